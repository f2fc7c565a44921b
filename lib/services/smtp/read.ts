import { withClub } from '@/db/client';
import type { SmtpSettingsReadDto } from '@/lib/contracts/smtp';
import { env } from '@/lib/env';
import type { Ctx } from '@/lib/platform/context';
import { findSmtp, type SmtpRow } from './queries';

/** The club's own mail server, without its password; an empty record if it has none. */
export async function getSmtpSettings(ctx: Ctx): Promise<SmtpSettingsReadDto> {
  const row = await withClub(ctx, tx => findSmtp(tx, ctx.clubId));
  return toSmtpSettings(row);
}

/** Whether mails leave: by the club's own server or the installation's. */
export async function hasMailServer(ctx: Ctx): Promise<boolean> {
  return hasAccountMailServer() || (await withClub(ctx, tx => findSmtp(tx, ctx.clubId))) !== null;
}

const unset: SmtpSettingsReadDto = {
  host: '',
  port: 587,
  security: 'StartTls',
  username: '',
  fromAddress: '',
  fromName: '',
  replyTo: '',
  hasPassword: false,
};

/** Whether mails about accounts leave: by the installation's server only. */
export function hasAccountMailServer(): boolean {
  return env().SMTP_URL !== undefined;
}

/** The settings, with whether there is a password instead of the password. `host` is empty without settings. */
export function toSmtpSettings(row: SmtpRow | null): SmtpSettingsReadDto {
  if (!row) return unset;
  return {
    host: row.host,
    port: row.port,
    security: row.security,
    username: row.username,
    fromAddress: row.fromAddress,
    fromName: row.fromName,
    replyTo: row.replyTo,
    hasPassword: row.passwordEncrypted !== null,
    dateModified: row.updatedAt.toISOString(),
  };
}
