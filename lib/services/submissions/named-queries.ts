import { eq, sql } from 'drizzle-orm';
import { buildOnce } from '@/db/build-once';
import type { Tx } from '@/db/client';
import { jsonRows, rowOfClub, wantedClub } from '@/db/json-rows';
import { departments, membershipSurcharges, memberships } from '@/db/schema/catalog';
import { clubs } from '@/db/schema/clubs';
import { cancellationForms, consents, furtherForms } from '@/db/schema/forms';
import type { NamedRecords } from '@/lib/contracts/submissions/submission-in-language';
import { notFound } from '@/lib/platform/errors';

/** Returns the names that submissions contain, also of records that were deleted, with their translations. */
export async function getNamedRecords(tx: Tx, clubId: string): Promise<NamedRecords> {
  const [found] = await selectNames(tx, { clubId });
  if (!found) throw notFound();
  const { clubLocale, cancellation, tariffs, surcharges, departments: places, ...others } = found;
  return { clubLocale, named: [...tariffs, ...surcharges, ...places], ...others, cancellation };
}

/** The names of the club of the outer statement. */
const names = {
  tariffs: namesOf(memberships),
  surcharges: namesOf(membershipSurcharges),
  departments: namesOf(departments),
  furtherForms: jsonRows(
    { id: furtherForms.id, title: furtherForms.title, translations: furtherForms.translations },
    sql`${furtherForms.id}`,
    sql`${furtherForms} where ${furtherForms.clubId} = ${wantedClub}`,
  ),
  consents: jsonRows(
    { id: consents.id, label: consents.label, translations: consents.translations },
    sql`${consents.id}`,
    sql`${consents} where ${consents.clubId} = ${wantedClub}`,
  ),
};

const selectNames = buildOnce(['clubId'], (tx, given) =>
  tx
    .select({
      clubLocale: clubs.locale,
      cancellation: { reasons: cancellationForms.reasons, translations: cancellationForms.translations },
      ...names,
    })
    .from(clubs)
    .innerJoin(rowOfClub(given('clubId')), sql`${clubs.id} = ${wantedClub}`)
    .innerJoin(cancellationForms, eq(cancellationForms.clubId, clubs.id)),
);

function namesOf(table: typeof memberships | typeof membershipSurcharges | typeof departments) {
  const { id, name, translations } = table;
  return jsonRows(
    { id, name, translations },
    sql`${id}`,
    sql`${table} where ${table.clubId} = ${wantedClub}`,
  );
}
