'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MailHtml } from '@/components/office/outbox/mail-views';
import { useSettled } from '@/components/office/settings/use-settled';
import { Skeleton } from '@/components/ui/skeleton';
import { useMedia } from '@/components/ui/use-media';
import { useDecisionPreview } from '@/lib/api-client/submissions';
import type { DecisionPreviewRequest } from '@/lib/contracts/submissions/decision-preview';

const settleMs = 300;

/** Where a dialog of the width `columns` has two of them. */
const hasColumns = '(min-width: 80rem)';

type DecisionMailProps = {
  id: string;
  request: DecisionPreviewRequest;
  /** Of several, whose mail is shown. */
  name: string | null;
};

/** The mail of a decision, as the server renders it; `isWanted` false asks for none. */
export function useDecisionMail(id: string, request: DecisionPreviewRequest, isWanted: boolean) {
  const settled = useSettled(JSON.stringify(request), settleMs);
  return useDecisionPreview(isWanted ? id : null, request, settled === JSON.stringify(request));
}

/**
 * The mail that goes out with a decision, as the server renders it, in the applicant's language. Beside the fields of a
 * dialog it is always open.
 */
export function DecisionMail({ id, request, name }: DecisionMailProps) {
  const t = useTranslations('decide.mail');
  const labels = useTranslations('labels.locale');
  const isBeside = useMedia(hasColumns);
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError } = useDecisionMail(id, request, isBeside || isOpen);
  if (!isBeside && request.sendEmail === false) return null;
  const mail = (
    <>
      {!data && !isError && <Skeleton className="h-80 w-full" />}
      {isError && <p className="text-sm text-ink-muted">{t('failed')}</p>}
      {data?.mail === null && <p className="text-sm text-ink-muted">{t('none')}</p>}
      {data?.mail && (
        <>
          <p className="text-sm text-ink-muted">
            {t('to', { email: data.mail.to, language: labels(data.mail.locale) })}
            {data.mail.alsoTo.length > 0 &&
              ` ${t('alsoTo', { emails: data.mail.alsoTo.join(', '), count: data.mail.alsoTo.length })}`}
          </p>
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
        {mail}
      </section>
    );
  }
  return (
    <details className="rounded-md border" onToggle={event => setIsOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer px-3 py-2 font-medium">
        {name ? t('openOf', { name }) : t('open')}
      </summary>
      <div className="flex flex-col gap-2 border-t p-3">{mail}</div>
    </details>
  );
}
