'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Form, RefusalNotice } from '@/components/forms/form';
import { useApiForm } from '@/components/forms/use-api-form';
import { AuthCard } from '@/components/office/sign-in/auth-card';
import { ToSignIn } from '@/components/office/sign-in/forgot-password-card';
import { Outcome } from '@/components/office/sign-in/outcome';
import { PasswordFormField } from '@/components/office/sign-in/password-form-field';
import { type MailLink, useMailLink } from '@/components/office/sign-in/use-mail-link';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { LinkButton } from '@/components/ui/link-button';
import { TextLink } from '@/components/ui/text-link';
import { api } from '@/lib/api-client/client';

/** Page on which a user with an account accepts an invitation. */
const acceptHref = '/login?next=/account';

type NewPasswordCardProps = { kind: 'reset' | 'invitation' };

/** Sets a password by a mailed link: a new one, or the first one of an invited user. */
export function NewPasswordCard({ kind }: NewPasswordCardProps) {
  const t = useTranslations('office.signIn');
  const link = useMailLink();
  if (!link) return <AuthCard title={t(`newPassword.${kind}Title`)} lead={t(`newPassword.${kind}Lead`)} />;
  return <LinkedPasswordCard kind={kind} {...link} />;
}

function LinkedPasswordCard({ kind, email, code }: NewPasswordCardProps & MailLink) {
  const t = useTranslations('office.signIn');
  const [isDone, setIsDone] = useState(false);
  const form = useApiForm({
    values: { newPassword: '' },
    save: async ({ newPassword }) => {
      await api.POST('/auth/reset-password', { body: { email, resetCode: code, newPassword } });
      setIsDone(true);
    },
  });
  const errors = form.refusal?.errors;
  const isLinkBad = Boolean(!email || !code || errors?.resetCode || errors?.email);
  const lead = isDone || isLinkBad ? undefined : t(`newPassword.${kind}Lead`);

  return (
    <AuthCard title={t(`newPassword.${kind}Title`)} lead={lead}>
      {isDone ? (
        <Outcome tone="success" title={t('newPassword.doneTitle')} action={<ToSignIn />}>
          <p>{t('newPassword.doneText', { email })}</p>
        </Outcome>
      ) : isLinkBad ? (
        <Outcome tone="danger" title={t('newPassword.linkTitle')} action={<WayOut kind={kind} />}>
          <p>{t(`newPassword.${kind}LinkText`)}</p>
        </Outcome>
      ) : (
        <Form form={form} method="post" className="flex flex-col gap-4">
          <RefusalNotice form={form} />
          <Field label={t('email')}>
            <Input name="email" type="email" autoComplete="username" readOnly value={email} />
          </Field>
          <PasswordFormField
            form={form}
            name="newPassword"
            label={t('newPassword.label')}
            hint={t('newPassword.hint')}
            autoComplete="new-password"
            isFocusedFirst
          />
          <Button type="submit" variant="primary" size="lg" pending={form.isPending} className="mt-1 w-full">
            {t('newPassword.submit')}
          </Button>
          {kind === 'invitation' && (
            <TextLink href={acceptHref} className="self-center py-1 text-center">
              {t('newPassword.toAccount')}
            </TextLink>
          )}
        </Form>
      )}
    </AuthCard>
  );
}

function WayOut({ kind }: NewPasswordCardProps) {
  const t = useTranslations('office.signIn');
  if (kind === 'invitation') return <ToSignIn href={acceptHref} />;
  return (
    <LinkButton href="/forgot-password" variant="primary" size="lg" className="w-full">
      {t('newPassword.resetLinkAction')}
    </LinkButton>
  );
}
