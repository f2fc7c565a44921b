import { Card } from '@/components/ui/display/card';
import { Skeleton, SkeletonRows } from '@/components/ui/skeleton';
import { getPageTranslator } from '@/lib/platform/i18n/page';

export default async function OfficeLoading() {
  const t = await getPageTranslator('ui');
  return (
    <>
      <div className="mb-6 flex h-8 items-center">
        <Skeleton className="h-6 w-48" />
      </div>
      <Card flush>
        <SkeletonRows rows={8} label={t('loading')} />
      </Card>
    </>
  );
}
