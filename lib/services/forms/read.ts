import { withClub } from '@/db/client';
import { FormCancellation, FormDesign, FormMembership } from '@/lib/contracts/forms';
import { ifTranslated } from '@/lib/contracts/translations';
import type { Ctx } from '@/lib/platform/context';
import {
  type CancellationFormRow,
  type DesignRow,
  getCancellationFormRow,
  getDesigns,
  getMembershipFormRow,
  type MembershipFormRow,
} from './queries';

/** Returns the settings of the membership form, with their version. */
export async function getMembershipForm(ctx: Ctx): Promise<{ form: FormMembership; version: number }> {
  const row = await withClub(ctx, tx => getMembershipFormRow(tx, ctx.clubId));
  return { form: toFormMembership(row), version: row.version };
}

/** Returns the settings of the cancellation form, with their version. */
export async function getCancellationForm(ctx: Ctx): Promise<{ form: FormCancellation; version: number }> {
  const row = await withClub(ctx, tx => getCancellationFormRow(tx, ctx.clubId));
  return { form: toFormCancellation(row), version: row.version };
}

/** Returns the published design, or for a preview its draft if there is one; with its version. */
export async function getFormDesign(
  ctx: Ctx,
  { isPreview }: { readonly isPreview: boolean },
): Promise<{ design: FormDesign; version: number }> {
  const { published, draft } = await withClub(ctx, tx => getDesigns(tx, ctx.clubId));
  const row = (isPreview ? draft : null) ?? published;
  return { design: toFormDesign(row), version: row.version };
}

export function toFormMembership(row: MembershipFormRow): FormMembership {
  const { clubId: _clubId, version: _version, updatedAt: _updatedAt, translations, ...form } = row;
  return FormMembership.parse({ ...form, ...ifTranslated(translations) });
}

export function toFormCancellation(row: CancellationFormRow): FormCancellation {
  const { clubId: _clubId, version: _version, updatedAt: _updatedAt, translations, ...form } = row;
  const { noticePeriodValue: value, noticePeriodUnit: unit, ...settings } = form;
  return FormCancellation.parse({
    ...settings,
    noticePeriod: { value, unit },
    ...ifTranslated(translations),
  });
}

/** A design with the time of its last change. */
export function toFormDesign(row: DesignRow): FormDesign {
  const { presetDesign, customDesign, brandColor, colorScheme, font, additionalCss, updatedAt } = row;
  return FormDesign.parse({
    presetDesign,
    colorScheme,
    font,
    additionalCss,
    ...(customDesign ? { customDesign } : {}),
    ...(brandColor ? { brandColor } : {}),
    dateModified: updatedAt.toISOString(),
  });
}
