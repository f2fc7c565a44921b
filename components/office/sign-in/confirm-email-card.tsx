'use client';

import { useTranslations } from 'use-intl';
import { AuthCard } from '@/components/office/sign-in/auth-card';
import { ToSignIn } from '@/components/office/sign-in/forgot-password-card';
import { Outcome } from '@/components/office/sign-in/outcome';
import { ProblemNotice } from '@/components/office/sign-in/refusal-notice';
import { type MailLink, useMailLink } from '@/components/office/sign-in/use-mail-link';
import { useSend } from '@/components/office/sign-in/use-send';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api-client/client';

/**
 * Confirms a new address by a button. Opening the link changes nothing, because mail scanners open links too.
 */
export function ConfirmEmailCard({ query }: { query: MailLink }) {
  const t = useTranslations('office.signIn');
  const link = useMailLink(query);
  return link ? <LinkedEmailCard {...link} /> : <AuthCard title={t('confirmEmail.title')} />;
}

function LinkedEmailCard({ email, code }: MailLink) {
  const t = useTranslations('office.signIn');
  const { state, problem, send } = useSend(() => api.POST('/auth/confirm-email', { body: { email, code } }));
  const isLinkBad = !email || !code || problem?.status === 400;
  const isOver = state === 'Done' || isLinkBad || problem?.status === 409;
  return (
    <AuthCard title={t('confirmEmail.title')} lead={isOver ? undefined : t('confirmEmail.lead', { email })}>
      {state === 'Done' ? (
        <Outcome tone="success" title={t('confirmEmail.doneTitle')} action={<ToSignIn />}>
          <p>{t('confirmEmail.doneText', { email })}</p>
        </Outcome>
      ) : isLinkBad ? (
        <Outcome tone="danger" title={t('newPassword.linkTitle')} action={<ToSignIn />}>
          <p>{t('confirmEmail.linkText')}</p>
        </Outcome>
      ) : problem?.status === 409 ? (
        <Outcome tone="danger" title={t('notDoneTitle')} action={<ToSignIn />}>
          <p>{t('confirmEmail.taken')}</p>
        </Outcome>
      ) : (
        <div className="flex flex-col gap-4">
          {problem && <ProblemNotice problem={problem} />}
          <Button
            variant="primary"
            size="lg"
            pending={state === 'Pending'}
            className="w-full"
            onClick={() => void send()}
          >
            {t('confirmEmail.submit')}
          </Button>
        </div>
      )}
    </AuthCard>
  );
}
