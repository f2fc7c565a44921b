'use client';

import { Circle, CircleCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { SetupFacts } from '@/components/form-editor/setup-facts';
import { PublishButton } from '@/components/office/first-steps/publish-button';
import { type Step, stepPlaces } from '@/components/office/first-steps/step-places';
import { TemplateChoice } from '@/components/office/first-steps/template-choice';
import { Badge } from '@/components/ui/display/badge';
import { LinkButton } from '@/components/ui/link-button';

type StepRowProps = {
  step: Step;
  /** The first required step that is not done; its button is the page's primary one. */
  isNext: boolean;
  hasTariff: boolean;
  facts: SetupFacts;
};

/** One step: purpose, state, and link to its screen. */
export function StepRow({ step: { key, isDone, isOptional }, isNext, hasTariff, facts }: StepRowProps) {
  const t = useTranslations('firstSteps');
  const { href, icon } = stepPlaces[key];
  const values = { ...facts, step: isDone ? 'done' : 'open' };
  const isDebitOff = key === 'Sepa' && isDone && facts.debits === 'Off';
  const Mark = isDone ? CircleCheck : Circle;
  const isStartable = key === 'Tariffs' && !isDone;
  const isPublishable = key === 'Form' && !isDone;
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className="flex gap-4 px-5 py-4 aria-[current=step]:bg-accent-soft/40"
    >
      <Mark
        aria-hidden="true"
        className={isDone ? 'mt-0.5 size-5 shrink-0 text-accepted' : 'mt-0.5 size-5 shrink-0 text-ink-muted'}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div>
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            {t(`step.${key}.title`)}
            <span className="sr-only">: {t(isDone ? 'done' : 'open')}</span>
            {isOptional && !isDone && <Badge>{t('optional')}</Badge>}
          </h2>
          <p className="mt-0.5 max-w-prose text-ink-muted">{t(`step.${key}.text`, values)}</p>
        </div>
        {isStartable && <TemplateChoice />}
        {isPublishable && <PublishButton hasTariff={hasTariff} facts={facts} />}
        <LinkButton
          href={isDebitOff ? stepPlaces.Form.href : href}
          icon={icon}
          variant={isNext && !isStartable && !isPublishable ? 'primary' : 'secondary'}
          className="self-start"
        >
          {t(`step.${key}.action`, values)}
        </LinkButton>
      </div>
    </li>
  );
}
