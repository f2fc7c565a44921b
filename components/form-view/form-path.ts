import type { ShownForm } from '@/components/form-view/shown-form';
import type { Locale } from '@/lib/rules/enums';

type Addressed = {
  readonly kind: ShownForm['kind'];
  readonly club: Pick<ShownForm['club'], 'slug'>;
  readonly furtherForm: { readonly slug: string } | null;
};

/** Path of a form's own page, without query. */
export function formPath({ kind, club, furtherForm }: Addressed): string {
  return ['/f', club.slug, kind.toLowerCase(), furtherForm?.slug].filter(Boolean).join('/');
}

/** Address of the form as PDF, to fill in by hand. */
export function paperAddress(form: Addressed, locale: Locale): string {
  return `${formPath(form)}?lang=${locale}&paper=1`;
}
