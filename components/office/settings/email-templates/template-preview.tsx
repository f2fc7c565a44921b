'use client';

import { FileText, Monitor, Smartphone } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MailHtml, MailText } from '@/components/office/outbox/mail-views';
import { type Cursor, editedPart } from '@/components/office/settings/email-templates/edited-part';
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
  /** Where the text is edited; null outside of its body. */
  cursor: Cursor | null;
  /** Sends a test in the chosen language. */
  action: ReactNode;
};

const views = ['Html', 'Phone', 'Text'] as const;
const widths = { Html: 580, Phone: 320 };
const icons = { Html: Monitor, Phone: Smartphone, Text: FileText };

/** A preview of the mail in each language of the club, in a sandboxed frame without scripts and navigation. */
export function TemplatePreview({
  preview,
  isOld,
  failure,
  locale,
  onLocale,
  cursor,
  action,
}: TemplatePreviewProps) {
  const t = useTranslations('settings.templates');
  const labels = useTranslations('labels.locale');
  const { formLocales } = useClubLocales();
  const [view, setView] = useState<(typeof views)[number]>('Html');
  return (
    <Card fill className="2xl:min-h-0 2xl:flex-1" title={t('preview')} action={action}>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <SegmentedControl
          label={t('views')}
          segments={views.map(value => ({ value, label: t(`viewNames.${value}`), icon: icons[value] }))}
          value={view}
          onValueChange={setView}
        />
        {formLocales.length > 1 && (
          <SegmentedControl
            label={t('previewLanguage')}
            segments={formLocales.map(value => ({ value, label: labels(value) }))}
            value={locale}
            onValueChange={onLocale}
          />
        )}
      </div>
      {failure && (
        <p role="status" className="mb-3 text-sm text-ink-muted">
          {t(failure === 'Refused' ? 'previewFailed' : 'previewOffline')}
        </p>
      )}
      {!preview && !failure && <Skeleton className="h-96" />}
      {preview && (
        <div className={cn('flex min-h-0 flex-1 flex-col transition-opacity', isOld && 'opacity-60')}>
          <p className="mb-3 font-medium wrap-anywhere">
            {t('previewSubject', { subject: preview.subject })}
          </p>
          {preview.untranslated.length > 0 && (
            <Notice tone="warning" className="mb-3">
              {t('untranslated', { language: labels(preview.locale), what: preview.untranslated.join('') })}
            </Notice>
          )}
          {view === 'Text' ? (
            <div className="min-h-0 overflow-y-auto rounded-md border p-4">
              <MailText text={preview.text} />
            </div>
          ) : (
            <FollowingMail mail={preview} cursor={cursor} width={widths[view]} />
          )}
        </div>
      )}
    </Card>
  );
}

type FollowingMailProps = {
  mail: EmailTemplatePreview;
  cursor: Cursor | null;
  /** Pixels of the window in which the mail is read. */
  width: number;
};

/** A mail as wide as it is read, made smaller where there is less room. Marks and shows the part that is edited. */
function FollowingMail({ mail, cursor, width }: FollowingMailProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => showPart(frame.current, cursor), [cursor]);
  useEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(([entry]) =>
      setScale(Math.min(1, (entry?.contentRect.width ?? width) / width)),
    );
    observer.observe(room.current);
    return () => observer.disconnect();
  }, [width]);
  return (
    <div
      ref={room}
      className="relative h-[36rem] max-h-[75dvh] min-h-0 overflow-clip 2xl:h-auto 2xl:max-h-none 2xl:flex-1"
    >
      <MailHtml
        frame={frame}
        mail={mail}
        onLoad={() => showPart(frame.current, cursor)}
        className={cn('h-full max-h-none origin-top-left', width === widths.Phone ? 'mx-auto' : 'min-w-full')}
        style={{ width, ...(scale < 1 && { transform: `scale(${scale})`, height: `${100 / scale}%` }) }}
      />
    </div>
  );
}

/** Share of the frame's height above the edited part. */
const shownAt = 0.3;
const mark = '2px solid #0e8a96';

/** Scrolls only the frame: `scrollIntoView` would scroll the page too. */
function showPart(frame: HTMLIFrameElement | null, cursor: Cursor | null): void {
  const page = frame?.contentDocument?.documentElement;
  if (!page || !cursor) return;
  const parts = [...page.querySelectorAll<HTMLElement>('p, li, tr')];
  const edited = editedPart(
    cursor,
    parts.map(part => part.textContent),
  );
  for (const [index, part] of parts.entries()) part.style.outline = index === edited ? mark : '';
  const top = parts[edited]?.getBoundingClientRect().top;
  page.scrollTop = top === undefined ? 0 : page.scrollTop + top - page.clientHeight * shownAt;
}
