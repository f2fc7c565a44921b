import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/context';
import type { FormMembership } from '@/lib/contracts/forms';
import { getMembershipFormRow } from './queries';
import { toFormMembership } from './serialize';

/** The settings of the membership form, with their version. */
export async function getMembershipForm(ctx: Ctx): Promise<{ form: FormMembership; version: number }> {
  const row = await withClub(ctx, tx => getMembershipFormRow(tx, ctx.clubId));
  return { form: toFormMembership(row), version: row.version };
}
