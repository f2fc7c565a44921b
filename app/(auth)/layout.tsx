import type { ReactNode } from 'react';
import { LanguageSwitch } from '@/components/office/sign-in/language-switch';
import { TextLink } from '@/components/ui/text-link';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { PageProvider } from '@/lib/platform/i18n/page-provider';

export default async function AuthLayout({ children }: { children: ReactNode }) {
  const t = await getPageTranslator('office');
  return (
    <PageProvider namespaces={['ui', 'office']}>
      <div className="flex min-h-dvh flex-col px-4">
        <main className="flex flex-1 flex-col items-center justify-center py-10">{children}</main>
        <footer className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3 pb-8">
          <LanguageSwitch />
          <TextLink href="/developers" prefetch={false} className="text-sm">
            {t('signIn.docs')}
          </TextLink>
        </footer>
      </div>
    </PageProvider>
  );
}
