'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MailHtml } from '@/components/office/outbox/mail-views';
import { useSettled } from '@/components/office/settings/use-settled';
import { useDecisionPreview } from '@/lib/api-client/submissions';
import type { DecisionPreviewRequest } from '@/lib/contracts/submissions/decision-preview';

const settleMs = 300;

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

/** The mail that goes out with a decision, as the server renders it, in the applicant's language. */
export function DecisionMail({ id, request, name }: DecisionMailProps) {
  const t = useTranslations('decide.mail');
  const labels = useTranslations('labels.locale');
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError } = useDecisionMail(id, request, isOpen);
  return (
    <details className="rounded-md border" onToggle={event => setIsOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer px-3 py-2 font-medium">
        {name ? t('openOf', { name }) : t('open')}
      </summary>
      <div className="flex flex-col gap-2 border-t p-3">
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
            <MailHtml mail={data.mail} />
          </>
        )}
      </div>
    </details>
  );
}
