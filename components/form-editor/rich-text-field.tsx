'use client';

import { Bold, Italic, Link2, List, ListOrdered, type LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { markText, type TextMark } from '@/components/form-editor/mark-text';
import { RichText } from '@/components/form-view/rich-text';
import { IconButton } from '@/components/ui/icon-button';
import { Field } from '@/components/ui/inputs/field';
import { Textarea } from '@/components/ui/inputs/textarea';

const marks: readonly { mark: TextMark; icon: LucideIcon }[] = [
  { mark: 'Bold', icon: Bold },
  { mark: 'Italic', icon: Italic },
  { mark: 'Bullets', icon: List },
  { mark: 'Numbers', icon: ListOrdered },
  { mark: 'Link', icon: Link2 },
];

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
  const area = useRef<HTMLTextAreaElement>(null);

  /** Uses the browser's own editing if possible, so that undo works as for typing. */
  function apply(mark: TextMark) {
    const text = area.current;
    if (!text) return;
    const marked = markText(
      { text: text.value, from: text.selectionStart, to: text.selectionEnd },
      mark,
      t('linkText'),
    );
    text.focus();
    onChange(marked.text);
    requestAnimationFrame(() => text.setSelectionRange(marked.from, marked.to));
  }

  return (
    <div>
      <Field label={label} hint={hint} error={error}>
        <div className="mb-1 flex gap-1">
          {marks.map(({ mark, icon }) => (
            <IconButton
              key={mark}
              size="sm"
              icon={icon}
              label={t(`marks.${mark}`)}
              disabled={isReadOnly}
              onClick={() => apply(mark)}
            />
          ))}
        </div>
        <Textarea
          ref={area}
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
            <RichText source={value} />
          </div>
        </figure>
      )}
    </div>
  );
}
