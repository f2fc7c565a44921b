import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { departments, membershipSurcharges, memberships } from '@/db/schema/catalog';
import { clubs } from '@/db/schema/clubs';
import { cancellationForms, consents, furtherForms } from '@/db/schema/forms';
import type { NamedRecords } from '@/lib/contracts/submissions/submission-in-language';
import { notFound } from '@/lib/platform/errors';

/** Returns the names that submissions contain, also of records that were deleted, with their translations. */
export async function getNamedRecords(tx: Tx, clubId: string): Promise<NamedRecords> {
  const namesOf = (table: typeof memberships | typeof membershipSurcharges | typeof departments) =>
    tx
      .select({ id: table.id, name: table.name, translations: table.translations })
      .from(table)
      .where(eq(table.clubId, clubId));
  const [tariffs, surcharges, places, titles, asked, [club]] = await Promise.all([
    namesOf(memberships),
    namesOf(membershipSurcharges),
    namesOf(departments),
    tx
      .select({ id: furtherForms.id, title: furtherForms.title, translations: furtherForms.translations })
      .from(furtherForms)
      .where(eq(furtherForms.clubId, clubId)),
    tx
      .select({ id: consents.id, label: consents.label, translations: consents.translations })
      .from(consents)
      .where(eq(consents.clubId, clubId)),
    tx
      .select({
        clubLocale: clubs.locale,
        reasons: cancellationForms.reasons,
        translations: cancellationForms.translations,
      })
      .from(clubs)
      .innerJoin(cancellationForms, eq(cancellationForms.clubId, clubs.id))
      .where(eq(clubs.id, clubId)),
  ]);
  if (!club) throw notFound();
  const { clubLocale, ...cancellation } = club;
  const named = [...tariffs, ...surcharges, ...places];
  return { clubLocale, named, furtherForms: titles, consents: asked, cancellation };
}
