'use client';

import { type ReactNode, type Ref, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';

type PasswordFieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  isFocusedFirst?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  value: string;
  onChange: (value: string) => void;
};

/** A password field with a button that shows the text. */
export function PasswordField({
  label,
  hint,
  error,
  autoComplete,
  isFocusedFirst,
  inputRef,
  value,
  onChange,
}: PasswordFieldProps) {
  const t = useTranslations('office.signIn');
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      <div className="relative">
        <Input
          ref={inputRef}
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          autoFocus={isFocusedFirst}
          value={value}
          onChange={event => onChange(event.target.value)}
          className="pr-24"
        />
        {/* A text button: an icon with tooltip would be larger than the rest of the page. */}
        <button
          type="button"
          aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-0 rounded-md px-3 text-sm font-medium text-accent -outline-offset-2 hover:text-accent-ink"
        >
          {t(isShown ? 'hide' : 'show')}
        </button>
      </div>
    </Field>
  );
}
