import { withClub } from '@/db/client';
import type { ChangeDepartmentSettings, DepartmentSettingsSchema } from '@/lib/contracts/catalog';
import type { Ctx } from '@/lib/platform/context';
import { invalid } from '@/lib/platform/errors';
import { assertPrecondition, type Precondition } from '@/lib/platform/precondition';
import { changedNames, recordAudit } from '@/lib/services/audit/record-audit';
import { getSettingsRow, updateSettingsRow } from './queries';
import { toDepartmentSettings } from './read';

type UpdateDepartmentSettings = {
  readonly settings: ChangeDepartmentSettings;
  readonly precondition: Precondition;
};

/**
 * Changes the rules for choosing departments; absent properties do not change. Throws 412, and 400 if the minimum
 * number of departments is above the maximum.
 */
export async function updateDepartmentSettings(
  ctx: Ctx,
  { settings, precondition }: UpdateDepartmentSettings,
): Promise<{ settings: DepartmentSettingsSchema; version: number }> {
  return withClub(ctx, async tx => {
    const before = await getSettingsRow(tx, ctx.clubId, true);
    assertPrecondition(precondition, before.version);
    const { minSelection, maxSelection } = { ...before, ...settings };
    if (maxSelection !== null && maxSelection < minSelection) {
      throw invalid([{ path: 'maxSelection', key: 'selectionBounds' }]);
    }
    await updateSettingsRow(tx, before, settings);
    const details = { changed: changedNames(before, settings) };
    await recordAudit(tx, ctx, { action: 'Updated', recordType: 'DepartmentSettings', details });
    const row = await getSettingsRow(tx, ctx.clubId);
    return { settings: toDepartmentSettings(row), version: row.version };
  });
}
