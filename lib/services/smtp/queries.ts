import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { clubs } from '@/db/schema/clubs';
import { smtpSettings } from '@/db/schema/mail';
import { notFound } from '@/lib/platform/errors';
import type { AddressForm, Locale } from '@/lib/rules/enums';

export type SmtpRow = typeof smtpSettings.$inferSelect;
export type SmtpClub = {
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
  readonly addressForm: AddressForm;
};

/** The club of the settings; `isLocked` locks it against other changes, also if it has no settings yet. */
export async function requireSmtpClub(tx: Tx, clubId: string, isLocked = false): Promise<SmtpClub> {
  const query = tx
    .select({ name: clubs.name, email: clubs.email, locale: clubs.locale, addressForm: clubs.addressForm })
    .from(clubs)
    .where(eq(clubs.id, clubId));
  const [club] = await (isLocked ? query.for('no key update') : query);
  if (!club) throw notFound();
  return club;
}

export async function findSmtp(tx: Tx, clubId: string): Promise<SmtpRow | null> {
  const [row] = await tx.select().from(smtpSettings).where(eq(smtpSettings.clubId, clubId));
  return row ?? null;
}

export async function putSmtp(tx: Tx, row: SmtpRow): Promise<SmtpRow> {
  const { clubId: _clubId, ...changes } = row;
  const [stored] = await tx
    .insert(smtpSettings)
    .values(row)
    .onConflictDoUpdate({ target: smtpSettings.clubId, set: changes })
    .returning();
  if (!stored) throw new Error('An upsert without a row');
  return stored;
}

export async function deleteSmtp(tx: Tx, clubId: string): Promise<void> {
  await tx.delete(smtpSettings).where(eq(smtpSettings.clubId, clubId));
}
