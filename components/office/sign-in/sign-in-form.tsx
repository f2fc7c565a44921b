'use client';

import { Eye, EyeOff } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { type Refusal, signIn } from '@/components/office/sign-in/sign-in';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';

export type DemoAccess = { readonly email: string; readonly password: string };

type SignInFormProps = {
  /** Address to begin with, and whether it may be another one. */
  email?: string;
  isEmailFixed?: boolean;
  /** Shown with a button that fills it in. */
  demo?: DemoAccess;
  /** The form stays busy until the page is left or the form goes away. */
  onSignedIn: () => void | Promise<void>;
};

export function SignInForm({ email = '', isEmailFixed = false, demo, onSignedIn }: SignInFormProps) {
  const t = useTranslations('office.signIn');
  const [values, setValues] = useState({ email, password: '' });
  const [isShown, setIsShown] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const passwordRef = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    setIsPending(true);
    const refused = await signIn(values.email, values.password);
    setRefusal(refused);
    if (!refused) return onSignedIn();
    setIsPending(false);
    passwordRef.current?.focus();
    passwordRef.current?.select();
  }

  return (
    // Posting keeps the password out of the address when the form is sent before the page is ready.
    <form method="post" onSubmit={submit} className="flex flex-col gap-4">
      {refusal && <RefusalNotice refusal={refusal} />}
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
      <Field label={t('password')}>
        <div className="relative">
          <PasswordInput
            inputRef={passwordRef}
            isShown={isShown}
            isFocusedFirst={isEmailFixed}
            value={values.password}
            onChange={password => setValues({ ...values, password })}
          />
          <IconButton
            icon={isShown ? EyeOff : Eye}
            label={t(isShown ? 'hidePassword' : 'showPassword')}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0 right-0 text-ink-muted"
          />
        </div>
      </Field>
      <Button type="submit" variant="primary" size="lg" pending={isPending} className="mt-1 w-full">
        {t('submit')}
      </Button>
      {demo && <DemoHint demo={demo} onFill={() => setValues(demo)} />}
    </form>
  );
}

type PasswordInputProps = {
  inputRef: React.Ref<HTMLInputElement>;
  isShown: boolean;
  isFocusedFirst: boolean;
  value: string;
  onChange: (value: string) => void;
};

function PasswordInput({ inputRef, isShown, isFocusedFirst, value, onChange }: PasswordInputProps) {
  return (
    <Input
      ref={inputRef}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      required
      autoFocus={isFocusedFirst}
      value={value}
      onChange={event => onChange(event.target.value)}
      className="pr-12"
    />
  );
}

function RefusalNotice({ refusal }: { refusal: Refusal }) {
  const t = useTranslations('office.signIn');
  const format = useFormatter();
  const time = refusal.until ? format.dateTime(refusal.until, { hour: '2-digit', minute: '2-digit' }) : '';
  return (
    <Notice tone="danger" title={t('failedTitle')}>
      {t(refusal.reason, { time })}
    </Notice>
  );
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
