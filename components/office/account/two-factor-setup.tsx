'use client';

import { useTranslations } from 'use-intl';
import { Form, RefusalNotice } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { QrCode } from '@/components/office/account/qr-code';
import { PasswordFormField } from '@/components/office/sign-in/password-form-field';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { useChangeTwoFactor } from '@/lib/api-client/account';
import type { TwoFactorResponse } from '@/lib/contracts/auth';

type TwoFactorSetupProps = {
  state: TwoFactorResponse;
  onDone: (state: TwoFactorResponse) => void;
  onCancel: () => void;
};

/** Scan or type the key, then type the app's code and the password. */
export function TwoFactorSetup({ state, onDone, onCancel }: TwoFactorSetupProps) {
  const t = useTranslations('account.twoFactor');
  const change = useChangeTwoFactor();
  const form = useApiForm({
    values: { password: '', twoFactorCode: '' },
    save: async proof => onDone(await change.mutateAsync({ enable: true, ...proof })),
  });
  const key = state.sharedKey ?? '';
  return (
    <Form form={form} className="flex flex-col gap-4">
      <RefusalNotice form={form} />
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
          <TextField
            form={form}
            name="twoFactorCode"
            label={t('code')}
            hint={t('codeHint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            className="max-w-48 tabular-nums"
          />
        </li>
        <li>
          <PasswordFormField
            form={form}
            name="password"
            label={t('password')}
            hint={t('passwordHint')}
            autoComplete="current-password"
          />
        </li>
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={form.isPending}>
          {t('switchOn')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}
