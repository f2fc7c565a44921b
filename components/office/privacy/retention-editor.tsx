'use client';

import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormFrame } from '@/components/forms/form-frame';
import { NumberField } from '@/components/forms/number-fields';
import { useFormValues } from '@/components/forms/use-field';
import { DueCount } from '@/components/office/privacy/due-count';
import { daysMax, isShortened, periodNames } from '@/components/office/privacy/privacy-draft';
import { PrivacyScreen } from '@/components/office/privacy/privacy-screen';
import { usePrivacyForm } from '@/components/office/privacy/use-privacy-form';
import { Card } from '@/components/ui/display/card';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import type { Versioned } from '@/lib/api-client/client';
import { type DataPrivacy, readDueSubmissions } from '@/lib/api-client/data-privacy';
import type { DueSubmissions } from '@/lib/contracts/data-privacy';

/** How long submissions are stored, and the effect on the next nightly run. */
export function RetentionEditor({ mayEdit }: { mayEdit: boolean }) {
  const t = useTranslations('club.retention');
  return (
    <PrivacyScreen title={t('title')} text={t('text')} mayEdit={mayEdit}>
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
  const form = usePrivacyForm(read, {
    check: ({ retention: typed }) =>
      Object.fromEntries(
        periodNames.flatMap(name => {
          if (Number.isNaN(typed[name])) return [[`retention.${name}`, errors('wholeNumber')]];
          return typed[name] > daysMax ? [[`retention.${name}`, t('tooLong')]] : [];
        }),
      ),
    mayProceed: ({ retention: typed }) => mayShorten(typed),
  });
  const { retention } = useFormValues(form);

  /**
   * Asks if shorter periods would remove data that the stored periods preserve, also if the amount is
   * unknown.
   */
  async function mayShorten(typed: DataPrivacy['retention']): Promise<boolean> {
    if (!isShortened(form.stored.retention, typed)) return true;
    setDue(await readDueSubmissions(typed).catch(() => 'unknown' as const));
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
      <FormFrame form={form} mayEdit={mayEdit} className="max-w-2xl">
        <Card>
          <div className="flex flex-col gap-5">
            {periodNames.map(name => (
              <NumberField
                key={name}
                form={form}
                name={`retention.${name}`}
                label={t(name)}
                hint={t(`${name}Hint`)}
                className="w-24 text-right"
                empty={0}
              >
                <DaysHint days={retention[name]} />
              </NumberField>
            ))}
          </div>
        </Card>
      </FormFrame>
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

function DaysHint({ days }: { days: number }) {
  const t = useTranslations('club.retention');
  return (
    <span className="text-sm text-ink-muted">
      {t('days')}
      {Number.isNaN(days) ? '' : ` · ${days === 0 ? t('kept') : t('gone', { days })}`}
    </span>
  );
}
