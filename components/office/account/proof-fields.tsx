'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PasswordField } from '@/components/office/sign-in/password-field';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { Schema } from '@/lib/api-client/client';

export type Proof = Pick<Schema<'TwoFactorRequest'>, 'twoFactorCode' | 'password'>;

type ProofFieldsProps = {
  proof: Proof;
  onChange: (proof: Proof) => void;
  errorOf: (path: string) => string | undefined;
};

/** What shows that it is really the user: a code of the app, or the password where the app is lost. */
export function ProofFields({ proof, onChange, errorOf }: ProofFieldsProps) {
  const t = useTranslations('account.twoFactor');
  const [isByPassword, setIsByPassword] = useState(false);
  return (
    <>
      {isByPassword ? (
        <PasswordField
          label={t('password')}
          error={errorOf('password')}
          autoComplete="current-password"
          value={proof.password ?? ''}
          onChange={password => onChange({ password })}
        />
      ) : (
        <Field label={t('code')} hint={t('codeHint')} error={errorOf('twoFactorCode')}>
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            value={proof.twoFactorCode ?? ''}
            onChange={event => onChange({ twoFactorCode: event.target.value })}
            className="max-w-48 tabular-nums"
          />
        </Field>
      )}
      <Button
        variant="ghost"
        size="sm"
        className="self-start"
        onClick={() => {
          setIsByPassword(!isByPassword);
          onChange({});
        }}
      >
        {t(isByPassword ? 'byCode' : 'byPassword')}
      </Button>
    </>
  );
}
