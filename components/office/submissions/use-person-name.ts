import { useTranslations } from 'use-intl';
import { fullName } from '@/lib/rules/submissions/full-name';

type Person = { readonly firstName: string; readonly lastName: string };

/** First and last name; a placeholder after retention removed the name, so that a link is never empty. */
export function usePersonName(): (person: Person) => string {
  const t = useTranslations('office.list');
  return ({ firstName, lastName }) => fullName({ firstName, lastName }) || t('anonymizedName');
}
