import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/context';
import type { DepartmentSettingsSchema } from '@/lib/contracts/catalog';
import { assertPrecondition, type Precondition } from '@/lib/precondition';
import { changedNames } from '@/lib/services/audit/changed-names';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { getSettingsRow, updateSettingsRow } from './queries';
import { toDepartmentSettings } from './serialize';

type UpdateDepartmentSettings = {
  readonly settings: DepartmentSettingsSchema;
  readonly precondition: Precondition;
};

/** Replaces the terms for choosing departments. Throws 412. */
export async function updateDepartmentSettings(
  ctx: Ctx,
  { settings, precondition }: UpdateDepartmentSettings,
): Promise<{ settings: DepartmentSettingsSchema; version: number }> {
  return withClub(ctx, async tx => {
    const before = await getSettingsRow(tx, ctx.clubId, true);
    assertPrecondition(precondition, before.version);
    await updateSettingsRow(tx, before, settings);
    const details = { changed: changedNames(before, settings) };
    await recordAudit(tx, ctx, { action: 'Updated', recordType: 'DepartmentSettings', details });
    const row = await getSettingsRow(tx, ctx.clubId);
    return { settings: toDepartmentSettings(row), version: row.version };
  });
}
