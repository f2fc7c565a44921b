'use client';

import { FilePlus2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import { sampleWriter } from '@/components/office/sample-texts';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useClubInfo, useOtherLocales } from '@/lib/api-client/club-info';
import type { DataPrivacy } from '@/lib/api-client/data-privacy';
import { openGaps } from '@/lib/rules/texts/open-gaps';
import { hasText } from '@/lib/rules/texts/translations';

/** Offers a sample while there is no notice, and names the gaps that are open in any language. */
export function PrivacySample({ form, mayEdit }: { form: ApiForm<DataPrivacy>; mayEdit: boolean }) {
  const t = useTranslations('club.privacy.sample');
  const privacy = useFormValues(form);
  const { text, translations = {} } = privacy;
  const writeSample = useSample(privacy);
  const gaps = [text, ...Object.values(translations).map(one => one?.text ?? '')].flatMap(openGaps);
  if (text.trim() === '')
    return (
      mayEdit &&
      writeSample !== null && (
        <Notice tone="info">
          <p>{t('about')}</p>
          <Button size="sm" icon={FilePlus2} className="mt-2" onClick={() => form.set(writeSample())}>
            {t('insert')}
          </Button>
        </Notice>
      )
    );
  if (gaps.length === 0) return null;
  return (
    <Notice tone="warning" title={t('gapsTitle', { count: gaps.length })}>
      <p>{t('gaps')}</p>
      <ul className="mt-1 list-disc pl-5">
        {gaps.map((gap, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two gaps may have the same words
          <li key={at}>{gap}</li>
        ))}
      </ul>
    </Notice>
  );
}

/**
 * Writes the sample in each language that the forms offer and that has no text, with what is known of the club and its
 * periods. Null while that is read.
 */
function useSample({ translations = {}, retention }: DataPrivacy) {
  const { data } = useClubInfo();
  const blank = useOtherLocales().filter(locale => !hasText(translations[locale]?.text));
  if (!data) return null;
  const { locale, name, legalName, street, zip, city, email, chairperson } = data.value;
  const write = sampleWriter(locale, blank);
  return () => {
    const sample = write(t => {
      const known = (text: string, what: 'address' | 'email' | 'chair') =>
        text || t('notice.missing', { what: t(`notice.${what}`) });
      return {
        text: t('notice.text', {
          club: legalName || name,
          address: known(street && city ? `${street}, ${zip} ${city}` : '', 'address'),
          email: known(email, 'email'),
          chair: known(chairperson, 'chair'),
          unconfirmed: retention.unconfirmedDays,
          rejected: retention.rejectedDays,
        }),
      };
    });
    return { ...sample, translations: { ...translations, ...sample.translations } };
  };
}
