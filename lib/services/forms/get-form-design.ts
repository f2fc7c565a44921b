import { withClub } from '@/db/client';
import type { FormDesign } from '@/lib/contracts/forms';
import type { Ctx } from '@/lib/platform/context';
import { getDesigns } from './queries';
import { toFormDesign } from './serialize';

/** The published design, or for a preview its draft where there is one; with its version. */
export async function getFormDesign(
  ctx: Ctx,
  { isPreview }: { readonly isPreview: boolean },
): Promise<{ design: FormDesign; version: number }> {
  const { published, draft } = await withClub(ctx, tx => getDesigns(tx, ctx.clubId));
  const row = (isPreview ? draft : null) ?? published;
  return { design: toFormDesign(row), version: row.version };
}
