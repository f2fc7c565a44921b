'use client';

import { FileText, Monitor, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MailHtml, MailText } from '@/components/office/outbox/mail-views';
import { cn } from '@/components/ui/cn';
import { Card } from '@/components/ui/display/card';
import { SegmentedControl } from '@/components/ui/inputs/segmented-control';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useClubLocales } from '@/lib/api-client/club-info';
import type { EmailTemplatePreview } from '@/lib/contracts/email-templates';
import type { Locale } from '@/lib/rules/enums';

type TemplatePreviewProps = {
  preview: EmailTemplatePreview | undefined;
  /** The preview is outdated: a newer one is loading, or was refused. */
  isOld: boolean;
  failure: 'Refused' | 'Offline' | null;
  locale: Locale;
  onLocale: (locale: Locale) => void;
  /** Sends a test in the chosen language. */
  action: ReactNode;
};

const views = ['Html', 'Phone', 'Text'] as const;
const icons = { Html: Monitor, Phone: Smartphone, Text: FileText };

/** A preview of the mail in each language of the club, in a sandboxed frame without scripts and navigation. */
export function TemplatePreview({ preview, isOld, failure, locale, onLocale, action }: TemplatePreviewProps) {
  const t = useTranslations('settings.templates');
  const labels = useTranslations('labels.locale');
  const { formLocales } = useClubLocales();
  const [view, setView] = useState<(typeof views)[number]>('Html');
  return (
    <Card
      title={t('preview')}
      description={t('previewText')}
      action={
        <SegmentedControl
          label={t('views')}
          segments={views.map(value => ({ value, label: t(`viewNames.${value}`), icon: icons[value] }))}
          value={view}
          onValueChange={setView}
        />
      }
    >
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        {formLocales.length > 1 && (
          <SegmentedControl
            label={t('previewLanguage')}
            segments={formLocales.map(value => ({ value, label: labels(value) }))}
            value={locale}
            onValueChange={onLocale}
          />
        )}
        {action}
      </div>
      {failure && (
        <p role="status" className="mb-3 text-sm text-ink-muted">
          {t(failure === 'Refused' ? 'previewFailed' : 'previewOffline')}
        </p>
      )}
      {!preview && !failure && <Skeleton className="h-96" />}
      {preview && (
        <div className={cn('transition-opacity', isOld && 'opacity-60')}>
          <p className="mb-3 font-medium wrap-anywhere">
            {t('previewSubject', { subject: preview.subject })}
          </p>
          {preview.untranslated.length > 0 && (
            <Notice tone="warning" className="mb-3">
              {t('untranslated', { language: labels(preview.locale), what: preview.untranslated.join('') })}
            </Notice>
          )}
          {view === 'Text' ? (
            <div className="rounded-md border p-4">
              <MailText text={preview.text} />
            </div>
          ) : (
            <MailHtml mail={preview} className={view === 'Phone' ? 'mx-auto max-w-[375px]' : undefined} />
          )}
        </div>
      )}
    </Card>
  );
}
