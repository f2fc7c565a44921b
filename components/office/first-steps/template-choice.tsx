'use client';

import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { recordsOf, type Template, templates } from '@/components/office/first-steps/templates';
import { sampleWriter } from '@/components/office/sample-texts';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/inputs/field';
import { MoneyInput } from '@/components/ui/inputs/money-input';
import { RadioGroup } from '@/components/ui/inputs/radio-group';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/overlays/toaster';
import { useClubLocales } from '@/lib/api-client/club-info';
import { useCreateTemplate } from '@/lib/api-client/first-steps';
import { agesText } from '@/lib/rules/money/tariff-costs';

/** Tariffs and departments from a template, with a preview before they are created. */
export function TemplateChoice() {
  const t = useTranslations('firstSteps');
  const create = useCreateTemplate();
  const [template, setTemplate] = useState<Template>('Sports');
  const [done, setDone] = useState(0);
  const [fee, setFee] = useState<number | null>(null);
  const isFeeUnreadable = Number.isNaN(fee ?? 0);
  const records = recordsOf(template, sampleWriter(useClubLocales().locale), fee ?? 0);
  const all = records.departments.length + records.memberships.length;

  async function start() {
    setDone(0);
    await create.mutateAsync({ records, onProgress: setDone });
    toast.success(t('template.created', { count: records.memberships.length }));
  }

  return (
    <div className="flex flex-col gap-4 rounded-md border bg-surface p-4">
      <RadioGroup
        legend={t('template.choose')}
        hint={t('template.text')}
        value={template}
        options={templates.map(value => ({
          value,
          label: t(`template.${value}`),
          hint: t(`template.${value}Hint`),
          disabled: create.isPending,
        }))}
        onValueChange={setTemplate}
      />
      <Field
        label={t('template.admission')}
        hint={t('template.admissionHint')}
        error={isFeeUnreadable ? t('template.admissionWrong') : undefined}
        optional
      >
        <MoneyInput currency="EUR" value={fee} onValueChange={setFee} disabled={create.isPending} />
      </Field>
      <Preview {...records} />
      {create.isError && <Notice tone="danger">{t('template.failed')}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="primary"
          pending={create.isPending}
          onClick={() => {
            if (!isFeeUnreadable) void start().catch(() => {});
          }}
        >
          {t('template.create')}
        </Button>
        <span role="status" className="text-sm text-ink-muted">
          {create.isPending && t('template.creating', { done, all })}
        </span>
      </div>
    </div>
  );
}

function Preview({ departments, memberships }: ReturnType<typeof recordsOf>) {
  const t = useTranslations('firstSteps');
  const labels = useTranslations('labels');
  const format = useFormatter();
  return (
    <div aria-live="polite">
      <p className="font-medium">{t('template.preview')}</p>
      <ul className="mt-1 flex flex-col divide-y">
        {memberships.map(({ name, membershipPrice, priceInterval, ...ages }) => (
          <li key={name} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            <span>
              {name} <span className="text-ink-muted">{agesText(ages, labels)}</span>
            </span>
            <span className="tabular-nums">
              {format.number(membershipPrice, { style: 'currency', currency: 'EUR' })}{' '}
              {t(`interval.${priceInterval}`)}
            </span>
          </li>
        ))}
      </ul>
      {departments.length > 0 && (
        <p className="mt-2 text-sm text-ink-muted">
          {t('template.departments', { list: format.list(departments.map(({ name }) => name)) })}
        </p>
      )}
    </div>
  );
}
