import { useFormModel } from '@/components/form-view/form-model';

type Props = {
  readonly hint?: string | undefined;
  readonly hintId?: string | undefined;
  readonly error?: string | undefined;
  readonly errorId?: string | undefined;
};

/** Between a label and its control: the hint, then the error. */
export function FieldNotes({ hint, hintId, error, errorId }: Props) {
  const { t } = useFormModel();
  return (
    <>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={errorId}>
          <span className="unseen">{t('form.errors.prefix')} </span>
          {error}
        </p>
      )}
    </>
  );
}
