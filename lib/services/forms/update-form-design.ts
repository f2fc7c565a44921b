import { type Tx, withClub } from '@/db/client';
import type { ChangeFormDesign, CustomDesignSettings, FormDesign } from '@/lib/contracts/forms';
import { env } from '@/lib/env';
import type { Ctx } from '@/lib/platform/context';
import { invalid, type Violation } from '@/lib/platform/errors';
import { assertPrecondition, type Precondition } from '@/lib/platform/precondition';
import { confineCss } from '@/lib/rules/css/confine-css';
import { changedNames, recordAudit } from '@/lib/services/audit/record-audit';
import { fetchBackground, type NewBackground } from './make-background';
import {
  deleteBackgrounds,
  deleteDraft,
  getDesigns,
  listBackgrounds,
  publishBackground,
  upsertBackground,
  writeDesign,
} from './queries';
import { toFormDesign } from './read';
import { backgroundUrl, readBackgroundUrl } from './rules';

type UpdateFormDesign = {
  readonly design: ChangeFormDesign;
  /** Stores it as the draft; the published design does not change. */
  readonly isPreview?: boolean;
  readonly precondition?: Precondition;
};

type UpdatedDesign = {
  readonly design: FormDesign;
  readonly version: number;
  /** The removed parts of `additionalCss`. */
  readonly dropped: readonly Violation[];
};

/**
 * Publishes the design of all forms and removes its draft, or stores it as the draft. CSS is scoped to the form; an
 * image of another site is copied. Throws 412, and 400 for an image that cannot be loaded.
 */
export async function updateFormDesign(
  ctx: Ctx,
  { design, isPreview = false, precondition = null }: UpdateFormDesign,
): Promise<UpdatedDesign> {
  const slug = await withClub(ctx, async tx => {
    const { published, draft } = await getDesigns(tx, ctx.clubId);
    assertPrecondition(precondition, ((isPreview ? draft : null) ?? published).version);
    return (await listBackgrounds(tx, ctx.clubId)).slug;
  });
  const { css: additionalCss, dropped } = confineCss(design.additionalCss);
  const image = await imageOf(ctx.clubId, design, slug);
  const stored = await withClub(ctx, async tx => {
    const designs = await getDesigns(tx, ctx.clubId, true);
    const before = (isPreview ? designs.draft : null) ?? designs.published;
    assertPrecondition(precondition, before.version);
    const row = {
      presetDesign: design.presetDesign,
      customDesign: await withStoredImage(tx, ctx, { custom: design.customDesign, image, isPreview }),
      brandColor: design.brandColor === undefined ? before.brandColor : design.brandColor,
      colorScheme: design.colorScheme ?? before.colorScheme,
      font: design.font ?? before.font,
      additionalCss,
      version: Math.max(designs.published.version, designs.draft?.version ?? 0) + 1,
      updatedAt: ctx.now,
    };
    await writeDesign(tx, ctx.clubId, isPreview ? 'Draft' : 'Published', row);
    const after = { ...before, ...row };
    // The editor stores a draft after each change; only what members see is recorded.
    if (isPreview) return after;
    await endDraft(tx, ctx.clubId, row.customDesign);
    const { dateModified: _dateModified, ...content } = toFormDesign(after);
    const details = { properties: changedNames(toFormDesign(before), content) };
    await recordAudit(tx, ctx, { action: 'Published', recordType: 'FormDesign', details });
    return after;
  });
  return { design: toFormDesign(stored), version: stored.version, dropped };
}

type Image =
  | { readonly kind: 'None' }
  | { readonly kind: 'Stored'; readonly version: string }
  | { readonly kind: 'New'; readonly picture: NewBackground };

/** Fetching may need seconds, so it runs before any row is locked. */
async function imageOf(clubId: string, { customDesign }: ChangeFormDesign, slug: string): Promise<Image> {
  const url = customDesign?.backgroundImageUrl ?? '';
  if (url === '') return { kind: 'None' };
  const version = readBackgroundUrl(url, slug, env().APP_URL);
  if (version !== null) return { kind: 'Stored', version };
  return { kind: 'New', picture: await fetchBackground(clubId, url) };
}

type Given = {
  readonly custom: CustomDesignSettings | null;
  readonly image: Image;
  readonly isPreview: boolean;
};

async function withStoredImage(
  tx: Tx,
  ctx: Ctx,
  { custom, image, isPreview }: Given,
): Promise<CustomDesignSettings | null> {
  if (!custom || image.kind === 'None') return custom;
  const { slug, published, draft } = await listBackgrounds(tx, ctx.clubId);
  if (image.kind === 'New') {
    const { clubId, now: updatedAt } = ctx;
    const kind = isPreview ? 'BackgroundDraft' : 'Background';
    await upsertBackground(tx, { clubId, kind, updatedAt, ...image.picture });
    return { ...custom, backgroundImageUrl: backgroundUrl(slug, image.picture.contentHash) };
  }
  const found = [published, draft].find(one => one?.contentHash.startsWith(image.version));
  if (!found) throw invalid([{ path: 'customDesign.backgroundImageUrl', key: 'imageUnknown' }]);
  if (found.kind === 'BackgroundDraft' && !isPreview) await publishBackground(tx, ctx.clubId);
  return { ...custom, backgroundImageUrl: backgroundUrl(slug, found.contentHash) };
}

/** Removes the draft, so that editors continue from the published design, and images that no design names any more. */
async function endDraft(tx: Tx, clubId: string, custom: CustomDesignSettings | null): Promise<void> {
  await deleteDraft(tx, clubId);
  if (!custom?.backgroundImageUrl) await deleteBackgrounds(tx, clubId, ['Background']);
}
