'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '@/components/forms/text-fields';
import type { ApiForm } from '@/components/forms/use-api-form';
import { Button } from '@/components/ui/button';

export type Proof = { twoFactorCode: string; twoFactorRecoveryCode: string };

/** Proof of the user's identity: a code of the app, or a recovery code if the app is lost. */
export function ProofFields({ form }: { form: ApiForm<Proof> }) {
  const t = useTranslations('account.twoFactor');
  const [name, setName] = useState<keyof Proof>('twoFactorCode');
  const isCode = name === 'twoFactorCode';
  return (
    <>
      <TextField
        key={name}
        form={form}
        name={name}
        label={t(isCode ? 'code' : 'recoveryCode')}
        hint={t(isCode ? 'codeHint' : 'recoveryHint')}
        inputMode={isCode ? 'numeric' : 'text'}
        autoComplete={isCode ? 'one-time-code' : 'off'}
        autoCapitalize={isCode ? 'none' : 'characters'}
        spellCheck={false}
        maxLength={isCode ? 20 : 50}
        className={isCode ? 'max-w-48 tabular-nums' : 'tabular-nums'}
      />
      <Button
        variant="ghost"
        size="sm"
        className="h-auto self-start whitespace-normal"
        onClick={() => {
          setName(isCode ? 'twoFactorRecoveryCode' : 'twoFactorCode');
          form.discard();
        }}
      >
        {t(isCode ? 'byRecoveryCode' : 'byCode')}
      </Button>
    </>
  );
}
