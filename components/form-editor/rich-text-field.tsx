'use client';

import { useTranslations } from 'use-intl';
import { RichText } from '@/components/form-view/rich-text';
import { MarkedTextarea } from '@/components/forms/marked-textarea';
import { Field } from '@/components/ui/inputs/field';
import { readRichText } from '@/lib/rules/format/rich-text';

type RichTextFieldProps = {
  label: string;
  hint: string;
  error?: string | undefined;
  value: string;
  isReadOnly: boolean;
  onChange: (value: string) => void;
};

/** A text with simple marks, which buttons insert; shows the result as the form will show it. */
export function RichTextField({ label, hint, error, value, isReadOnly, onChange }: RichTextFieldProps) {
  const t = useTranslations('forms.richText');
  return (
    <div>
      <Field label={label} hint={hint} error={error}>
        <MarkedTextarea
          label={label}
          rows={5}
          maxLength={5_000}
          readOnly={isReadOnly}
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      </Field>
      {value.trim() !== '' && (
        <figure className="mt-3">
          <figcaption className="text-sm text-ink-muted">{t('preview')}</figcaption>
          <div className="mt-1 flex max-w-prose flex-col gap-2 rounded-md border bg-sunken px-4 py-3 [&_a]:text-accent [&_a]:underline [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5">
            <RichText blocks={readRichText(value)} />
          </div>
        </figure>
      )}
    </div>
  );
}
