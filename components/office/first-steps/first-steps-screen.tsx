'use client';

import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { HideStepsButton } from '@/components/office/first-steps/hide-steps-button';
import { Progress } from '@/components/office/first-steps/progress';
import { StepRow } from '@/components/office/first-steps/step-row';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { SkeletonRows } from '@/components/ui/skeleton';
import { useFirstSteps } from '@/lib/api-client/first-steps';

/** Guides a new club to a published form; the service derives progress from the data. */
export function FirstStepsScreen({ formUrl }: { formUrl: string }) {
  const t = useTranslations('firstSteps');
  const ui = useTranslations('ui');
  const { data, isPending, isError, refetch } = useFirstSteps();
  const hasTariff = data?.steps.some(({ key, isDone }) => key === 'Tariffs' && isDone) ?? false;
  const next = data?.steps.find(({ isDone, isOptional }) => !isDone && !isOptional)?.key;
  return (
    <div className="max-w-3xl">
      <PageHeader title={t('title')} description={t('text')} />
      {isPending && <SkeletonRows rows={8} label={ui('loading')} />}
      {isError && <ErrorState onRetry={() => refetch()} />}
      {data && (
        <div className="flex flex-col gap-5">
          <Progress steps={data.steps} />
          {data.isDone && (
            <Notice
              tone="success"
              title={t('doneTitle')}
              action={
                <LinkButton href={formUrl} target="_blank" prefetch={false} icon={ExternalLink}>
                  {t('openForm')}
                </LinkButton>
              }
            >
              <p>{t('doneText')}</p>
            </Notice>
          )}
          <Card flush>
            <ol className="divide-y">
              {data.steps.map(step => (
                <StepRow key={step.key} step={step} isNext={step.key === next} hasTariff={hasTariff} />
              ))}
            </ol>
          </Card>
          <HideStepsButton isPutAway={data.isPutAway} />
        </div>
      )}
    </div>
  );
}
