import type { Tx } from '@/db/client';
import { decryptField, type RecordField } from '@/lib/platform/crypto/record-encryption';
import { findSmtpSettings, type SmtpSettingsRow } from './queries';

/** A club's own mail server, with its decrypted password. */
export type ClubSmtp = Omit<SmtpSettingsRow, 'passwordEncrypted' | 'updatedAt'> & {
  readonly password: string;
};

/** Location of the encrypted password. */
export function smtpPasswordField(clubId: string): RecordField {
  return { table: 'smtp_settings', column: 'password_encrypted', clubId, recordId: clubId };
}

export async function findClubSmtp(tx: Tx, clubId: string): Promise<ClubSmtp | null> {
  const row = await findSmtpSettings(tx, clubId);
  if (!row) return null;
  const { passwordEncrypted, updatedAt: _updatedAt, ...settings } = row;
  const password = passwordEncrypted ? decryptField(passwordEncrypted, smtpPasswordField(clubId)) : '';
  return { ...settings, password };
}
