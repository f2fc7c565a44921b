import { FieldNotes } from '@/components/form-view/fields/field-notes';
import { useFormModel } from '@/components/form-view/form-model';
import type { DraftState } from '@/components/form-view/live/draft/use-draft';
import { formatDateTime } from '@/lib/format/format-date';

type Props = { readonly draft: DraftState; readonly onDiscard: () => void };

/** What was filled in from a draft, and the way to be rid of it. */
export function DraftNotice({ draft: { restored }, onDiscard }: Props) {
  const { t, form, locale } = useFormModel();
  if (!restored) return null;
  const date = formatDateTime(new Date(restored.savedAt), form.club.timeZone, locale);
  return (
    <section className="alert draft" aria-labelledby="draft-title" id="draft">
      <h2 id="draft-title" tabIndex={-1}>
        {t('form.draft.restoredTitle')}
      </h2>
      <p>
        {t('form.draft.restored', { date })} {t('form.draft.restoredWithout')}
      </p>
      {restored.formToken !== null && <p>{t('form.draft.sentBefore')}</p>}
      <button type="button" className="secondary" onClick={onDiscard}>
        {t('form.draft.discard')}
      </button>
    </section>
  );
}

/** The choice to go on later on this device; off unless somebody takes it. */
export function KeepDraft({ draft: { canKeep, isKept, setKept } }: Pick<Props, 'draft'>) {
  const { t, step } = useFormModel();
  if (!canKeep || step === 'review') return null;
  return (
    <div className="field tick keep-draft">
      <label className="choice" htmlFor="keep-draft">
        <input
          type="checkbox"
          id="keep-draft"
          checked={isKept}
          onChange={({ currentTarget }) => setKept(currentTarget.checked)}
          aria-describedby="keep-draft-hint"
        />
        <span>{t('form.draft.keep')}</span>
      </label>
      <FieldNotes hint={t('form.draft.keepHint')} hintId="keep-draft-hint" />
    </div>
  );
}
