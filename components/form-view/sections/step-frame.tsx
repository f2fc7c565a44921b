import type { ReactNode } from 'react';
import { useFormModel } from '@/components/form-view/form-model';
import type { StepId } from '@/components/form-view/steps';
import { stepTitle } from '@/components/form-view/titles';

type Props = { readonly id: StepId; readonly children: ReactNode };

/** One step of the form: alone on a phone, one part of the page on wider screens. */
export function StepFrame({ id, children }: Props) {
  const model = useFormModel();
  const { t, step, steps } = model;
  const isReview = step === 'review';
  const number = steps.indexOf(id) + 1;
  const progress = t('form.steps.progress', { number: Math.max(number, 1), count: steps.length });
  return (
    <section
      id={id}
      className="step"
      data-current={step === id ? '' : undefined}
      hidden={isReview !== (id === 'review')}
      aria-labelledby={`${id}-title`}
    >
      <div className="step-head">
        <div className="progress only-stepped">
          {number > 1 && (
            <button type="submit" name="action" value="back" className="quiet back">
              <span aria-hidden="true">‹</span> {t('form.actions.back')}
            </button>
          )}
          {/* Heard with the heading, which gets the focus. */}
          <p className="count" aria-hidden="true">
            {progress}
          </p>
          <div className="dots" aria-hidden="true">
            {steps.map((each, index) => (
              <span key={each} className={index < number ? 'done' : undefined} />
            ))}
          </div>
        </div>
        <h2 id={`${id}-title`} tabIndex={-1}>
          <span className="unseen only-stepped">{`${progress}: `}</span>
          {stepTitle(model, id)}
        </h2>
      </div>
      {children}
    </section>
  );
}
