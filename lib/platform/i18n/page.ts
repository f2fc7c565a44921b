import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { localeCookie, negotiateLocale } from '@/lib/platform/i18n/locale';
import type { MessageNamespace } from '@/lib/platform/i18n/messages';
import { translatorFor } from '@/lib/platform/i18n/translator';
import type { Locale } from '@/lib/rules/enums';

/** Language of the page that is being rendered. Server components only. */
export const getPageLocale = cache(async (): Promise<Locale> => {
  const [cookieStore, headerStore] = await Promise.all([cookies(), headers()]);
  return negotiateLocale(headerStore.get('accept-language'), cookieStore.get(localeCookie)?.value);
});

/** Texts for server components and `generateMetadata`; client components call `useTranslations` of use-intl. */
export async function getPageTranslator<const Name extends MessageNamespace>(
  namespace: Name,
  timeZone?: string,
) {
  return translatorFor(namespace, { locale: await getPageLocale(), timeZone });
}
