'use client';

import { type FormEvent, useState } from 'react';
import { useMessages, useTranslations } from 'use-intl';
import { LeaveGuard } from '@/components/forms/leave-guard';
import type { FieldChange } from '@/components/office/submissions/detail/describe-submission';
import { EditControlInput } from '@/components/office/submissions/detail/edit-control-input';
import type { EditValue, FieldEdit, FieldView } from '@/components/office/submissions/detail/field-view';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toaster';
import { ApiProblem } from '@/lib/api-client/api-problem';
import type { EditableSubmission } from './describe-submission';

type FieldEditorProps = {
  field: FieldView;
  edit: FieldEdit;
  editable: EditableSubmission;
  onClose: () => void;
};

/**
 * Edits one value: Enter saves, Escape cancels. Changes by somebody else are shown before they are
 * overwritten, whether saving or a later fetch reveals them.
 */
export function FieldEditor({ field, edit, editable, onClose }: FieldEditorProps) {
  const t = useTranslations('detail.edit');
  const ui = useTranslations('ui');
  const fieldLabels: Readonly<Record<string, string>> = useMessages().labels.field;
  const [value, setValue] = useState<EditValue>(edit.value);
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const [refused, setRefused] = useState<readonly FieldChange[] | null>(null);
  const [seen, setSeen] = useState<Seen | null>({ value: edit.value, text: field.text });
  const changes = isPending ? null : (refused ?? overtaken(seen, field, edit));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending || changes) return;
    if (isSame(value, edit.value)) return onClose();
    setIsPending(true);
    setError(undefined);
    try {
      await editable.save(edit.toPatch(value));
      toast.success(t('saved', { field: field.label }));
      onClose();
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.code === 'precondition-failed') {
        setRefused(await editable.compare().catch(() => []));
      } else setError(explain(problem));
      setIsPending(false);
    }
  }

  /** Messages of this field unchanged; those of other fields with the field's name. */
  function explain(problem: unknown): string {
    if (!(problem instanceof ApiProblem)) return t('failed');
    const messages = Object.entries(problem.errors).flatMap(([path, texts]) => {
      const name = /^[A-Za-z]+/.exec(path)?.[0] ?? '';
      const isOwn = field.key.endsWith(path.split('.').at(-1) ?? path) || name === '';
      return isOwn ? texts : texts.map(text => `${fieldLabels[name] ?? name}: ${text}`);
    });
    return messages.join(' ') || problem.detail || t('failed');
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={event => {
        if (event.key === 'Escape') onClose();
      }}
      className="flex flex-col gap-3 bg-accent-soft/40 -mx-5 px-5 py-3"
    >
      <LeaveGuard isUnsaved={() => !isSame(value, edit.value)} />
      <EditControlInput
        label={field.label}
        control={edit.control}
        value={value}
        error={error}
        onChange={setValue}
      />
      {changes && (
        <StaleNotice
          changes={changes}
          onReload={() => {
            if (refused) editable.adopt();
            setRefused(null);
            setSeen(refused ? null : { value: edit.value, text: field.text });
          }}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary" pending={isPending} disabled={changes !== null}>
          {t('save')}
        </Button>
        <Button size="sm" onClick={onClose}>
          {ui('cancel')}
        </Button>
      </div>
    </form>
  );
}

/** The value at the start of editing; null once the newest state was accepted. */
type Seen = { readonly value: EditValue; readonly text: string };

function overtaken(seen: Seen | null, field: FieldView, edit: FieldEdit): readonly FieldChange[] | null {
  if (!seen || isSame(edit.value, seen.value)) return null;
  return [{ label: field.label, before: seen.text, after: field.text }];
}

function isSame(one: EditValue, other: EditValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Changes by somebody else, before they are overwritten. */
function StaleNotice({ changes, onReload }: { changes: readonly FieldChange[]; onReload: () => void }) {
  const t = useTranslations('detail.edit');
  const history = useTranslations('detail.history');
  return (
    <Notice tone="warning" title={t('staleTitle')}>
      <p>{t('staleText')}</p>
      {changes.length === 0 && <p className="mt-2">{t('staleNothing')}</p>}
      <ul className="mt-2 flex flex-col gap-1">
        {changes.map(change => (
          <li key={change.label}>
            <span className="font-medium">{change.label}:</span> {change.before || history('empty')} →{' '}
            {change.after || history('empty')}
          </li>
        ))}
      </ul>
      <Button size="sm" onClick={onReload} className="mt-3">
        {t('reload')}
      </Button>
    </Notice>
  );
}
