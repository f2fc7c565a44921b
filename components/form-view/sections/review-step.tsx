import { SlipQuestion } from '@/components/form-view/fields/slip-question';
import { useFormModel } from '@/components/form-view/form-model';
import type { FormParts, ReviewPart } from '@/components/form-view/form-parts';
import { FactGroup } from '@/components/form-view/sections/fact-group';
import { StepFrame } from '@/components/form-view/sections/step-frame';
import { reviewText, stepTitle } from '@/components/form-view/titles';

/** The review before sending; each part links back to its step. */
export function ReviewStep({ reviewOf, Aside }: Pick<FormParts, 'reviewOf' | 'Aside'>) {
  const model = useFormModel();
  const { step, slips } = model;
  if (step !== 'review') return null;
  return (
    <StepFrame id="review">
      <p className="hint">{reviewText(model)}</p>
      {Object.keys(slips).map(name => (
        <SlipQuestion key={name} name={name} />
      ))}
      {reviewOf(model).map(part => (
        <Part key={part.step} {...part} />
      ))}
      {Aside && (
        <section className="part-review only-stepped" aria-labelledby="review-aside">
          <h3 id="review-aside">
            <Aside.Heading />
          </h3>
          <Aside.Full />
        </section>
      )}
    </StepFrame>
  );
}

function Part({ step, rows }: ReviewPart) {
  const model = useFormModel();
  const { t, action } = model;
  const title = stepTitle(model, step);
  return (
    <FactGroup
      id={`review-${step}`}
      title={title}
      rows={rows}
      heading="h3"
      action={
        <button
          type="submit"
          name="action"
          value={`edit.${step}`}
          formAction={`${action}#${step}`}
          className="quiet"
          aria-label={t('form.actions.editPart', { part: title })}
        >
          {t('form.actions.edit')}
        </button>
      }
    />
  );
}
