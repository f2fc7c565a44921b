import { useTranslations } from 'use-intl';

type Person = { readonly firstName: string; readonly lastName: string };

/** First and last name; a word for people whose details retention has removed, so that a link never is empty. */
export function usePersonName(): (person: Person) => string {
  const t = useTranslations('office.list');
  return ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() || t('anonymizedName');
}
