'use client';

import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { accountLinkCommand } from '@/components/office/sign-in/account-link-command';
import { AuthCard } from '@/components/office/sign-in/auth-card';
import { Outcome } from '@/components/office/sign-in/outcome';
import { ProblemNotice } from '@/components/office/sign-in/refusal-notice';
import { useSend } from '@/components/office/sign-in/use-send';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { LinkButton } from '@/components/ui/link-button';
import { TextLink } from '@/components/ui/text-link';
import { api } from '@/lib/api-client/client';

/**
 * Requests a password link. The answer is the same whether or not the address has an account. `hasNoMailServer`:
 * the installation has no mail server, so no mail is sent.
 */
export function ForgotPasswordCard({ hasNoMailServer }: { hasNoMailServer: boolean }) {
  const t = useTranslations('office.signIn');
  const [email, setEmail] = useState('');
  const { state, problem, send } = useSend(() => api.POST('/auth/forgot-password', { body: { email } }));
  const fieldError = problem?.errors.email?.[0];

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void send();
  }

  if (state === 'Done' && hasNoMailServer) {
    return (
      <AuthCard title={t('forgot.title')}>
        <Outcome tone="danger" title={t('forgot.keptTitle')} action={<ToSignIn />}>
          <p>{t('forgot.keptText', { email })}</p>
          <code className="break-words">{accountLinkCommand}</code>
        </Outcome>
      </AuthCard>
    );
  }
  if (state === 'Done') {
    return (
      <AuthCard title={t('forgot.title')}>
        <Outcome tone="success" title={t('forgot.doneTitle')} action={<ToSignIn />}>
          <p>{t('forgot.doneText', { email })}</p>
          <p>{t('forgot.doneHelp')}</p>
        </Outcome>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('forgot.title')} lead={t('forgot.lead')}>
      <form method="post" onSubmit={submit} className="flex flex-col gap-4">
        {problem && !fieldError && <ProblemNotice problem={problem} />}
        <Field label={t('email')} {...(fieldError ? { error: fieldError } : {})}>
          <Input
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            autoFocus
            maxLength={254}
            value={email}
            onChange={event => setEmail(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          pending={state === 'Pending'}
          className="mt-1 w-full"
        >
          {t('forgot.submit')}
        </Button>
        <TextLink href="/login" className="self-center py-1">
          {t('toSignIn')}
        </TextLink>
      </form>
    </AuthCard>
  );
}

/** Link from an outcome to the sign-in page. */
export function ToSignIn({ href = '/login' }: { href?: string }) {
  const t = useTranslations('office.signIn');
  return (
    <LinkButton href={href} variant="primary" size="lg" className="w-full">
      {t('toSignIn')}
    </LinkButton>
  );
}
