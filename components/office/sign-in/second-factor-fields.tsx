'use client';

import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';

export type SecondFactorKind = 'Code' | 'RecoveryCode';

type SecondFactorFieldsProps = {
  kind: SecondFactorKind;
  inputRef: Ref<HTMLInputElement>;
  value: string;
  onChange: (value: string) => void;
  onKindChange: (kind: SecondFactorKind) => void;
  onBack: () => void;
  isPending: boolean;
};

/** The second step of a sign-in: the app's code, or a recovery code. */
export function SecondFactorFields({
  kind,
  inputRef,
  value,
  onChange,
  onKindChange,
  onBack,
  isPending,
}: SecondFactorFieldsProps) {
  const t = useTranslations('office.signIn');
  const isCode = kind === 'Code';
  return (
    <>
      <p>{t(isCode ? 'secondFactor.codeLead' : 'secondFactor.recoveryLead')}</p>
      <Field
        label={t(isCode ? 'secondFactor.code' : 'secondFactor.recoveryCode')}
        hint={t(isCode ? 'secondFactor.codeHint' : 'secondFactor.recoveryHint')}
      >
        <Input
          key={kind}
          ref={inputRef}
          name={isCode ? 'twoFactorCode' : 'twoFactorRecoveryCode'}
          inputMode={isCode ? 'numeric' : 'text'}
          autoComplete={isCode ? 'one-time-code' : 'off'}
          autoCapitalize={isCode ? 'none' : 'characters'}
          spellCheck={false}
          required
          autoFocus
          maxLength={isCode ? 20 : 50}
          value={value}
          onChange={event => onChange(event.target.value)}
          className="tabular-nums"
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" pending={isPending} className="mt-1 w-full">
        {t('submit')}
      </Button>
      <div className="flex flex-col gap-2">
        <Button
          variant="ghost"
          className="h-auto w-full py-2 whitespace-normal"
          onClick={() => onKindChange(isCode ? 'RecoveryCode' : 'Code')}
        >
          {t(isCode ? 'secondFactor.useRecoveryCode' : 'secondFactor.useCode')}
        </Button>
        <Button variant="ghost" className="w-full" onClick={onBack}>
          {t('secondFactor.back')}
        </Button>
      </div>
    </>
  );
}
