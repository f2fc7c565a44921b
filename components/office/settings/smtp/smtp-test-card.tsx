'use client';

import { Check, Minus, Send, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { ApiProblem } from '@/lib/api-client/api-problem';
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
  const [to, setTo] = useState(ownEmail);
  const test = useSmtpTest();
  const problem = test.error instanceof ApiProblem ? test.error : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!test.isPending) test.mutate({ to, ...(settings ? { settings } : {}) });
  }

  const others = Object.entries(problem?.errors ?? {}).filter(([path]) => path !== 'to');
  return (
    <Card title={t('testTitle')} description={t('testText')}>
      <form noValidate onSubmit={submit} className="flex flex-col items-start gap-4">
        <Field label={t('testTo')} error={problem?.errors.to?.join(' ')} className="w-full">
          <Input
            type="email"
            autoComplete="email"
            value={to}
            onChange={event => setTo(event.target.value.trim())}
          />
        </Field>
        <Button type="submit" icon={Send} pending={test.isPending}>
          {t('test')}
        </Button>
      </form>
      <div aria-live="polite">
        {test.isPending && <p className="mt-4 text-sm text-ink-muted">{t('testPending')}</p>}
        {problem && !problem.errors.to && (
          <Notice tone="danger" title={t('testRefused')} className="mt-4">
            {[...new Set(others.flatMap(([, words]) => words))].join(' ') || problem.detail}
          </Notice>
        )}
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
