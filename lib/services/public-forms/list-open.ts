import { readClub } from '@/db/client';
import { narrowToForm, narrowToStandard } from '@/lib/contracts/narrow-to-form';
import type { Ctx } from '@/lib/platform/context';
import type { SubmissionKind } from '@/lib/rules/enums';
import { listFurtherForms } from '@/lib/services/further-forms/read';
import { closedOf } from './closed';
import { type FormConfig, loadWholeConfig, shownConfig } from './load-config';
import type { ChooseLocale } from './read';

export type OpenForm = {
  readonly kind: SubmissionKind;
  /** Slug and title of a further membership form. */
  readonly furtherForm: { readonly slug: string; readonly title: string } | null;
};

/** Lists the forms of the club that accept submissions now: applications first, in the club's order of further forms. */
export async function listOpenForms(ctx: Ctx, choose: ChooseLocale): Promise<OpenForm[]> {
  const [whole, furtherForms] = await Promise.all([
    readClub(ctx, tx => loadWholeConfig(tx, ctx.clubId)),
    listFurtherForms(ctx),
  ]);
  const standard = narrowToStandard(whole);
  const forms: readonly (readonly [SubmissionKind, FormConfig])[] = [
    ['Membership', standard],
    ...furtherForms.map(form => ['Membership', narrowToForm(whole, form)] as const),
    ['Change', standard],
    ['Cancellation', standard],
  ];
  return forms
    .filter(([kind, config]) => closedOf(config, kind, ctx.now) === null)
    .map(([kind, config]) => {
      const { furtherForm } = shownConfig(config, choose(config.club));
      return { kind, furtherForm: furtherForm && { slug: furtherForm.slug, title: furtherForm.title } };
    });
}
