import { useEffect, useState } from 'react';
import { FieldNotes } from '@/components/form-view/fields/field-notes';
import { useControl } from '@/components/form-view/fields/use-control';
import { useFormModel } from '@/components/form-view/form-model';
import type { UploadNews } from '@/components/form-view/live/upload';
import { textAt } from '@/components/form-view/value-at';
import { fileAccept, fileNameOf } from '@/lib/rules/custom-fields/file-answer';

type Props = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isOptional: boolean;
  readonly maxBytes: number;
};

/** A part of its own, because few forms ask for files. Those load it from the start: see ADR 0013 about failed imports. */
const loadUpload = () => import('@/components/form-view/live/upload');

/**
 * One file. With a script it is uploaded when it is chosen; else with the next post of the form. The hidden control
 * holds the answer, so that posts and the check page keep it.
 */
export function FileField({ name, label, hint, isOptional, maxBytes }: Props) {
  const [{ sent, error: refusal, stop }, setNews] = useState<UploadNews>({});
  const { t } = useFormModel();
  const notes = (hint ? `${hint} · ` : '') + t('form.file.hint', { megabytes: maxBytes / 1_000_000 });
  const { model, error, hintId, errorId, aria, registration, labelled } = useControl(name, notes, refusal);
  const value = textAt(model.values, name);
  const isSending = sent !== undefined;
  useEffect(() => {
    loadUpload().catch(() => undefined);
  }, []);
  const clear = () => {
    stop?.();
    setNews({});
    model.setValue(name, '');
  };
  return (
    <div className="field">
      <label htmlFor={name}>{labelled(label, isOptional)}</label>
      <FieldNotes hint={notes} hintId={hintId} error={error} errorId={errorId} />
      <input type="hidden" {...registration} value={value} />
      <input
        type="file"
        accept={fileAccept}
        {...aria}
        name={`file.${name}`}
        onChange={({ target }) => {
          clear();
          loadUpload().then(
            ({ upload }) => upload(target, name, maxBytes, model, setNews),
            () => setNews({ error: t('form.file.failed') }),
          );
        }}
      />
      <p className="good" role="status">
        {isSending && <progress aria-label={t('form.file.sending')} value={sent} />}
        {value && t('form.file.chosen', { name: fileNameOf(value) })}{' '}
        {(value || isSending) && (
          <button type="submit" name="action" value={`removeFile.${name}`} className="quiet" onClick={clear}>
            {t(isSending ? 'form.file.cancel' : 'form.file.remove')}
          </button>
        )}
      </p>
    </div>
  );
}
