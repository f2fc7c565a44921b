'use client';

import { Check, Minus, Send, X } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Form, RefusalNotice } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/display/card';
import { Notice } from '@/components/ui/notice';
import { useSmtpTest } from '@/lib/api-client/smtp';
import type { SmtpSettingsWriteDto, SmtpTestResultDto } from '@/lib/contracts/smtp';
import { smtpTestStages } from '@/lib/contracts/smtp';

type SmtpTestCardProps = {
  ownEmail: string;
  /** The settings in the form; null for the stored ones. */
  settings: SmtpSettingsWriteDto | null;
};

/** Sends a test mail before the settings are used. */
export function SmtpTestCard({ ownEmail, settings }: SmtpTestCardProps) {
  const t = useTranslations('settings.smtp');
  const test = useSmtpTest();
  const form = useApiForm({
    values: { to: ownEmail },
    save: async value => {
      await test.mutateAsync({ ...value, ...(settings ? { settings } : {}) });
      return { value, etag: null };
    },
  });
  return (
    <Card title={t('testTitle')} description={t('testText')}>
      <Form form={form} className="flex flex-col items-start gap-4">
        <TextField
          form={form}
          name="to"
          label={t('testTo')}
          type="email"
          autoComplete="email"
          convert={text => text.trim()}
          fieldClassName="w-full"
        />
        <Button type="submit" icon={Send} pending={form.isPending}>
          {t('test')}
        </Button>
      </Form>
      <div aria-live="polite">
        {test.isPending && <p className="mt-4 text-sm text-ink-muted">{t('testPending')}</p>}
        <RefusalNotice form={form} title={t('testRefused')} className="mt-4" />
        {test.data && !test.isPending && <Result result={test.data} />}
      </div>
    </Card>
  );
}

type TestResult = SmtpTestResultDto;

function Result({ result }: { result: TestResult }) {
  const t = useTranslations('settings.smtp');
  const format = useFormatter();
  const { success, message, remedy, responseCode, durationMs } = result;
  const seconds = format.number(durationMs / 1000, { maximumFractionDigits: 1 });
  return (
    <div className="mt-4">
      <Notice tone={success ? 'success' : 'danger'} title={t(success ? 'testSuccess' : 'testFailed')}>
        <p>{message}</p>
        {remedy && <p className="mt-1">{remedy}</p>}
      </Notice>
      <Steps stage={result.stage} />
      <p className="mt-2 text-sm text-ink-muted">
        {responseCode === null ? t('testFacts', { seconds }) : t('testCode', { seconds, code: responseCode })}
      </p>
    </div>
  );
}

const marks = {
  stepDone: { icon: Check, look: 'text-accepted' },
  stepFailed: { icon: X, look: 'text-danger' },
  stepOpen: { icon: Minus, look: 'text-ink-muted' },
} as const;

/** Each stage of sending, up to the failed one. */
function Steps({ stage }: Pick<TestResult, 'stage'>) {
  const t = useTranslations('settings.smtp');
  const end = stage === null ? smtpTestStages.length : smtpTestStages.indexOf(stage);
  return (
    <ol aria-label={t('steps')} className="mt-4 flex flex-col gap-1.5">
      {smtpTestStages.map((step, index) => {
        const state = index < end ? 'stepDone' : index === end ? 'stepFailed' : 'stepOpen';
        const { icon: Icon, look } = marks[state];
        return (
          <li key={step} className="flex items-center gap-2">
            <Icon aria-hidden="true" className={`size-4 shrink-0 ${look}`} />
            <span className={state === 'stepOpen' ? 'text-ink-muted' : undefined}>{t(`stages.${step}`)}</span>
            <span className="sr-only">: {t(state)}</span>
          </li>
        );
      })}
    </ol>
  );
}
