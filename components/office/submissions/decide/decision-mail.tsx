'use client';

import { Languages } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { MailHtml } from '@/components/office/outbox/mail-views';
import { useSettled } from '@/components/office/settings/use-settled';
import { useOfficeLanguage } from '@/components/office/use-office-language';
import { Skeleton } from '@/components/ui/skeleton';
import { useMedia } from '@/components/ui/use-media';
import { detailOf } from '@/lib/api-client/api-problem';
import { useDecisionPreview } from '@/lib/api-client/submissions';
import type { DecisionPreviewRequest } from '@/lib/contracts/submissions/decision-preview';
import type { Locale } from '@/lib/rules/enums';

const settleMs = 300;

/** Where a dialog of the width `columns` has two of them. */
const hasColumns = '(min-width: 80rem)';

type DecisionMailProps = {
  id: string;
  request: DecisionPreviewRequest;
  /** Of several, whose mail is shown. */
  name: string | null;
};

/** The mail of a decision or a question, as the server renders it. */
export function useDecisionMail(id: string, request: DecisionPreviewRequest) {
  const settled = useSettled(JSON.stringify(request), settleMs);
  return useDecisionPreview(id, request, settled === JSON.stringify(request));
}

/** Below the text for an e-mail: its language, if that is not the office's. */
export function MailLanguage({ locales }: { locales: readonly Locale[] }) {
  const t = useTranslations('decide.mail');
  const labels = useTranslations('labels.locale');
  const format = useFormatter();
  const office = useOfficeLanguage();
  if (locales.every(locale => locale === office)) return null;
  const languages = format.list(locales.map(locale => labels(locale)));
  return (
    <p role="status" className="-mt-3 flex gap-2 text-sm text-confirmed">
      <Languages aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {t('language', { count: locales.length, languages })}
    </p>
  );
}

/** The mail of a decision, in the applicant's language. Beside the fields of a dialog it is always open. */
export function DecisionMail({ id, request, name }: DecisionMailProps) {
  const t = useTranslations('decide.mail');
  const labels = useTranslations('labels.locale');
  const isBeside = useMedia(hasColumns);
  const { data, error } = useDecisionMail(id, request);
  if (!isBeside && request.sendEmail === false) return null;
  const address = data?.mail && (
    <p className="text-sm wrap-anywhere text-ink-muted">
      {t('to', { email: data.mail.to, language: labels(data.mail.locale) })}
      {data.mail.alsoTo.length > 0 &&
        ` ${t('alsoTo', { emails: data.mail.alsoTo.join(', '), count: data.mail.alsoTo.length })}`}
    </p>
  );
  const mail = (
    <>
      {!data && !error && <Skeleton className="h-[36rem] max-h-[55dvh] w-full" />}
      {error && (
        <p className="text-sm text-ink-muted">
          {t('failed')} {detailOf(error)}
        </p>
      )}
      {data?.mail === null && <p className="text-sm text-ink-muted">{t('none')}</p>}
      {data?.mail && (
        <>
          <p className="font-medium wrap-anywhere">{data.mail.subject}</p>
          <MailHtml mail={data.mail} className={isBeside ? 'max-h-[55dvh]' : undefined} />
        </>
      )}
    </>
  );
  if (isBeside) {
    const title = name ? t('titleOf', { name }) : t('title');
    return (
      <section aria-label={title} className="flex min-w-0 flex-col gap-2">
        <h3 className="font-medium">{title}</h3>
        {address}
        {mail}
      </section>
    );
  }
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {address}
      <details className="rounded-md border">
        <summary className="cursor-pointer px-3 py-2 font-medium">
          {name ? t('openOf', { name }) : t('open')}
        </summary>
        <div className="flex flex-col gap-2 border-t p-3">{mail}</div>
      </details>
    </div>
  );
}
