import type { FormEventHandler, ReactNode } from 'react';
import { conditionalControls } from '@/components/form-view/asked';
import { type FormModel, FormModelProvider } from '@/components/form-view/form-model';
import type { FormParts } from '@/components/form-view/form-parts';
import { RichText } from '@/components/form-view/rich-text';
import { ClubMail, ErrorSummary, NoticeBox } from '@/components/form-view/sections/alerts';
import { AsideCard, BottomBar, SendButton } from '@/components/form-view/sections/aside';
import { FormHead } from '@/components/form-view/sections/form-head';
import { Later } from '@/components/form-view/sections/later';
import { PaperLink } from '@/components/form-view/sections/paper-link';
import { ReviewStep } from '@/components/form-view/sections/review-step';
import { formTitle } from '@/components/form-view/titles';

export const formId = 'application';

/** Set by the build of the forms' scripts. They start from the page of the server: what never changes in it stays. */
declare const IS_RENDERED: true | undefined;

/** Hydration keeps the HTML of such an element. Written later, it would be lost. */
const asRendered = { dangerouslySetInnerHTML: { __html: '' } };

type Props = {
  readonly model: FormModel;
  readonly parts: FormParts;
  /** Handles every named button of the form; without it the browser posts them. */
  readonly onSubmit?: FormEventHandler<HTMLFormElement>;
  /** Content above and below the steps that needs a script. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
};

/** A form of any kind: the same on the server, in the browser and in the editor. */
export function FormPage({ model, parts, onSubmit, above, below }: Props) {
  const { form, t, step, isLive } = model;
  return (
    <FormModelProvider value={model}>
      <div
        className="sheet"
        data-step={step}
        data-live={isLive ? '' : undefined}
        data-view={step === 'review' ? 'review' : 'form'}
      >
        {/* Enter in a field presses the form's first button, which must not be a language. */}
        <button
          type="submit"
          form={formId}
          name="action"
          value="enter"
          className="unseen"
          tabIndex={-1}
          aria-hidden="true"
        />
        {typeof IS_RENDERED !== 'undefined' ? (
          <header {...asRendered} />
        ) : (
          <FormHead form={form} locale={model.locale} t={t} actionIn={model.actionIn} formId={formId} />
        )}
        <main>
          <FormIntro model={model} />
          <PlainForm model={model} parts={parts} onSubmit={onSubmit} above={above} below={below} />
        </main>
      </div>
    </FormModelProvider>
  );
}

/** Title and notes; in steps the notes stand on the first one only. */
export function FormIntro({ model: { form, t, step, steps, notes } }: { readonly model: FormModel }) {
  const first = step === steps[0] ? '' : undefined;
  return (
    <div className="intro">
      <h1>{formTitle(form, t)}</h1>
      <p className="hint first-only" data-first={first}>
        {t(`form.kinds.${form.kind}.intro`)}
      </p>
      {notes.length > 0 &&
        (typeof IS_RENDERED !== 'undefined' ? (
          <div data-first={first} {...asRendered} />
        ) : (
          <div className="notes first-only" data-first={first}>
            <RichText blocks={notes} />
          </div>
        ))}
    </div>
  );
}

function PlainForm({ model, parts, onSubmit, above, below }: Props) {
  const { form, rules, action, step, t, values, register } = model;
  const { Steps, Aside, reviewOf } = parts;
  return (
    <form
      id={formId}
      method="post"
      action={action}
      noValidate
      autoComplete="on"
      encType="multipart/form-data"
      onSubmit={onSubmit}
    >
      <input type="hidden" name="formToken" value={form.formToken} />
      <input type="hidden" name="edition" value={form.edition} />
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="filledName" value={values.filledName} />
      <input type="hidden" name="filledHolder" value={values.filledHolder} />
      {model.draftToken !== '' && <input type="hidden" name="draftToken" value={model.draftToken} />}
      {/* Without a script the next post tells which questions were not on the page yet. */}
      {typeof IS_RENDERED === 'undefined' &&
        !model.isLive &&
        conditionalControls(form, values, rules).map(name => (
          <input key={name} type="hidden" name="asked" value={name} />
        ))}
      {/* Inert: neither focus nor search of the page reaches it, and browsers do not fill it in. */}
      <div className="trap" aria-hidden="true" inert>
        <label htmlFor="website">Website</label>
        <input
          type="text"
          id="website"
          {...register('website')}
          value={values.website}
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
      <div className={Aside ? 'columns' : 'one-column'}>
        <div className="steps">
          {above}
          {form.challenge && (
            <noscript>
              <p className="alert warn">
                {t('form.notice.proof')} <ClubMail form={form} />
              </p>
            </noscript>
          )}
          <ErrorSummary />
          <NoticeBox />
          <Steps />
          <ReviewStep reviewOf={reviewOf} Aside={Aside} />
          <Later />
          {below}
          {typeof IS_RENDERED !== 'undefined' ? (
            <p data-first={step === model.steps[0] ? '' : undefined} {...asRendered} />
          ) : (
            <PaperLink />
          )}
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
        <AsideCard Aside={Aside} />
      </div>
      <BottomBar Aside={Aside} />
    </form>
  );
}
