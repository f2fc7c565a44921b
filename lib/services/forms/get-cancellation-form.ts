import { withClub } from '@/db/client';
import type { FormCancellation } from '@/lib/contracts/forms';
import type { Ctx } from '@/lib/platform/context';
import { getCancellationFormRow } from './queries';
import { toFormCancellation } from './serialize';

/** The settings of the cancellation form, with their version. */
export async function getCancellationForm(ctx: Ctx): Promise<{ form: FormCancellation; version: number }> {
  const row = await withClub(ctx, tx => getCancellationFormRow(tx, ctx.clubId));
  return { form: toFormCancellation(row), version: row.version };
}
