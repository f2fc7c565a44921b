'use client';

import { useTranslations } from 'use-intl';
import { offeredEntries } from '@/components/office/shell/use-go-keys';
import { Kbd } from '@/components/ui/kbd';

/** The keys that open an area of the office, for the list of a dialog. */
export function GoKeys() {
  const t = useTranslations('office');
  return (
    <section className="border-t pt-4 sm:border-t-0 sm:border-l sm:pt-0 sm:pl-8">
      <h3 className="font-medium">{t('goKeys')}</h3>
      <dl className="mt-2 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {offeredEntries().map(({ key, goKey }) => (
          <div key={key} className="contents">
            <dt className="flex gap-1">
              <Kbd>g</Kbd>
              <Kbd>{goKey}</Kbd>
            </dt>
            <dd>{t(`nav.${key}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
