'use client';

import { Bold, Italic, Link2, List, ListOrdered, type LucideIcon } from 'lucide-react';
import {
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  useImperativeHandle,
  useRef,
} from 'react';
import { useTranslations } from 'use-intl';
import { changeText } from '@/components/forms/edit-text';
import { breakListItem, markText, type Selected, type TextMark } from '@/components/forms/mark-text';
import { IconButton } from '@/components/ui/icon-button';
import { Textarea } from '@/components/ui/inputs/textarea';

const marks: readonly { mark: TextMark; icon: LucideIcon; key?: string }[] = [
  { mark: 'Bold', icon: Bold, key: 'b' },
  { mark: 'Italic', icon: Italic, key: 'i' },
  { mark: 'Bullets', icon: List },
  { mark: 'Numbers', icon: ListOrdered },
  { mark: 'Link', icon: Link2 },
];

type MarkedTextareaProps = ComponentProps<'textarea'> & {
  /** Label of the field, which names the group of buttons too. */
  label: string;
  /** Shows the text, such as with chips. */
  Control?: ComponentType<ComponentProps<'textarea'>>;
};

/** A textarea with buttons and keys that add the marks of `readRichText` to the selection. Undo works as for typing. */
export function MarkedTextarea({ label, ref, readOnly, Control = Textarea, ...props }: MarkedTextareaProps) {
  const t = useTranslations('office.form.marks');
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current);

  function apply(mark: TextMark) {
    const field = area.current;
    if (!field || readOnly) return;
    show(field, markText(selectedIn(field), mark, t('linkText')));
  }

  function applyByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Enter') return continueList(event);
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const pressed = marks.find(({ key }) => key === event.key);
    if (!pressed) return;
    event.preventDefault();
    apply(pressed.mark);
  }

  function continueList(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { shiftKey, ctrlKey, metaKey, altKey, nativeEvent, currentTarget: field } = event;
    if (readOnly || shiftKey || ctrlKey || metaKey || altKey || nativeEvent.isComposing) return;
    const broken = breakListItem(selectedIn(field));
    if (!broken) return;
    event.preventDefault();
    show(field, broken);
  }

  return (
    <>
      <fieldset className="mb-1 flex min-w-0 gap-1">
        <legend className="sr-only">{t('label', { label })}</legend>
        {marks.map(({ mark, icon, key }) => (
          <IconButton
            key={mark}
            size="sm"
            icon={icon}
            label={t(mark)}
            aria-keyshortcuts={key && `Control+${key.toUpperCase()}`}
            disabled={readOnly}
            onClick={() => apply(mark)}
          />
        ))}
      </fieldset>
      <Control {...props} ref={area} readOnly={readOnly} onKeyDown={applyByKey} />
    </>
  );
}

function selectedIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected {
  return { text: value, from: selectionStart, to: selectionEnd };
}

function show(field: HTMLTextAreaElement, { text, from, to }: Selected) {
  changeText(field, text);
  field.setSelectionRange(from, to);
}
