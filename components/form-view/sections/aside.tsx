import { useFormModel } from '@/components/form-view/form-model';
import type { FormParts } from '@/components/form-view/form-parts';
import { sendLabel } from '@/components/form-view/titles';

type Props = Pick<FormParts, 'Aside'>;

/** The summary beside the form, if there is space. */
export function AsideCard({ Aside }: Props) {
  const { t } = useFormModel();
  if (!Aside) return null;
  return (
    <aside className="price-card" aria-labelledby="aside-title">
      <h2 id="aside-title">
        <Aside.Heading />
      </h2>
      <Aside.Full />
      <button type="submit" name="action" value="update" className="secondary only-plain">
        {t(Aside.update)}
      </button>
    </aside>
  );
}

/** The bottom bar of a narrow form: the summary, which opens in full, and the next button. */
export function BottomBar({ Aside }: Props) {
  const { t, step, steps, isSending, isChecking } = useFormModel();
  const isLastPart = isChecking || steps.indexOf(step) === steps.length - 2;
  return (
    <div className="foot">
      {Aside && (
        <details className="price-bar">
          <summary>
            <span className="unseen">
              <Aside.Heading />:{' '}
            </span>
            <span className="sum" aria-live="polite">
              <Aside.Short />
            </span>
            <span className="opens">{t('form.price.details')}</span>
          </summary>
          <div className="price-sheet">
            <Aside.Full />
          </div>
        </details>
      )}
      {step === 'review' ? (
        <SendButton />
      ) : (
        <>
          <button
            type="submit"
            name="action"
            value={isLastPart ? 'review' : 'next'}
            className="primary only-stepped"
            disabled={isSending}
          >
            {t(`form.actions.${isChecking ? 'backToReview' : isLastPart ? 'review' : 'next'}`)}
          </button>
          <button type="submit" name="action" value="review" className="primary only-whole">
            {t('form.actions.review')}
          </button>
        </>
      )}
    </div>
  );
}

export function SendButton() {
  const { t, form, isSending, notice } = useFormModel();
  const isTried = notice?.kind === 'offline' || notice?.kind === 'failed';
  const word = isTried ? t('form.actions.sendAgain') : sendLabel(form, t);
  return (
    <button
      type="submit"
      name="action"
      value="send"
      className="primary"
      aria-disabled={isSending || undefined}
    >
      {isSending ? t('form.actions.sending') : word}
    </button>
  );
}
