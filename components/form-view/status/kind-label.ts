import { findAsked } from '@/components/form-view/asked';
import type { ShownForm } from '@/components/form-view/shown-form';
import type { Texts } from '@/components/form-view/texts';
import type { Locale, SubmissionKind } from '@/lib/rules/enums';
import { partLabel } from '@/lib/rules/submissions/membership-part';

type Named = {
  readonly kind: SubmissionKind;
  readonly furtherForm?: { readonly title: string } | null;
};

/** The name of what was sent; that of an application on a further form contains its title. */
export function kindLabel({ kind, furtherForm }: Named, t: Texts): string {
  return furtherForm ? t('form.status.furtherForm', { title: furtherForm.title }) : t(`labels.kind.${kind}`);
}

/** Which words speak of it: those of a further form never speak of a membership. */
export function wordsOf({ kind, furtherForm }: Named): SubmissionKind | 'Further' {
  return furtherForm ? 'Further' : kind;
}

/** Whether the applicant knows the entry date; nobody wished one that a further form did not ask for. */
export function showsEntryDate(form: ShownForm): boolean {
  return form.furtherForm === null || Boolean(findAsked(form, 'Membership', 'entryDate'));
}

/** The name of what is about a part of a membership; null for anything else. */
export function partText(
  about: Parameters<typeof partLabel>[0],
  { t, locale }: { readonly t: Texts; readonly locale: Locale },
): string | null {
  return partLabel(about, (key, values) => t(`labels.${key}`, values), locale);
}
