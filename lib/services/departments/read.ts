import { withClub } from '@/db/client';
import type { DepartmentSchema, DepartmentSettingsSchema } from '@/lib/contracts/catalog';
import type { Ctx } from '@/lib/platform/context';
import {
  type DepartmentRow,
  type DepartmentSettingsRow,
  getSettingsRow,
  listDepartmentRows,
  requireDepartment,
} from './queries';

/** All departments of the club, in `sortOrder`, then name. */
export async function listDepartments(ctx: Ctx): Promise<DepartmentSchema[]> {
  return (await withClub(ctx, tx => listDepartmentRows(tx, ctx.clubId))).map(toDepartment);
}

/** Every department that the club has or had, for submissions older than a deletion. */
export async function listKnownDepartments(ctx: Ctx): Promise<DepartmentSchema[]> {
  return (await withClub(ctx, tx => listDepartmentRows(tx, ctx.clubId, true))).map(toDepartment);
}

/** One department and its version. Throws 404. */
export async function getDepartment(
  ctx: Ctx,
  id: string,
): Promise<{ department: DepartmentSchema; version: number }> {
  const row = await withClub(ctx, tx => requireDepartment(tx, ctx.clubId, id));
  return { department: toDepartment(row), version: row.version };
}

/** The terms for choosing departments, and their version. */
export async function getDepartmentSettings(
  ctx: Ctx,
): Promise<{ settings: DepartmentSettingsSchema; version: number }> {
  const row = await withClub(ctx, tx => getSettingsRow(tx, ctx.clubId));
  return { settings: toDepartmentSettings(row), version: row.version };
}

export function toDepartment(row: DepartmentRow): DepartmentSchema {
  const { id, name, description, externalCode, isActive, sortOrder } = row;
  return { id, name, description, externalCode, isActive, sortOrder };
}

export function toDepartmentSettings(row: DepartmentSettingsRow): DepartmentSettingsSchema {
  const { isEnabled, minSelection, maxSelection } = row;
  return { isEnabled, minSelection, maxSelection };
}
