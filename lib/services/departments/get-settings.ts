import { withClub } from '@/db/client';
import type { DepartmentSettingsSchema } from '@/lib/contracts/catalog';
import type { Ctx } from '@/lib/platform/context';
import { getSettingsRow } from './queries';
import { toDepartmentSettings } from './serialize';

/** The terms for choosing departments, and their version. */
export async function getDepartmentSettings(
  ctx: Ctx,
): Promise<{ settings: DepartmentSettingsSchema; version: number }> {
  const row = await withClub(ctx, tx => getSettingsRow(tx, ctx.clubId));
  return { settings: toDepartmentSettings(row), version: row.version };
}
