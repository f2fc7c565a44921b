import type { SmtpSettingsReadDto } from '@/lib/contracts/smtp';
import type { SmtpRow } from './queries';

/** Without the password, of which only is told that there is one. */
export function toSmtpSettings(row: SmtpRow): SmtpSettingsReadDto {
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
