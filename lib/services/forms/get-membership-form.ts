import { withClub } from '@/db/client';
import type { FormMembership } from '@/lib/contracts/forms';
import type { Ctx } from '@/lib/platform/context';
import { getMembershipFormRow } from './queries';
import { toFormMembership } from './serialize';

/** The settings of the membership form, with their version. */
export async function getMembershipForm(ctx: Ctx): Promise<{ form: FormMembership; version: number }> {
  const row = await withClub(ctx, tx => getMembershipFormRow(tx, ctx.clubId));
  return { form: toFormMembership(row), version: row.version };
}
