import type { ShownForm } from '@/components/form-view/shown-form';
import type { Texts } from '@/components/form-view/texts';

type Named = Pick<ShownForm, 'kind' | 'club'>;

/** The title of the form's page; it starts with a note if there are errors. */
export function documentTitle({ kind, club }: Named, t: Texts, hasErrors: boolean): string {
  const title = `${t(`form.kinds.${kind}.title`)} – ${club.name}`;
  return hasErrors ? t('form.documentTitleErrors', { title }) : title;
}

export function sentTitle({ kind, club }: Named, t: Texts): string {
  return `${t(`form.kinds.${kind}.sent`)} – ${club.name}`;
}
