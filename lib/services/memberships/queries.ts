import { and, asc, count, eq, getTableColumns, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { buildOnce } from '@/db/build-once';
import type { Tx } from '@/db/client';
import { epochMs, jsonRows, rowOfClub, wantedClub } from '@/db/json-rows';
import {
  departments,
  membershipDepartmentPrices,
  membershipSurcharges,
  memberships,
} from '@/db/schema/catalog';
import { submissionChanges, submissionMemberships, submissions } from '@/db/schema/submissions';
import { AppError, notFound } from '@/lib/platform/errors';

export type MembershipRow = typeof memberships.$inferSelect;
export type DepartmentPriceRow = typeof membershipDepartmentPrices.$inferSelect;
export type SurchargeRow = typeof membershipSurcharges.$inferSelect;

export type MembershipParts = {
  readonly departmentPrices: readonly DepartmentPriceRow[];
  readonly surcharges: readonly SurchargeRow[];
};
type TariffRow = Omit<MembershipRow, 'createdAt' | 'updatedAt' | 'deletedAt'>;
export type MembershipRows = MembershipParts & { readonly membership: TariffRow };

const isOf = (clubId: string) => and(eq(memberships.clubId, clubId), isNull(memberships.deletedAt));

const { createdAt: _created, updatedAt: _updated, ...tariffColumns } = getTableColumns(memberships);
/** Applications that take a place: all that were not rejected or withdrawn. Null without a limit. */
const placesTaken = sql<number | null>`case when ${memberships.places} is not null then (
  select count(*) from ${submissionMemberships}
  join ${submissions} on ${submissions.clubId} = ${submissionMemberships.clubId}
    and ${submissions.id} = ${submissionMemberships.submissionId}
  where ${submissionMemberships.clubId} = ${wantedClub}
    and ${submissionMemberships.membershipId} = ${memberships.id} and ${submissions.state} <> 'Rejected'
) end`;

const selectTariffs = buildOnce(['clubId'], (tx, given) =>
  tx
    .select({
      tariffs: jsonRows(
        { ...tariffColumns, deletedAt: epochMs(memberships.deletedAt), placesTaken },
        sql`${memberships.sortOrder}, ${memberships.name}`,
        sql`${memberships} where ${memberships.clubId} = ${wantedClub}`,
      ),
      departmentPrices: jsonRows(
        getTableColumns(membershipDepartmentPrices),
        sql`${departments.sortOrder}, ${departments.name}`,
        sql`${membershipDepartmentPrices}
          join ${departments} on ${departments.clubId} = ${membershipDepartmentPrices.clubId}
            and ${departments.id} = ${membershipDepartmentPrices.departmentId}
          where ${membershipDepartmentPrices.clubId} = ${wantedClub}`,
      ),
      surcharges: jsonRows(
        getTableColumns(membershipSurcharges),
        sql`${membershipSurcharges.sortOrder}, ${membershipSurcharges.name}, ${membershipSurcharges.id}`,
        sql`${membershipSurcharges} where ${membershipSurcharges.clubId} = ${wantedClub}`,
      ),
    })
    .from(rowOfClub(given('clubId'))),
);

/**
 * All tariffs with their prices, surcharges and taken places in one statement, ordered by `sortOrder`, then name.
 * Deleted ones only on request.
 */
export async function listMembershipRows(tx: Tx, clubId: string, withDeleted = false) {
  const [found] = await selectTariffs(tx, { clubId });
  if (!found) throw new Error('Tariffs were not read');
  const prices = Map.groupBy(found.departmentPrices, ({ membershipId }) => membershipId);
  const surcharges = Map.groupBy(found.surcharges, ({ membershipId }) => membershipId);
  return found.tariffs
    .filter(({ deletedAt }) => withDeleted || deletedAt === null)
    .map(({ placesTaken: taken, deletedAt: _deleted, ...membership }) => ({
      membership,
      departmentPrices: prices.get(membership.id) ?? [],
      surcharges: surcharges.get(membership.id) ?? [],
      placesTaken: taken ?? 0,
    }));
}

/** Prices of a tariff ordered by department, and its surcharges in their order. */
export async function listParts(tx: Tx, clubId: string, membershipId: string): Promise<MembershipParts> {
  const prices = membershipDepartmentPrices;
  const surcharges = membershipSurcharges;
  const priceRows = tx
    .select({ price: prices })
    .from(prices)
    .innerJoin(
      departments,
      and(eq(departments.clubId, prices.clubId), eq(departments.id, prices.departmentId)),
    )
    .where(and(eq(prices.clubId, clubId), eq(prices.membershipId, membershipId)))
    .orderBy(asc(departments.sortOrder), asc(departments.name));
  const surchargeRows = tx
    .select()
    .from(surcharges)
    .where(and(eq(surcharges.clubId, clubId), eq(surcharges.membershipId, membershipId)))
    .orderBy(asc(surcharges.sortOrder), asc(surcharges.name), asc(surcharges.id));
  const [departmentPrices, surchargesOf] = await Promise.all([priceRows, surchargeRows]);
  return { departmentPrices: departmentPrices.map(({ price }) => price), surcharges: surchargesOf };
}

/** A tariff of the club; `isLocked` locks it until the transaction ends. Throws 404. */
export async function requireMembership(
  tx: Tx,
  clubId: string,
  id: string,
  isLocked = false,
): Promise<MembershipRow> {
  if (!isUuid(id)) throw notFound();
  const query = tx
    .select()
    .from(memberships)
    .where(and(isOf(clubId), eq(memberships.id, id)));
  const [row] = await (isLocked ? query.for('update') : query);
  if (!row) throw notFound();
  return row;
}

/** Whether another tariff of the club has this name. */
async function isNameTaken(tx: Tx, clubId: string, name: string, exceptId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: memberships.id })
    .from(memberships)
    .where(and(isOf(clubId), eq(memberships.name, name), ne(memberships.id, exceptId)));
  return rows.length > 0;
}

