'use client';

import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useSetupFacts } from '@/components/form-editor/setup-facts';
import { HideStepsButton } from '@/components/office/first-steps/hide-steps-button';
import { Progress } from '@/components/office/first-steps/progress';
import { StepRow } from '@/components/office/first-steps/step-row';
import { RecordScreen } from '@/components/screens/record-screen';
import { Card } from '@/components/ui/display/card';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { useFirstSteps } from '@/lib/api-client/first-steps';
import type { FirstSteps } from '@/lib/contracts/first-steps';

type FirstStepsScreenProps = {
  formUrl: string;
  /** Address of the installation's mail server; null if it has none. */
  installationSender: string | null;
};

/** Guides a new club to a published form; the service derives progress from the data. */
export function FirstStepsScreen({ formUrl, installationSender }: FirstStepsScreenProps) {
  const t = useTranslations('firstSteps');
  return (
    <div className="max-w-xl">
      <RecordScreen
        query={useFirstSteps()}
        header={<PageHeader title={t('title')} description={t('text')} />}
      >
        {progress => <Steps progress={progress} formUrl={formUrl} installationSender={installationSender} />}
      </RecordScreen>
    </div>
  );
}

function Steps({ progress, formUrl, installationSender }: FirstStepsScreenProps & { progress: FirstSteps }) {
  const t = useTranslations('firstSteps');
  const facts = useSetupFacts(installationSender);
  const { steps, isDone: areAllDone, isPutAway } = progress;
  const hasTariff = steps.some(({ key, isDone }) => key === 'Tariffs' && isDone);
  const next = steps.find(({ isDone, isOptional }) => !isDone && !isOptional)?.key;
  return (
    <div className="flex flex-col gap-5">
      <Progress steps={steps} />
      {areAllDone && (
        <Notice
          tone="success"
          title={t('doneTitle')}
          action={
            <LinkButton href={formUrl} target="_blank" icon={ExternalLink}>
              {t('openForm')}
            </LinkButton>
          }
        >
          <p>{t('doneText')}</p>
        </Notice>
      )}
      <Card flush>
        <ol className="divide-y">
          {steps.map(step => (
            <StepRow key={step.key} {...{ step, hasTariff, facts }} isNext={step.key === next} />
          ))}
        </ol>
      </Card>
      <HideStepsButton isPutAway={isPutAway} />
    </div>
  );
}
