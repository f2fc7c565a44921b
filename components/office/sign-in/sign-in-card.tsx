'use client';

import { useTranslations } from 'use-intl';
import { type DemoAccess, SignInForm } from '@/components/office/sign-in/sign-in-form';

type SignInCardProps = {
  /** Where to go afterwards, a path of this origin. */
  nextPath: string;
  demo?: DemoAccess;
};

export function SignInCard({ nextPath, demo }: SignInCardProps) {
  const t = useTranslations('office.signIn');
  return (
    <div className="w-full max-w-sm">
      <div className="mb-6 text-center">
        <p className="text-lg font-semibold tracking-tight text-accent">Eintritt</p>
        <h1 className="mt-4 text-2xl font-semibold tracking-tight">{t('title')}</h1>
        <p className="mt-1 text-ink-muted">{t('lead')}</p>
      </div>
      <div className="rounded-lg border bg-surface p-6">
        {/* A full load: nothing of an earlier session may stay in the page's memory. */}
        <SignInForm demo={demo} onSignedIn={() => location.assign(nextPath)} />
      </div>
    </div>
  );
}
