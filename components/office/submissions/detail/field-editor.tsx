'use client';

import { useEffect } from 'react';
import { useMessages, useTranslations } from 'use-intl';
import { isSame } from '@/components/forms/merge-values';
import { type ApiForm, type FieldErrors, useApiForm } from '@/components/forms/use-api-form';
import { useField } from '@/components/forms/use-field';
import type { EditableSubmission } from '@/components/office/submissions/detail/describe/describe-submission';
import type {
  EditControl,
  EditValue,
  FieldEdit,
  FieldView,
} from '@/components/office/submissions/detail/describe/field-view';
import { EditControlInput } from '@/components/office/submissions/detail/edit-control-input';
import { EditorFrame } from '@/components/office/submissions/detail/editor-frame';
import {
  nameOthers,
  type OtherTexts,
  otherTextsOf,
} from '@/components/office/submissions/detail/other-fields';
import type { ApiProblem } from '@/lib/api-client/api-problem';
import { fileNameOf } from '@/lib/rules/custom-fields/file-answer';

type FieldEditorProps = {
  field: FieldView;
  edit: FieldEdit;
  editable: EditableSubmission;
  onClose: () => void;
};

/** The edited value, and the texts of all others, so that a conflict can name them. */
type Edited = { value: EditValue; others: OtherTexts };

/** Edits one value. */
export function FieldEditor({ field, edit, editable, onClose }: FieldEditorProps) {
  const answers = useTranslations('labels.answer');
  const explain = useExplain(field);
  const labelOf = (given: boolean) => answers(given ? 'yes' : 'no');
  const form: ApiForm<Edited> = useApiForm<Edited>({
    read: { value: { value: edit.value, others: otherTextsOf(editable.fields, field) }, etag: editable.etag },
    save: ({ value }, etag) => editable.save(edit.toPatch(value), etag),
    reread: async () => {
      const { fields, etag } = await editable.reread();
      nameOthers(fields, form.fields);
      return {
        value: { value: valueIn(fields, editable.fields, field, edit), others: otherTextsOf(fields, field) },
        etag,
      };
    },
    explain,
    mayProceed: async ({ value }) => {
      if (isSame(value, form.stored.value)) onClose();
      return !isSame(value, form.stored.value);
    },
    describe: { value: { label: field.label, write: value => textOf(edit.control, value, labelOf) } },
  });
  useEffect(() => nameOthers(editable.fields, form.fields));
  const { value, set, error } = useField(form, 'value');
  return (
    <EditorFrame form={form} label={field.label} onClose={onClose}>
      <EditControlInput
        label={field.label}
        control={edit.control}
        value={value}
        error={error}
        onChange={set}
      />
    </EditorFrame>
  );
}

/** Messages of this field unchanged; those of other fields with the field's name. All stand at the open control. */
function useExplain(field: FieldView): (problem: ApiProblem) => FieldErrors | undefined {
  const fieldLabels: Readonly<Record<string, string>> = useMessages().labels.field;
  return problem => {
    const messages = Object.entries(problem.errors).flatMap(([path, texts]) => {
      const name = /^[A-Za-z]+/.exec(path)?.[0] ?? '';
      const isOwn = field.key.endsWith(path.split('.').at(-1) ?? path) || name === '';
      return isOwn ? texts : texts.map(text => `${fieldLabels[name] ?? name}: ${text}`);
    });
    return messages.length > 0 ? { value: messages.join(' ') } : undefined;
  };
}

/** Bank data is read masked, so that its text tells whether it was changed. */
function valueIn(
  fields: readonly FieldView[],
  before: readonly FieldView[],
  { key }: FieldView,
  edit: FieldEdit,
): EditValue {
  const find = (list: readonly FieldView[]) => list.find(one => one.key === key);
  const now = find(fields);
  return now?.text === find(before)?.text ? edit.value : (now?.edit?.value ?? '');
}

function textOf(control: EditControl, value: EditValue, answer: (given: boolean) => string): string {
  if (typeof value === 'boolean') return answer(value);
  if (control.kind === 'file' && typeof value === 'string') return fileNameOf(value);
  const labelOf = (one: string) =>
    'options' in control ? (control.options.find(option => option.value === one)?.label ?? one) : one;
  return typeof value === 'string' ? labelOf(value) : value.map(labelOf).join(', ');
}
