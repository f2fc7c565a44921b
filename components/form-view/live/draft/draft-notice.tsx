import { useState } from 'react';
import { type FormModel, useFormModel } from '@/components/form-view/form-model';
import type { DraftState } from '@/components/form-view/live/draft/use-draft';
import { focusWhenShown } from '@/components/form-view/live/focus';
import { formatDateTime } from '@/lib/rules/format/format-date';
import { intlLocale } from '@/lib/rules/format/intl-formats';

type Props = {
  readonly draft: DraftState;
  readonly onDiscard: () => void;
  /** Restores the discarded draft; null if none was discarded. */
  readonly onUndo: (() => void) | null;
};

/**
 * Says that a draft was restored, and offers to discard it. Discarding asks first and can be
 * undone.
 */
export function DraftNotice({ draft: { restored }, onDiscard, onUndo }: Props) {
  const model = useFormModel();
  const { t, form, locale } = model;
  const [isAsking, setIsAsking] = useState(false);
  const ask = (isAsked: boolean) => {
    setIsAsking(isAsked);
    focusWhenShown(isAsked ? 'draft-keep' : 'draft-discard');
  };
  const discard = () => {
    setIsAsking(false);
    onDiscard();
  };
  if (!restored && !onUndo) return null;
  const date = restored && formatDateTime(new Date(restored.savedAt), form.club.timeZone, locale);
  const missing = missingOf(model);
  return (
    <section className="alert draft" aria-labelledby="draft-title" id="draft">
      <h2 id="draft-title" tabIndex={-1}>
        {t(onUndo ? 'form.draft.discarded' : 'form.draft.restoredTitle')}
      </h2>
      {date && (
        <p>
          {t('form.draft.restored', { date })}{' '}
          {missing !== '' && t('form.draft.restoredWithout', { missing })}
        </p>
      )}
      {restored && restored.formToken !== null && <p>{t('form.draft.sentBefore')}</p>}
      {onUndo && (
        <button type="button" className="secondary" onClick={onUndo}>
          {t('form.draft.undo')}
        </button>
      )}
      {!onUndo && !isAsking && (
        <button type="button" className="secondary" id="draft-discard" onClick={() => ask(true)}>
          {t('form.draft.discard')}
        </button>
      )}
      {!onUndo && isAsking && (
        <>
          <p>{t('form.draft.ask')}</p>
          <div className="answers">
            <button type="button" className="secondary" id="draft-keep" onClick={() => ask(false)}>
              {t('form.draft.keepIt')}
            </button>
            <button type="button" className="secondary" onClick={discard}>
              {t('form.draft.discardYes')}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

/** The fields that no draft contains and that are still empty, as a list in words. */
function missingOf({ form, values, locale, t }: FormModel): string {
  const { changes } = values;
  const isChange = form.kind === 'Change';
  const hasBank = values.iban.trim() !== '' && values.sepaMandateAccepted;
  const wantsBank = values.paymentMethod === 'SepaDirectDebit' && (!isChange || changes.includes('payment'));
  const wantsConsents = isChange
    ? changes.includes('consents') && Object.values(values.consentWishes).every(wish => wish === '')
    : form.kind === 'Membership' && !values.privacyAccepted;
  const parts = [
    wantsBank && !hasBank ? t('form.draft.bank') : '',
    wantsConsents ? t('form.draft.consents') : '',
    form.settings.showSignature && values.signature === '' ? t('form.draft.signature') : '',
  ].filter(Boolean);
  return new Intl.ListFormat(intlLocale(locale)).format(parts);
}
