'use client';

import { FilePlus2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useClubInfo } from '@/lib/api-client/club-info';
import type { DataPrivacy, Retention } from '@/lib/api-client/data-privacy';
import { openGaps } from '@/lib/rules/texts/open-gaps';

/** Offers a sample while there is no notice, and names the gaps that are open in any language. */
export function PrivacySample({ form, mayEdit }: { form: ApiForm<DataPrivacy>; mayEdit: boolean }) {
  const t = useTranslations('club.privacy.sample');
  const { text, translations = {}, retention } = useFormValues(form);
  const sample = useSample(retention);
  const gaps = [text, ...Object.values(translations).map(one => one?.text ?? '')].flatMap(openGaps);
  if (text.trim() === '')
    return (
      mayEdit &&
      sample !== null && (
        <Notice tone="info">
          <p>{t('about')}</p>
          <Button size="sm" icon={FilePlus2} className="mt-2" onClick={() => form.set({ text: sample })}>
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

/** The sample in the language of the office, with what is known of the club and its periods; null while that is read. */
function useSample({ unconfirmedDays, rejectedDays }: Retention): string | null {
  const t = useTranslations('club.privacy.sample');
  const { data } = useClubInfo();
  if (!data) return null;
  const { name, legalName, street, zip, city, email, chairperson } = data.value;
  const known = (text: string, what: 'address' | 'email' | 'chair') =>
    text || t('missing', { what: t(what) });
  return t('text', {
    club: legalName || name,
    address: known(street && city ? `${street}, ${zip} ${city}` : '', 'address'),
    email: known(email, 'email'),
    chair: known(chairperson, 'chair'),
    unconfirmed: unconfirmedDays,
    rejected: rejectedDays,
  });
}
