'use client';

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PasswordField } from '@/components/office/sign-in/password-field';
import { SecondFactorFields, type SecondFactorKind } from '@/components/office/sign-in/second-factor-fields';
import { type SecondFactor, signIn } from '@/components/office/sign-in/sign-in';
import { type ShownRefusal, SignInRefusal } from '@/components/office/sign-in/sign-in-refusal';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { Notice } from '@/components/ui/notice';

export type DemoAccess = { readonly email: string; readonly password: string };

type SignInFormProps = {
  /** Initial address, and whether it can be changed. */
  email?: string;
  isEmailFixed?: boolean;
  /** Shown with a button that fills it in. */
  demo?: DemoAccess;
  /** Shown below the first step. */
  help?: ReactNode;
  /** The form stays busy until the page changes or the form unmounts. */
  onSignedIn: () => void | Promise<void>;
};

type Step = 'Password' | SecondFactorKind;

export function SignInForm({ email = '', isEmailFixed = false, demo, help, onSignedIn }: SignInFormProps) {
  const t = useTranslations('office.signIn');
  const [values, setValues] = useState({ email, password: '' });
  const [step, setStep] = useState<Step>('Password');
  const [code, setCode] = useState('');
  const [isPending, setIsPending] = useState(false);
  const [refusal, setRefusal] = useState<ShownRefusal | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);

  function goTo(next: Step) {
    setStep(next);
    setCode('');
    setRefusal(null);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    setIsPending(true);
    const refused = await signIn({ ...values, ...secondFactorOf(step, code) });
    if (!refused) {
      setRefusal(null);
      return onSignedIn();
    }
    setIsPending(false);
    const { reason, until } = refused;
    if (reason === 'RequiresTwoFactor') return goTo('Code');
    const isCodeWrong = reason === 'Failed' && step !== 'Password';
    setRefusal({ reason: isCodeWrong ? `${step}Failed` : reason, until });
    inputRef.current?.focus();
    inputRef.current?.select();
  }

  return (
    // With POST the password is never in the address, even if the form is sent before hydration.
    <form method="post" onSubmit={submit} className="flex flex-col gap-4">
      {refusal && <SignInRefusal refusal={refusal} />}
      {step === 'Password' ? (
        <>
          <Field label={t('email')}>
            <Input
              name="email"
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
              readOnly={isEmailFixed}
              autoFocus={!isEmailFixed}
              value={values.email}
              onChange={event => setValues({ ...values, email: event.target.value })}
            />
          </Field>
          <PasswordField
            label={t('password')}
            autoComplete="current-password"
            isFocusedFirst={isEmailFixed}
            inputRef={inputRef}
            value={values.password}
            onChange={password => setValues({ ...values, password })}
          />
          <Button type="submit" variant="primary" size="lg" pending={isPending} className="mt-1 w-full">
            {t('submit')}
          </Button>
          {help}
          {demo && <DemoHint demo={demo} onFill={() => setValues(demo)} />}
        </>
      ) : (
        <SecondFactorFields
          kind={step}
          inputRef={inputRef}
          value={code}
          onChange={setCode}
          onKindChange={goTo}
          onBack={() => goTo('Password')}
          isPending={isPending}
        />
      )}
    </form>
  );
}

function secondFactorOf(step: Step, code: string): SecondFactor {
  if (step === 'Password') return {};
  return step === 'Code' ? { twoFactorCode: code } : { twoFactorRecoveryCode: code };
}

function DemoHint({ demo, onFill }: { demo: DemoAccess; onFill: () => void }) {
  const t = useTranslations('office.signIn');
  return (
    <Notice tone="info" title={t('demoTitle')}>
      <p className="break-words">{t('demoText', demo)}</p>
      <Button size="sm" onClick={onFill} className="mt-2">
        {t('demoFill')}
      </Button>
    </Notice>
  );
}
