import { useState } from 'react';
import { useFormModel } from '@/components/form-view/form-model';
import type { DraftState } from '@/components/form-view/live/draft/use-draft';
import { focusWhenShown } from '@/components/form-view/live/focus';
import { missingAgain } from '@/components/form-view/missing-again';
import { formatDateTime } from '@/lib/rules/format/format-date';

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
  return (
    <section className="alert draft" aria-labelledby="draft-title" id="draft">
      <h2 id="draft-title" tabIndex={-1}>
        {t(onUndo ? 'form.draft.discarded' : 'form.draft.restoredTitle')}
      </h2>
      {date && (
        <p>
          {t('form.draft.restored', { date })} {missingAgain(model)}
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
