import { Compass } from 'lucide-react';
import type { Metadata } from 'next';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { getPageTranslator } from '@/lib/platform/i18n/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('ui');
  return { title: t('notFoundTitle') };
}

export default async function NotFound() {
  const t = await getPageTranslator('ui');
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        icon={Compass}
        headingLevel={1}
        title={t('notFoundTitle')}
        description={t('notFoundDescription')}
        action={
          <LinkButton href="/" variant="primary">
            {t('notFoundAction')}
          </LinkButton>
        }
      />
    </main>
  );
}
