import { FieldNotes } from '@/components/form-view/fields/field-notes';
import { useFormModel } from '@/components/form-view/form-model';
import type { DraftState } from '@/components/form-view/live/draft/use-draft';

/**
 * Checkbox "continue later on this device", off by default. Shown once, on the first step. A cancellation is too short
 * to be worth it. A browser that stores nothing is named instead, with any form.
 */
export function DraftCheckbox({
  draft: { canKeep, canReload, isKept, setKept },
}: {
  readonly draft: DraftState;
}) {
  const { t, step, steps, form } = useFormModel();
  const first = step === steps[0] ? '' : undefined;
  if (!canReload && step !== 'review')
    return (
      <p className="alert warn first-only" data-first={first}>
        {t('form.draft.refused')}
      </p>
    );
  if (!canKeep || step === 'review' || form.kind === 'Cancellation') return null;
  return (
    <div className="field tick keep-draft first-only" data-first={first}>
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
