import { readClub, withClub } from '@/db/client';
import type { DepartmentSchema, DepartmentSettingsSchema } from '@/lib/contracts/catalog';
import { withoutNulls } from '@/lib/contracts/common';
import { ifTranslated } from '@/lib/contracts/translations';
import type { Ctx } from '@/lib/platform/context';
import {
  type DepartmentRow,
  type DepartmentSettingsRow,
  getSettingsRow,
  listDepartmentRows,
  requireDepartment,
} from './queries';

/** Lists all departments of the club, in `sortOrder`, then name. */
export async function listDepartments(ctx: Ctx): Promise<DepartmentSchema[]> {
  return (await readClub(ctx, tx => listDepartmentRows(tx, ctx.clubId))).map(toDepartment);
}

/** Lists every department of the club, also deleted ones, for older submissions. */
export async function listKnownDepartments(ctx: Ctx): Promise<DepartmentSchema[]> {
  return (await readClub(ctx, tx => listDepartmentRows(tx, ctx.clubId, true))).map(toDepartment);
}

/** Names of the departments to which the actor is limited, also of deleted ones; empty if they may see the whole club. */
export async function listLimit(ctx: Ctx): Promise<string[]> {
  const ids = 'departmentIds' in ctx.actor ? ctx.actor.departmentIds : undefined;
  if (!ids) return [];
  return (await listKnownDepartments(ctx)).filter(({ id }) => ids.includes(id)).map(({ name }) => name);
}

/** Returns one department and its version. Throws 404. */
export async function getDepartment(
  ctx: Ctx,
  id: string,
): Promise<{ department: DepartmentSchema; version: number }> {
  const row = await withClub(ctx, tx => requireDepartment(tx, ctx.clubId, id));
  return { department: toDepartment(row), version: row.version };
}

/** Returns the rules for choosing departments, and their version. */
export async function getDepartmentSettings(
  ctx: Ctx,
): Promise<{ settings: DepartmentSettingsSchema; version: number }> {
  const row = await withClub(ctx, tx => getSettingsRow(tx, ctx.clubId));
  return { settings: toDepartmentSettings(row), version: row.version };
}

export function toDepartment(row: DepartmentRow): DepartmentSchema {
  const { id, name, description, minAge, maxAge, externalCode, isActive, sortOrder, translations } = row;
  return {
    id,
    name,
    description,
    ...withoutNulls({ minAge, maxAge }),
    externalCode,
    isActive,
    sortOrder,
    ...ifTranslated(translations),
  };
}

export function toDepartmentSettings(row: DepartmentSettingsRow): DepartmentSettingsSchema {
  const { isEnabled, minSelection, maxSelection } = row;
  return { isEnabled, minSelection, maxSelection };
}
