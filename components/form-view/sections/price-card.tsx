import { useFormModel } from '@/components/form-view/form-model';
import { PriceLines, priceInShort } from '@/components/form-view/sections/price-lines';

/** The price beside the form, where there is room for it. */
export function PriceCard() {
  const { t } = useFormModel();
  return (
    <aside className="price-card" aria-labelledby="price-title">
      <h2 id="price-title">{t('form.price.heading')}</h2>
      <PriceLines />
      <button type="submit" name="action" value="update" className="secondary only-plain">
        {t('form.actions.update')}
      </button>
    </aside>
  );
}

/** The foot of a narrow form: the price, which opens to its lines, and the one thing to do next. */
export function FootBar() {
  const model = useFormModel();
  const { t, step, steps, isSending } = model;
  const { main, once } = priceInShort(model);
  const isLastPart = steps.indexOf(step) === steps.length - 2;
  return (
    <div className="foot">
      <details className="price-bar">
        <summary>
          <span className="unseen">{t('form.price.heading')}: </span>
          <span className="sum" aria-live="polite">
            {main} <span className="once">{once}</span>
          </span>
          <span className={once === '' ? 'opens' : 'opens unseen'}>{t('form.price.details')}</span>
        </summary>
        <div className="price-sheet">
          <PriceLines />
        </div>
      </details>
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
            {t(isLastPart ? 'form.actions.review' : 'form.actions.next')}
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
  const { t, isSending, notice } = useFormModel();
  const word = notice === null ? 'form.actions.send' : 'form.actions.sendAgain';
  return (
    <button
      type="submit"
      name="action"
      value="send"
      className="primary"
      aria-disabled={isSending || undefined}
    >
      {t(isSending ? 'form.actions.sending' : word)}
    </button>
  );
}
