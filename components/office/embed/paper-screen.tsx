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
import { useFurtherForms } from '@/lib/api-client/further-forms';
import { type Locale, locales, submissionKinds } from '@/lib/rules/enums';

type PaperScreenProps = { clubLocale: Locale; mayEnter: boolean };

/** Blank forms to print, and links to enter the completed ones. */
export function PaperScreen({ clubLocale, mayEnter }: PaperScreenProps) {
  const t = useTranslations('handouts.paper');
  const labels = useTranslations('labels');
  const [lang, setLang] = useState<Locale>(clubLocale);
  const asked = lang === clubLocale ? null : lang;
  const { data: furtherForms = [] } = useFurtherForms();
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
          <PaperCard
            key={kind}
            title={labels(`kind.${kind}`)}
            text={t(`about.${kind}`)}
            href={handoutAddress(kind, 'paper-form', asked)}
            entryHref={mayEnter ? `/submissions/new/${kind.toLowerCase()}` : null}
          />
        ))}
        {furtherForms.map(({ id, slug, title }) => (
          <PaperCard
            key={id}
            title={title}
            text={t('aboutFurther')}
            href={handoutAddress('Membership', 'paper-form', asked, slug)}
            entryHref={mayEnter ? `/submissions/new/membership?form=${encodeURIComponent(slug)}` : null}
          />
        ))}
      </div>
    </>
  );
}

type PaperCardProps = { title: string; text: string; href: string; entryHref: string | null };

function PaperCard({ title, text, href, entryHref }: PaperCardProps) {
  const t = useTranslations('handouts.paper');
  return (
    <Card title={title} description={text}>
      <div className="flex flex-wrap gap-2">
        <DownloadLink href={href} variant="primary">
          {t('download')}
          <span className="sr-only">: {title}</span>
        </DownloadLink>
        {entryHref && (
          <LinkButton href={entryHref} icon={FilePlus2}>
            {t('enter')}
            <span className="sr-only">: {title}</span>
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
