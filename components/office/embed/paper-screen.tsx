'use client';

import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { handoutAddress } from '@/components/office/embed/handout-address';
import { Card } from '@/components/ui/display/card';
import { DownloadLink } from '@/components/ui/download-link';
import { SegmentedControl } from '@/components/ui/inputs/segmented-control';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { type Locale, locales, submissionKinds } from '@/lib/rules/enums';

type PaperScreenProps = { clubLocale: Locale; mayEnter: boolean };

/** Blank forms to print, and links to enter the completed ones. */
export function PaperScreen({ clubLocale, mayEnter }: PaperScreenProps) {
  const t = useTranslations('handouts.paper');
  const labels = useTranslations('labels');
  const [lang, setLang] = useState<Locale>(clubLocale);
  return (
    <>
      <PageHeader title={t('title')} description={t('text')} />
      <div className="mb-5">
        <SegmentedControl
          label={t('language')}
          segments={locales.map(value => ({ value, label: labels(`locale.${value}`) }))}
          value={lang}
          onValueChange={setLang}
        />
      </div>
      <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {submissionKinds.map(kind => (
          <Card key={kind} title={labels(`kind.${kind}`)} description={t(`about.${kind}`)}>
            <div className="flex flex-wrap gap-2">
              <DownloadLink
                href={handoutAddress(kind, 'paper-form', lang === clubLocale ? null : lang)}
                variant="primary"
              >
                {t('download')}
                <span className="sr-only">: {labels(`kind.${kind}`)}</span>
              </DownloadLink>
              {mayEnter && (
                <LinkButton href={`/submissions/new/${kind.toLowerCase()}`} icon={FilePlus2}>
                  {t('enter')}
                  <span className="sr-only">: {labels(`kind.${kind}`)}</span>
                </LinkButton>
              )}
            </div>
          </Card>
        ))}
      </div>
    </>
  );
}
