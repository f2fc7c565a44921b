import { eq, sql } from 'drizzle-orm';
import { withClub } from '@/db/client';
import { membershipForms } from '@/db/schema/forms';
import type { Ctx } from '@/lib/context';
import type { FormMembership } from '@/lib/contracts/forms';

/** Replaces the settings of the membership form, which serve the change request too. */
export async function updateMembershipForm(ctx: Ctx, form: FormMembership): Promise<FormMembership> {
  await withClub(ctx, tx =>
    tx
      .update(membershipForms)
      .set({ ...form, version: sql`${membershipForms.version} + 1`, updatedAt: ctx.now })
      .where(eq(membershipForms.clubId, ctx.clubId)),
  );
  return form;
}
