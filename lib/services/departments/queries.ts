import { and, arrayOverlaps, asc, count, eq, inArray, isNull, ne } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Tx } from '@/db/client';
import { departments, membershipDepartmentPrices, memberships } from '@/db/schema/catalog';
import { departmentSettings } from '@/db/schema/clubs';
import { submissions } from '@/db/schema/submissions';
import type { ChangeDepartmentSettings } from '@/lib/contracts/catalog';
import { AppError, notFound } from '@/lib/platform/errors';

export type DepartmentRow = typeof departments.$inferSelect;
export type DepartmentSettingsRow = typeof departmentSettings.$inferSelect;

const isOf = (clubId: string) => and(eq(departments.clubId, clubId), isNull(departments.deletedAt));

/** Sorted by `sortOrder`, then name; deleted ones only with `withDeleted`. */
export function listDepartmentRows(tx: Tx, clubId: string, withDeleted = false): Promise<DepartmentRow[]> {
  return tx
    .select()
    .from(departments)
    .where(withDeleted ? eq(departments.clubId, clubId) : isOf(clubId))
    .orderBy(asc(departments.sortOrder), asc(departments.name));
}

/** Returns a department of the club; `isLocked` locks it until the transaction ends. Throws 404. */
export async function requireDepartment(
  tx: Tx,
  clubId: string,
  id: string,
  isLocked = false,
): Promise<DepartmentRow> {
  if (!isUuid(id)) throw notFound();
  const query = tx
    .select()
    .from(departments)
    .where(and(isOf(clubId), eq(departments.id, id)));
  const [row] = await (isLocked ? query.for('update') : query);
  if (!row) throw notFound();
  return row;
}

/** Whether another department of the club has this name. */
async function isNameTaken(tx: Tx, clubId: string, name: string, exceptId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: departments.id })
    .from(departments)
    .where(and(isOf(clubId), eq(departments.name, name), ne(departments.id, exceptId)));
  return rows.length > 0;
}

export async function countDepartments(tx: Tx, clubId: string): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(departments).where(isOf(clubId));
  return row?.total ?? 0;
}

export async function insertDepartment(tx: Tx, row: typeof departments.$inferInsert): Promise<DepartmentRow> {
  const [inserted] = await tx.insert(departments).values(row).returning();
  if (!inserted) throw new Error('An insert without a row');
  return inserted;
}

/** Updates columns and raises the version. */
export async function updateDepartmentRow(
  tx: Tx,
  row: DepartmentRow,
  columns: Partial<Omit<DepartmentRow, 'clubId' | 'id' | 'version'>>,
): Promise<void> {
  await tx
    .update(departments)
    .set({ ...columns, version: row.version + 1 })
    .where(and(eq(departments.clubId, row.clubId), eq(departments.id, row.id)));
}

/**
 * Counts the tariffs that price a department, and the undecided submissions that choose it, wish for it or leave it.
 */
export async function countDepartmentUses(
  tx: Tx,
  clubId: string,
  id: string,
): Promise<{ tariffCount: number; openSubmissionCount: number }> {
  const [tariffs] = await tx
    .select({ total: count() })
    .from(membershipDepartmentPrices)
    .innerJoin(
      memberships,
      and(
        eq(memberships.clubId, membershipDepartmentPrices.clubId),
        eq(memberships.id, membershipDepartmentPrices.membershipId),
        isNull(memberships.deletedAt),
      ),
    )
    .where(
      and(eq(membershipDepartmentPrices.clubId, clubId), eq(membershipDepartmentPrices.departmentId, id)),
    );
  const [open] = await tx
    .select({ total: count() })
    .from(submissions)
    .where(
      and(
        eq(submissions.clubId, clubId),
        inArray(submissions.state, ['New', 'Confirmed']),
        arrayOverlaps(submissions.departmentIds, [id]),
      ),
    );
  return { tariffCount: tariffs?.total ?? 0, openSubmissionCount: open?.total ?? 0 };
}

/** The rules for choosing departments; `isLocked` locks them until the transaction ends. */
export async function getSettingsRow(
  tx: Tx,
  clubId: string,
  isLocked = false,
): Promise<DepartmentSettingsRow> {
  const query = tx.select().from(departmentSettings).where(eq(departmentSettings.clubId, clubId));
  const [row] = await (isLocked ? query.for('update') : query);
  if (!row) throw notFound();
  return row;
}

export async function updateSettingsRow(
  tx: Tx,
  row: DepartmentSettingsRow,
  settings: ChangeDepartmentSettings,
): Promise<void> {
  await tx
    .update(departmentSettings)
    .set({ ...settings, version: row.version + 1 })
    .where(eq(departmentSettings.clubId, row.clubId));
}

/** Throws 409 if another department of the club has the name. The caller has locked the catalog. */
export async function assertNameFree(
  tx: Tx,
  clubId: string,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  if (await isNameTaken(tx, clubId, name, id)) throw new AppError('already-taken', { members: { name } });
}
