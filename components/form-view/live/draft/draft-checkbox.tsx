import { FieldNotes } from '@/components/form-view/fields/field-notes';
import { useFormModel } from '@/components/form-view/form-model';
import type { DraftState } from '@/components/form-view/live/draft/use-draft';

/**
 * Checkbox "continue later on this device", off by default. Shown once, on the first step. A cancellation is too short
 * to be worth it.
 */
export function DraftCheckbox({ draft: { canKeep, isKept, setKept } }: { readonly draft: DraftState }) {
  const { t, step, steps, form } = useFormModel();
  if (!canKeep || step === 'review' || form.kind === 'Cancellation') return null;
  return (
    <div className="field tick keep-draft first-only" data-first={step === steps[0] ? '' : undefined}>
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
