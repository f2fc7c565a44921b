import type { FormEventHandler } from 'react';
import { type FormModel, FormModelProvider } from '@/components/form-view/form-model';
import { ErrorSummary, NoticeBox } from '@/components/form-view/sections/alerts';
import { ConsentStep } from '@/components/form-view/sections/consent-step';
import { FamilyStep } from '@/components/form-view/sections/family-step';
import { FormHead } from '@/components/form-view/sections/form-head';
import { MembershipStep } from '@/components/form-view/sections/membership-step';
import { PaymentStep } from '@/components/form-view/sections/payment-step';
import { PersonStep } from '@/components/form-view/sections/person-step';
import { FootBar, PriceCard, SendButton } from '@/components/form-view/sections/price-card';
import { ReviewStep } from '@/components/form-view/sections/review-step';

export const formId = 'application';

type Props = {
  readonly model: FormModel;
  /** Answers every named button of the form; without it the browser posts them. */
  readonly onSubmit?: FormEventHandler<HTMLFormElement>;
};

/** The membership form, the very same in the page that the server renders, in the browser and in the editor. */
export function FormPage({ model, onSubmit }: Props) {
  const { form, t, step, isLive } = model;
  return (
    <FormModelProvider value={model}>
      <div
        className="sheet"
        data-live={isLive ? '' : undefined}
        data-view={step === 'review' ? 'review' : 'form'}
      >
        {/* Enter in a field presses the first button of the form: it must not be a language. */}
        <button
          type="submit"
          form={formId}
          name="action"
          value="enter"
          className="unseen"
          tabIndex={-1}
          aria-hidden="true"
        />
        <FormHead form={form} locale={model.locale} t={t} actionIn={model.actionIn} formId={formId} />
        <main>
          <div className="intro">
            <h1>{t('form.title')}</h1>
            <p className="hint first-only" data-first={step === model.steps[0] ? '' : undefined}>
              {t('form.intro')}
            </p>
            {form.settings.notes !== '' && (
              <p className="lines first-only" data-first={step === model.steps[0] ? '' : undefined}>
                {form.settings.notes}
              </p>
            )}
          </div>
          <PlainForm model={model} onSubmit={onSubmit} />
        </main>
      </div>
    </FormModelProvider>
  );
}

function PlainForm({ model, onSubmit }: Props) {
  const { form, action, step, t, register } = model;
  return (
    <form id={formId} method="post" action={action} noValidate autoComplete="on" onSubmit={onSubmit}>
      <input type="hidden" name="formToken" value={form.formToken} />
      <input type="hidden" name="step" value={step} />
      <div className="trap" aria-hidden="true">
        <label htmlFor="website">Website</label>
        <input type="text" id="website" {...register('website')} tabIndex={-1} autoComplete="off" />
      </div>
      <div className="columns">
        <div className="steps">
          <ErrorSummary />
          <NoticeBox />
          <MembershipStep />
          <PersonStep />
          <FamilyStep />
          <PaymentStep />
          <ConsentStep />
          <ReviewStep />
          <div className="end only-whole">
            {step === 'review' ? (
              <>
                <button type="submit" name="action" value="back" className="secondary">
                  {t('form.actions.toForm')}
                </button>
                <SendButton />
              </>
            ) : (
              <button type="submit" name="action" value="review" className="primary">
                {t('form.actions.review')}
              </button>
            )}
          </div>
        </div>
        <PriceCard />
      </div>
      <FootBar />
    </form>
  );
}
