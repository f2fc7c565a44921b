import { MeantEmail } from '@/components/form-view/fields/meant-email';
import { useFormModel } from '@/components/form-view/form-model';
import type { FormParts, ReviewPart } from '@/components/form-view/form-parts';
import { StepFrame } from '@/components/form-view/sections/step-frame';
import { reviewText, stepTitle } from '@/components/form-view/titles';

/** The review before sending; each part links back to its step. */
export function ReviewStep({ reviewOf, Aside }: Pick<FormParts, 'reviewOf' | 'Aside'>) {
  const model = useFormModel();
  const { t, form, step, meantEmails } = model;
  if (step !== 'review') return null;
  return (
    <StepFrame id="review">
      <p className="hint">{reviewText(form, t)}</p>
      {Object.keys(meantEmails).map(name => meantEmails[name] && <MeantEmail key={name} name={name} />)}
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
    <section className="part-review" aria-labelledby={`review-${step}`}>
      <div className="part-head">
        <h3 id={`review-${step}`}>{title}</h3>
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
      </div>
      <dl>
        {rows
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
