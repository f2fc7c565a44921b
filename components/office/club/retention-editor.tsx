'use client';

import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DueCount } from '@/components/office/club/due-count';
import { EditorFrame } from '@/components/office/club/editor-frame';
import { daysMax, isShortened, periodNames } from '@/components/office/club/privacy-draft';
import { PrivacyScreen } from '@/components/office/club/privacy-screen';
import { usePrivacyDraft, usePrivacyWords } from '@/components/office/club/use-privacy-draft';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Field } from '@/components/ui/field';
import { WholeNumberInput } from '@/components/ui/typed-input';
import type { Versioned } from '@/lib/api-client/client';
import { type DataPrivacy, readDueSubmissions } from '@/lib/api-client/data-privacy';
import type { DueSubmissions } from '@/lib/contracts/data-privacy';

/** How long submissions are stored, and the effect on the next nightly run. */
export function RetentionEditor({ mayEdit }: { mayEdit: boolean }) {
  const t = useTranslations('club.retention');
  return (
    <PrivacyScreen title={t('title')} text={t('text')}>
      {read => <RetentionForm read={read} mayEdit={mayEdit} />}
    </PrivacyScreen>
  );
}

type Due = DueSubmissions;

function RetentionForm({ read, mayEdit }: { read: Versioned<DataPrivacy>; mayEdit: boolean }) {
  const t = useTranslations('club.retention');
  const errors = useTranslations('club.editor.errors');
  const [due, setDue] = useState<Due | 'unknown' | null>(null);
  const answer = useRef<(isWanted: boolean) => void>(() => {});
  const draft = usePrivacyDraft(read, ({ retention }) =>
    Object.fromEntries(
      periodNames.flatMap(name => {
        const days = retention[name] ?? 0;
        if (Number.isNaN(days)) return [[`retention.${name}`, errors('wholeNumber')]];
        return days > daysMax ? [[`retention.${name}`, t('tooLong')]] : [];
      }),
    ),
  );
  const { value, set, errorOf } = draft;
  const { retention } = value;

  /**
   * Asks if shorter periods would remove data that the stored periods preserve, also if the amount is
   * unknown.
   */
  async function mayProceed(): Promise<boolean> {
    if (!isShortened(draft.stored.retention, retention)) return true;
    setDue(await readDueSubmissions(retention).catch(() => 'unknown' as const));
    return new Promise(resolve => {
      answer.current = resolve;
    });
  }

  function settle(isWanted: boolean) {
    setDue(null);
    answer.current(isWanted);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <EditorFrame draft={draft} mayEdit={mayEdit} wordsOf={usePrivacyWords()} mayProceed={mayProceed}>
        <Card>
          <div className="flex flex-col gap-5">
            {periodNames.map(name => (
              <Field key={name} label={t(name)} hint={t(`${name}Hint`)} error={errorOf(`retention.${name}`)}>
                <DaysInput
                  days={retention[name] ?? 0}
                  onChange={days => set({ retention: { ...retention, [name]: days } })}
                />
              </Field>
            ))}
          </div>
        </Card>
      </EditorFrame>
      {mayEdit && <DueCount retention={retention} />}
      <ConfirmDialog
        open={due !== null}
        onOpenChange={isOpen => {
          if (!isOpen) settle(false);
        }}
        title={t('confirmTitle')}
        description={due === 'unknown' ? t('confirmUnknown') : t('confirmText', sumsOf(due))}
        confirmLabel={t('confirm')}
        onConfirm={() => settle(true)}
      />
    </div>
  );
}

function sumsOf(due: Due | null) {
  return {
    count: due ? due.unconfirmed + due.rejected + due.accepted : 0,
    evidence: due?.evidence ?? 0,
  };
}

type DaysInputProps = { days: number; onChange: (days: number) => void };

function DaysInput({ days, onChange }: DaysInputProps) {
  const t = useTranslations('club.retention');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <WholeNumberInput
        className="w-24 text-right"
        value={days}
        onValueChange={typed => onChange(typed ?? 0)}
      />
      <span className="text-sm text-ink-muted">
        {t('days')}
        {Number.isNaN(days) ? '' : ` · ${days === 0 ? t('kept') : t('gone', { days })}`}
      </span>
    </div>
  );
}
