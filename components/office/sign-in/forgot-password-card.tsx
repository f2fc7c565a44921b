'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Form, RefusalNotice } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { accountLinkCommand } from '@/components/office/sign-in/account-link-command';
import { AuthCard } from '@/components/office/sign-in/auth-card';
import { Outcome } from '@/components/office/sign-in/outcome';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { TextLink } from '@/components/ui/text-link';
import { api } from '@/lib/api-client/client';

/**
 * Requests a password link. The answer is the same whether or not the address has an account. `hasNoMailServer`:
 * the installation has no mail server, so no mail is sent.
 */
export function ForgotPasswordCard({ hasNoMailServer }: { hasNoMailServer: boolean }) {
  const t = useTranslations('office.signIn');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useApiForm({
    values: { email: '' },
    save: async body => {
      await api.POST('/auth/forgot-password', { body });
      setSentTo(body.email);
    },
  });

  if (sentTo !== null && hasNoMailServer) {
    return (
      <AuthCard title={t('forgot.title')}>
        <Outcome tone="danger" title={t('forgot.keptTitle')} action={<ToSignIn />}>
          <p>{t('forgot.keptText', { email: sentTo })}</p>
          <code className="break-words">{accountLinkCommand}</code>
        </Outcome>
      </AuthCard>
    );
  }
  if (sentTo !== null) {
    return (
      <AuthCard title={t('forgot.title')}>
        <Outcome tone="success" title={t('forgot.doneTitle')} action={<ToSignIn />}>
          <p>{t('forgot.doneText', { email: sentTo })}</p>
          <p>{t('forgot.doneHelp')}</p>
        </Outcome>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('forgot.title')} lead={t('forgot.lead')}>
      <Form form={form} method="post" className="flex flex-col gap-4">
        <RefusalNotice form={form} />
        <TextField
          form={form}
          name="email"
          label={t('email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          maxLength={254}
        />
        <Button type="submit" variant="primary" size="lg" pending={form.isPending} className="mt-1 w-full">
          {t('forgot.submit')}
        </Button>
        <TextLink href="/login" className="self-center py-1">
          {t('toSignIn')}
        </TextLink>
      </Form>
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
