'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { QrCode } from '@/components/office/account/qr-code';
import { useAccountForm } from '@/components/office/account/use-account-form';
import { ProblemNotice } from '@/components/office/sign-in/refusal-notice';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useChangeTwoFactor } from '@/lib/api-client/account';
import type { TwoFactorRequest, TwoFactorResponse } from '@/lib/contracts/auth';

type TwoFactorSetupProps = {
  state: TwoFactorResponse;
  onDone: (state: TwoFactorResponse) => void;
  onCancel: () => void;
};

/** Three steps: scan or type the key, then type the app's code. */
export function TwoFactorSetup({ state, onDone, onCancel }: TwoFactorSetupProps) {
  const t = useTranslations('account.twoFactor');
  const change = useChangeTwoFactor();
  const [code, setCode] = useState('');
  const { form, send, errorOf, problem } = useAccountForm(
    {
      ...change,
      mutateAsync: async (body: TwoFactorRequest) => onDone(await change.mutateAsync(body)),
    },
    () => {},
  );
  const key = state.sharedKey ?? '';
  return (
    <form
      ref={form}
      noValidate
      onSubmit={event => send(event, { enable: true, twoFactorCode: code })}
      className="flex flex-col gap-4"
    >
      {problem && <ProblemNotice problem={problem} />}
      <ol className="flex list-decimal flex-col gap-4 pl-5">
        <li>{t('stepApp')}</li>
        <li>
          <p className="mb-3">{t('stepScan')}</p>
          <QrCode text={state.authenticatorUri ?? ''} label={t('qrLabel')} />
          <p className="mt-3 text-sm text-ink-muted">{t('stepType')}</p>
          <p className="mt-1 flex items-center gap-1 rounded-md border bg-sunken py-1 pr-1 pl-3">
            <span className="min-w-0 flex-1 font-mono text-sm break-all">
              {key.replace(/(.{4})(?=.)/g, '$1 ')}
            </span>
            <CopyButton text={key} label={t('copyKey')} />
          </p>
        </li>
        <li>
          <Field label={t('code')} hint={t('codeHint')} error={errorOf('twoFactorCode')}>
            <Input
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
              value={code}
              onChange={event => setCode(event.target.value)}
              className="max-w-48 tabular-nums"
            />
          </Field>
        </li>
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={change.isPending}>
          {t('switchOn')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
