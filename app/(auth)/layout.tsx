import type { ReactNode } from 'react';
import { LanguageSwitch } from '@/components/office/sign-in/language-switch';
import { PageProvider } from '@/lib/platform/i18n/page-provider';

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <PageProvider namespaces={['ui', 'office']}>
      <div className="flex min-h-dvh flex-col px-4">
        <main className="flex flex-1 flex-col items-center justify-center py-10">{children}</main>
        <footer className="flex justify-center pb-8">
          <LanguageSwitch />
        </footer>
      </div>
    </PageProvider>
  );
}
