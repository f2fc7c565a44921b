'use client';

import { useTranslations } from 'use-intl';
import { AuthCard } from '@/components/office/sign-in/auth-card';
import { CopyButton } from '@/components/ui/copy-button';
import { TextLink } from '@/components/ui/text-link';

/** Explains how clubs are created if sign-up is closed. */
export function SignUpClosed() {
  const t = useTranslations('firstSteps.signUp');
  const slug = t('exampleSlug');
  const command = `npm run club:create -- --slug ${slug} --name "${t('exampleName')}" --admin-email ${t('exampleEmail')}`;
  return (
    <AuthCard title={t('title')}>
      <div className="flex flex-col gap-4">
        <h2 className="text-lg font-semibold">{t('closedTitle')}</h2>
        <p>{t('closedText')}</p>
        <details>
          <summary className="cursor-pointer font-medium">{t('closedOperator')}</summary>
          <p className="mt-3 text-sm text-ink-muted">{t('closedHow')}</p>
          <div className="mt-3 flex items-start gap-1 rounded-md border bg-sunken py-2 pr-1 pl-3">
            <code className="min-w-0 flex-1 py-1 text-xs break-words">{command}</code>
            <CopyButton text={command} label={t('copyCommand')} />
          </div>
        </details>
        <TextLink href="/login" className="self-center py-1">
          {t('haveAccount')}
        </TextLink>
      </div>
    </AuthCard>
  );
}
