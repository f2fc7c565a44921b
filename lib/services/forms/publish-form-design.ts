import { and, eq, sql } from 'drizzle-orm';
import { withClub } from '@/db/client';
import { formDesigns } from '@/db/schema/forms';
import type { Ctx } from '@/lib/context';
import type { FormDesign } from '@/lib/contracts/forms';

/** Replaces the published design of all forms. */
export async function publishFormDesign(ctx: Ctx, design: FormDesign): Promise<void> {
  const { presetDesign, customDesign, additionalCss } = design;
  await withClub(ctx, tx =>
    tx
      .update(formDesigns)
      .set({
        presetDesign,
        customDesign,
        additionalCss,
        version: sql`${formDesigns.version} + 1`,
        updatedAt: ctx.now,
      })
      .where(and(eq(formDesigns.clubId, ctx.clubId), eq(formDesigns.stage, 'Published'))),
  );
}
