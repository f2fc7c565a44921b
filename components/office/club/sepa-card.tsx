'use client';

import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { InfoCardProps } from '@/components/office/club/club-info-cards';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { isCreditorIdentifier } from '@/lib/rules/payment/creditor-identifier';
import { makeMandateReference } from '@/lib/rules/payment/mandate';

/** SEPA settings of mandates; the creditor identifier is checked while typing. */
export function SepaCard({ draft }: InfoCardProps) {
  const t = useTranslations('club.info');
  const { value, set, errorOf } = draft;
  const typed = value.creditorId?.trim() ?? '';
  const prefix = value.mandatePrefix ?? '';
  const state =
    typed === '' ? 'creditorEmpty' : isCreditorIdentifier(typed) ? 'creditorValid' : 'creditorInvalid';
  const Icon = state === 'creditorValid' ? CircleCheck : TriangleAlert;
  return (
    <Card title={t('sepa')} description={t('sepaText')}>
      <div className="flex flex-col gap-4">
        <div>
          <Field label={t('creditorId')} hint={t('creditorIdHint')} error={errorOf('creditorId')} optional>
            <Input
              value={value.creditorId}
              maxLength={50}
              spellCheck={false}
              autoComplete="off"
              className="max-w-xs font-mono"
              onChange={event => set({ creditorId: event.target.value })}
            />
          </Field>
          <p
            role="status"
            className={`mt-1.5 flex items-start gap-1.5 text-sm ${state === 'creditorValid' ? 'text-accepted' : 'text-confirmed'}`}
          >
            <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {t(state)}
          </p>
        </div>
        <div>
          <Field label={t('mandatePrefix')} hint={t('mandatePrefixHint')} error={errorOf('mandatePrefix')}>
            <Input
              value={prefix}
              maxLength={12}
              spellCheck={false}
              autoComplete="off"
              className="max-w-40 font-mono"
              onChange={event => set({ mandatePrefix: event.target.value.toUpperCase() })}
            />
          </Field>
          <p className="mt-1.5 text-sm text-ink-muted">
            {t('mandateExample', { reference: makeMandateReference(prefix, 42, '7F3A9C2B') })}
          </p>
        </div>
      </div>
    </Card>
  );
}
