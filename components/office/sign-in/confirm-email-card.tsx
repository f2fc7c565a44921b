'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { RefusalNotice } from '@/components/forms/form';
import { useApiForm } from '@/components/forms/use-api-form';
import { AuthCard } from '@/components/office/sign-in/auth-card';
import { ToSignIn } from '@/components/office/sign-in/forgot-password-card';
import { Outcome } from '@/components/office/sign-in/outcome';
import { type MailLink, useMailLink } from '@/components/office/sign-in/use-mail-link';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api-client/client';

/**
 * Confirms a new address by a button. Opening the link changes nothing, because mail scanners open links too.
 */
export function ConfirmEmailCard() {
  const t = useTranslations('office.signIn');
  const link = useMailLink();
  return link ? <LinkedEmailCard {...link} /> : <AuthCard title={t('confirmEmail.title')} />;
}

function LinkedEmailCard({ email, code }: MailLink) {
  const t = useTranslations('office.signIn');
  const [isDone, setIsDone] = useState(false);
  const form = useApiForm({
    values: { email, code },
    save: async body => {
      await api.POST('/auth/confirm-email', { body });
      setIsDone(true);
    },
  });
  const status = form.refusal?.problem?.status;
  const isLinkBad = !email || !code || status === 400;
  const isOver = isDone || isLinkBad || status === 409;
  return (
    <AuthCard title={t('confirmEmail.title')} lead={isOver ? undefined : t('confirmEmail.lead', { email })}>
      {isDone ? (
        <Outcome tone="success" title={t('confirmEmail.doneTitle')} action={<ToSignIn />}>
          <p>{t('confirmEmail.doneText', { email })}</p>
        </Outcome>
      ) : isLinkBad ? (
        <Outcome tone="danger" title={t('newPassword.linkTitle')} action={<ToSignIn />}>
          <p>{t('confirmEmail.linkText')}</p>
        </Outcome>
      ) : status === 409 ? (
        <Outcome tone="danger" title={t('notDoneTitle')} action={<ToSignIn />}>
          <p>{t('confirmEmail.taken')}</p>
        </Outcome>
      ) : (
        <div className="flex flex-col gap-4">
          <RefusalNotice form={form} />
          <Button
            variant="primary"
            size="lg"
            pending={form.isPending}
            className="w-full"
            onClick={() => void form.submit()}
          >
            {t('confirmEmail.submit')}
          </Button>
        </div>
      )}
    </AuthCard>
  );
}
