import type { SmtpSettings } from '@/lib/api-client/smtp';

type Server = Pick<SmtpSettings, 'host' | 'port' | 'security'>;

/** Servers from the providers' public instructions; names in the providers' spelling. */
export const providers: readonly (Server & { readonly name: string })[] = [
  { name: 'GMX', host: 'mail.gmx.net', port: 587, security: 'StartTls' },
  { name: 'Gmail, Google Workspace', host: 'smtp.gmail.com', port: 465, security: 'Tls' },
  { name: 'Hetzner', host: 'mail.your-server.de', port: 587, security: 'StartTls' },
  { name: 'IONOS', host: 'smtp.ionos.de', port: 465, security: 'Tls' },
  { name: 'mailbox.org', host: 'smtp.mailbox.org', port: 465, security: 'Tls' },
  { name: 'Microsoft 365', host: 'smtp.office365.com', port: 587, security: 'StartTls' },
  { name: 'Posteo', host: 'posteo.de', port: 465, security: 'Tls' },
  { name: 'STRATO', host: 'smtp.strato.de', port: 465, security: 'Tls' },
  { name: 'Telekom (T-Online)', host: 'securesmtp.t-online.de', port: 465, security: 'Tls' },
  { name: 'WEB.DE', host: 'smtp.web.de', port: 587, security: 'StartTls' },
];

/** The provider of a server; null for any other. */
export function providerOf({ host }: Pick<Server, 'host'>): string | null {
  return providers.find(one => one.host === host.trim().toLowerCase())?.name ?? null;
}