export async function countMemberships(tx: Tx, clubId: string): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(memberships).where(isOf(clubId));
  return row?.total ?? 0;
}

/** The ids among `ids` that are current departments of the club. */
export async function knownDepartmentIds(tx: Tx, clubId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: departments.id })
    .from(departments)
    .where(
      and(eq(departments.clubId, clubId), isNull(departments.deletedAt), inArray(departments.id, [...ids])),
    );
  return rows.map(({ id }) => id);
}

export async function insertMembership(tx: Tx, row: typeof memberships.$inferInsert): Promise<MembershipRow> {
  const [inserted] = await tx.insert(memberships).values(row).returning();
  if (!inserted) throw new Error('An insert without a row');
  return inserted;
}

/** Updates columns and increments the version. */
export async function updateMembershipRow(
  tx: Tx,
  row: Pick<MembershipRow, 'clubId' | 'id' | 'version'>,
  columns: Partial<Omit<MembershipRow, 'clubId' | 'id' | 'version'>>,
): Promise<void> {
  await tx
    .update(memberships)
    .set({ ...columns, version: row.version + 1 })
    .where(and(eq(memberships.clubId, row.clubId), eq(memberships.id, row.id)));
}

/** Replaces all prices and surcharges of a tariff. */
export async function replaceParts(
  tx: Tx,
  { clubId, id }: Pick<MembershipRow, 'clubId' | 'id'>,
  { departmentPrices, surcharges }: MembershipParts,
): Promise<void> {
  for (const table of [membershipDepartmentPrices, membershipSurcharges]) {
    await tx.delete(table).where(and(eq(table.clubId, clubId), eq(table.membershipId, id)));
  }
  if (departmentPrices.length > 0) await tx.insert(membershipDepartmentPrices).values([...departmentPrices]);
  if (surcharges.length > 0) await tx.insert(membershipSurcharges).values([...surcharges]);
}

/** Number of open submissions that chose a tariff or wish for it. */
export async function countOpenSubmissions(tx: Tx, clubId: string, id: string): Promise<number> {
  const chosen = tx
    .select({ id: submissionMemberships.submissionId })
    .from(submissionMemberships)
    .where(and(eq(submissionMemberships.clubId, clubId), eq(submissionMemberships.membershipId, id)));
  const wished = tx
    .select({ id: submissionChanges.submissionId })
    .from(submissionChanges)
    .where(
      and(
        eq(submissionChanges.clubId, clubId),
        sql`${submissionChanges.wishes} ->> 'membershipId' = ${id}::text`,
      ),
    );
  const [row] = await tx
    .select({ total: count() })
    .from(submissions)
    .where(
      and(
        eq(submissions.clubId, clubId),
        inArray(submissions.state, ['New', 'Confirmed']),
        or(inArray(submissions.id, chosen), inArray(submissions.id, wished)),
      ),
    );
  return row?.total ?? 0;
}

/** Throws 409 if another tariff of the club has the name. The catalog must be locked. */
export async function assertNameFree(
  tx: Tx,
  clubId: string,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  if (await isNameTaken(tx, clubId, name, id)) throw new AppError('already-taken', { members: { name } });
}
