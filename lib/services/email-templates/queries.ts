import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { clubs } from '@/db/schema/clubs';
import { emailTemplates } from '@/db/schema/mail';
import { clubUsers, users } from '@/db/schema/users';
import { notFound } from '@/lib/platform/errors';
import type { EmailTemplateType } from '@/lib/rules/enums';

export type TemplateRow = typeof emailTemplates.$inferSelect;
export type TemplateClub = Pick<
  typeof clubs.$inferSelect,
  'name' | 'email' | 'locale' | 'formLocales' | 'addressForm'
>;

/** The club data for default texts; `isLocked` blocks other changes to its templates. */
export async function requireTemplateClub(tx: Tx, clubId: string, isLocked = false): Promise<TemplateClub> {
  const query = tx
    .select({
      name: clubs.name,
      email: clubs.email,
      locale: clubs.locale,
      formLocales: clubs.formLocales,
      addressForm: clubs.addressForm,
    })
    .from(clubs)
    .where(eq(clubs.id, clubId));
  const [club] = await (isLocked ? query.for('no key update') : query);
  if (!club) throw notFound();
  return club;
}

/** Returns the user who gets a test, only if they work for the club. Throws 404. */
export async function requireTester(tx: Tx, clubId: string, userId: string) {
  const [row] = await tx
    .select({ email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(clubUsers)
    .innerJoin(users, eq(users.id, clubUsers.userId))
    .where(and(eq(clubUsers.clubId, clubId), eq(clubUsers.userId, userId)));
  if (!row) throw notFound();
  return row;
}

export async function listTemplateTypes(tx: Tx, clubId: string): Promise<EmailTemplateType[]> {
  const rows = await tx
    .select({ type: emailTemplates.type })
    .from(emailTemplates)
    .where(eq(emailTemplates.clubId, clubId));
  return rows.map(row => row.type);
}

export async function findTemplate(
  tx: Tx,
  clubId: string,
  type: EmailTemplateType,
): Promise<TemplateRow | null> {
  const [row] = await tx.select().from(emailTemplates).where(isTemplate(clubId, type));
  return row ?? null;
}

export async function upsertTemplate(
  tx: Tx,
  row: Pick<TemplateRow, 'clubId' | 'type' | 'subject' | 'body' | 'version' | 'updatedAt'> &
    Partial<Pick<TemplateRow, 'translations'>>,
): Promise<TemplateRow> {
  const { clubId: _clubId, type: _type, ...changes } = row;
  const [stored] = await tx
    .insert(emailTemplates)
    .values(row)
    .onConflictDoUpdate({ target: [emailTemplates.clubId, emailTemplates.type], set: changes })
    .returning();
  if (!stored) throw new Error('An upsert without a row');
  return stored;
}

export async function deleteTemplate(tx: Tx, clubId: string, type: EmailTemplateType): Promise<void> {
  await tx.delete(emailTemplates).where(isTemplate(clubId, type));
}

function isTemplate(clubId: string, type: EmailTemplateType) {
  return and(eq(emailTemplates.clubId, clubId), eq(emailTemplates.type, type));
}
