import { type Tx, withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { notFound } from '@/lib/platform/errors';
import type { Precondition } from '@/lib/platform/precondition';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { type DesignRow, deleteBackgrounds, getDesigns, listBackgrounds, writeDesign } from './queries';
import { assertBackgroundVersion, backgroundUrl } from './rules';

/** Removes the background image from the published design and from its draft. Throws 404 and 412. */
export async function removeBackgroundImage(
  ctx: Ctx,
  { precondition }: { readonly precondition: Precondition },
): Promise<void> {
  await withClub(ctx, async tx => {
    const designs = await getDesigns(tx, ctx.clubId, true);
    const { slug, published, draft } = await listBackgrounds(tx, ctx.clubId);
    const stored = draft ?? published;
    if (!stored) throw notFound();
    assertBackgroundVersion(precondition, backgroundUrl(slug, stored.contentHash));
    await deleteBackgrounds(tx, ctx.clubId);
    for (const row of [designs.published, designs.draft]) if (row) await withoutImage(tx, ctx, row);
    await recordAudit(tx, ctx, { action: 'Deleted', recordType: 'BackgroundImage' });
  });
}

async function withoutImage(tx: Tx, ctx: Ctx, row: DesignRow): Promise<void> {
  if (!row.customDesign?.backgroundImageUrl) return;
  await writeDesign(tx, ctx.clubId, row.stage, {
    ...row,
    customDesign: { ...row.customDesign, backgroundImageUrl: '' },
    version: row.version + 1,
    updatedAt: ctx.now,
  });
}
