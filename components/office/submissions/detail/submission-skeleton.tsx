'use client';

import { useTranslations } from 'use-intl';
import { Card } from '@/components/ui/display/card';
import { Skeleton, SkeletonRows } from '@/components/ui/skeleton';

/** Placeholder of a submission during loading. */
export function SubmissionSkeleton() {
  const t = useTranslations('ui');
  return (
    <>
      <div className="mb-6 flex h-21 flex-col gap-3">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-7 w-64" />
        <Skeleton className="h-4 w-52" />
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Card flush>
          <SkeletonRows rows={7} label={t('loading')} />
        </Card>
        <div className="hidden rounded-md border bg-surface p-5 xl:block">
          <Skeleton className="w-3/5" />
          <Skeleton className="mt-4 w-full" />
          <Skeleton className="mt-4 w-4/5" />
        </div>
      </div>
    </>
  );
}
