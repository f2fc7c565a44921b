import { eq, sql } from 'drizzle-orm';
import { withClub } from '@/db/client';
import { cancellationForms } from '@/db/schema/forms';
import type { Ctx } from '@/lib/context';
import type { FormCancellation } from '@/lib/contracts/forms';

/** Replaces the settings of the cancellation form. */
export async function updateCancellationForm(ctx: Ctx, form: FormCancellation): Promise<FormCancellation> {
  const { noticePeriod, ...fields } = form;
  await withClub(ctx, tx =>
    tx
      .update(cancellationForms)
      .set({
        ...fields,
        noticePeriodValue: noticePeriod.value,
        noticePeriodUnit: noticePeriod.unit,
        version: sql`${cancellationForms.version} + 1`,
        updatedAt: ctx.now,
      })
      .where(eq(cancellationForms.clubId, ctx.clubId)),
  );
  return form;
}
