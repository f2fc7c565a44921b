'use client';

import { useTranslations } from 'use-intl';
import { AuthCard } from '@/components/office/sign-in/auth-card';
import { type DemoAccess, SignInForm } from '@/components/office/sign-in/sign-in-form';
import { TextLink } from '@/components/ui/text-link';

type SignInCardProps = {
  /** Where to go afterwards, a path of this origin. */
  nextPath: string;
  demo?: DemoAccess | undefined;
  /** Whether anybody may open a club here. */
  maySignUp: boolean;
};

export function SignInCard({ nextPath, demo, maySignUp }: SignInCardProps) {
  const t = useTranslations('office.signIn');
  const help = (
    <div className="flex flex-col items-center gap-1">
      <TextLink href="/forgot-password" className="py-1">
        {t('forgotLink')}
      </TextLink>
      {maySignUp && (
        <TextLink href="/signup" className="py-1">
          {t('signUpLink')}
        </TextLink>
      )}
    </div>
  );
  return (
    <AuthCard title={t('title')} lead={t('lead')}>
      {/* A full load: nothing of an earlier session may stay in the page's memory. */}
      <SignInForm demo={demo} help={help} onSignedIn={() => location.assign(nextPath)} />
    </AuthCard>
  );
}
