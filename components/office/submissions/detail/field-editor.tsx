'use client';

import { type FormEvent, useState } from 'react';
import { useMessages, useTranslations } from 'use-intl';
import type { FieldChange } from '@/components/office/submissions/detail/describe-submission';
import { EditControlInput } from '@/components/office/submissions/detail/edit-control-input';
import type { EditableSubmission } from '@/components/office/submissions/detail/editable-submission';
import type { EditValue, FieldEdit, FieldView } from '@/components/office/submissions/detail/field-view';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toaster';
import { ApiProblem } from '@/lib/api-client/api-problem';

type FieldEditorProps = {
  field: FieldView;
  edit: FieldEdit;
  editable: EditableSubmission;
  onClose: () => void;
};

/** One value in its editor: Enter saves, Escape leaves it as it was. */
export function FieldEditor({ field, edit, editable, onClose }: FieldEditorProps) {
  const t = useTranslations('detail.edit');
  const ui = useTranslations('ui');
  const fieldLabels: Readonly<Record<string, string>> = useMessages().labels.field;
  const [value, setValue] = useState<EditValue>(edit.value);
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const [changes, setChanges] = useState<readonly FieldChange[] | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (isSame(value, edit.value)) return onClose();
    setIsPending(true);
    setError(undefined);
    try {
      await editable.save(edit.toPatch(value));
      toast.success(t('saved', { field: field.label }));
      onClose();
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.code === 'precondition-failed') {
        setChanges(await editable.compare().catch(() => []));
      } else setError(explain(problem));
      setIsPending(false);
    }
  }

  /** Messages of this field as they are; those of others say which field they mean. */
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
            editable.adopt();
            setChanges(null);
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

function isSame(one: EditValue, other: EditValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What somebody else changed meanwhile, before anything is overwritten. */
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
