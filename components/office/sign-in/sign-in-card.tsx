'use client';

import { useTranslations } from 'use-intl';
import { AuthCard } from '@/components/office/sign-in/auth-card';
import { type DemoAccess, SignInForm } from '@/components/office/sign-in/sign-in-form';
import { TextLink } from '@/components/ui/text-link';

type SignInCardProps = {
  /** Path of this origin to open afterwards. */
  nextPath: string;
  demo?: DemoAccess | undefined;
  /** Whether anybody may create a club here. */
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
      {/* A full page load removes data of an earlier session from memory. */}
      <SignInForm demo={demo} help={help} onSignedIn={() => location.assign(nextPath)} />
    </AuthCard>
  );
}
