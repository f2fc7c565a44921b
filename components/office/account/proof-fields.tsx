'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { TwoFactorRequest } from '@/lib/contracts/auth';

export type Proof = Pick<TwoFactorRequest, 'twoFactorCode' | 'twoFactorRecoveryCode'>;

type ProofFieldsProps = {
  proof: Proof;
  onChange: (proof: Proof) => void;
  errorOf: (path: string) => string | undefined;
};

/** Proof of the user's identity: a code of the app, or a recovery code if the app is lost. */
export function ProofFields({ proof, onChange, errorOf }: ProofFieldsProps) {
  const t = useTranslations('account.twoFactor');
  const [name, setName] = useState<keyof Proof>('twoFactorCode');
  const isCode = name === 'twoFactorCode';
  return (
    <>
      <Field
        key={name}
        label={t(isCode ? 'code' : 'recoveryCode')}
        hint={t(isCode ? 'codeHint' : 'recoveryHint')}
        error={errorOf(name)}
      >
        <Input
          inputMode={isCode ? 'numeric' : 'text'}
          autoComplete={isCode ? 'one-time-code' : 'off'}
          autoCapitalize={isCode ? 'none' : 'characters'}
          spellCheck={false}
          maxLength={isCode ? 20 : 50}
          value={proof[name] ?? ''}
          onChange={event => onChange({ [name]: event.target.value })}
          className={isCode ? 'max-w-48 tabular-nums' : 'tabular-nums'}
        />
      </Field>
      <Button
        variant="ghost"
        size="sm"
        className="h-auto self-start whitespace-normal"
        onClick={() => {
          setName(isCode ? 'twoFactorRecoveryCode' : 'twoFactorCode');
          onChange({});
        }}
      >
        {t(isCode ? 'byRecoveryCode' : 'byCode')}
      </Button>
    </>
  );
}
