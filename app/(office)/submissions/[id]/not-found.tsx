import { FileX2 } from 'lucide-react';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { getPageTranslator } from '@/lib/platform/i18n/page';

export default async function SubmissionNotFound() {
  const t = await getPageTranslator('detail');
  return (
    <EmptyState
      icon={FileX2}
      headingLevel={1}
      title={t('unknownTitle')}
      description={t('unknownText')}
      action={<LinkButton href="/submissions">{t('backToList')}</LinkButton>}
    />
  );
}
