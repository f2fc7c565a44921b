'use client';

import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { TextField } from '@/components/forms/text-fields';
import type { InfoCardProps } from '@/components/office/club/club-info-cards';
import { Card } from '@/components/ui/display/card';
import { isCreditorIdentifier } from '@/lib/rules/payment/creditor-identifier';
import { makeMandateReference } from '@/lib/rules/payment/mandate';

/** SEPA settings of mandates; the creditor identifier is checked while typing. */
export function SepaCard({ form }: InfoCardProps) {
  const t = useTranslations('club.info');
  const [creditorId, prefix] = useWatch({ control: form.control, name: ['creditorId', 'mandatePrefix'] });
  const typed = creditorId.trim();
  const state =
    typed === '' ? 'creditorEmpty' : isCreditorIdentifier(typed) ? 'creditorValid' : 'creditorInvalid';
  const Icon = state === 'creditorValid' ? CircleCheck : TriangleAlert;
  return (
    <Card title={t('sepa')} description={t('sepaText')}>
      <div className="flex flex-col gap-4">
        <div>
          <TextField
            form={form}
            name="creditorId"
            label={t('creditorId')}
            hint={t('creditorIdHint')}
            error={state === 'creditorInvalid' ? t(state) : undefined}
            maxLength={50}
            spellCheck={false}
            autoComplete="off"
            className="max-w-xs font-mono"
            optional
          />
          {state !== 'creditorInvalid' && (
            <p
              role="status"
              className={`mt-1.5 flex items-start gap-1.5 text-sm ${state === 'creditorValid' ? 'text-accepted' : 'text-confirmed'}`}
            >
              <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {t(state)}
            </p>
          )}
        </div>
        <div>
          <TextField
            form={form}
            name="mandatePrefix"
            label={t('mandatePrefix')}
            hint={t('mandatePrefixHint')}
            maxLength={12}
            spellCheck={false}
            autoComplete="off"
            className="max-w-40 font-mono"
            convert={text => text.toUpperCase()}
          />
          <p className="mt-1.5 text-sm text-ink-muted">
            {t('mandateExample', { reference: makeMandateReference(prefix, 42, '7F3A9C2B') })}
          </p>
        </div>
      </div>
    </Card>
  );
}
