'use client';

import { Bold, Italic, Link2, List, ListOrdered, type LucideIcon } from 'lucide-react';
import {
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { changeText } from '@/components/forms/edit-text';
import { LinkDialog, type LinkTargets } from '@/components/forms/link-dialog';
import { type LinkPlace, linkAt, removeLink, writeLink } from '@/components/forms/link-text';
import { breakListItem, markText, type Selected, type TextMark } from '@/components/forms/mark-text';
import { IconButton } from '@/components/ui/icon-button';
import { Textarea } from '@/components/ui/inputs/textarea';

const marks: readonly { mark: TextMark; icon: LucideIcon; key?: string }[] = [
  { mark: 'Bold', icon: Bold, key: 'b' },
  { mark: 'Italic', icon: Italic, key: 'i' },
  { mark: 'Bullets', icon: List },
  { mark: 'Numbers', icon: ListOrdered },
];

type MarkedTextareaProps = ComponentProps<'textarea'> & {
  /** Label of the field, which names the group of buttons too. */
  label: string;
  /** Default: addresses only. */
  targets?: LinkTargets;
  /** Shows the text, such as with chips. */
  Control?: ComponentType<ComponentProps<'textarea'>>;
};

const addressesOnly: LinkTargets = { placeholders: [], hasButtons: false };

/** A textarea with buttons and keys that add the marks of `readRichText` to the selection. Undo works as for typing. */
export function MarkedTextarea({
  label,
  ref,
  readOnly,
  targets = addressesOnly,
  Control = Textarea,
  ...props
}: MarkedTextareaProps) {
  const t = useTranslations('office.form.marks');
  const area = useRef<HTMLTextAreaElement>(null);
  const [link, setLink] = useState<LinkPlace | null>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current);

  function apply(mark: TextMark) {
    const field = area.current;
    if (!field || readOnly) return;
    show(field, markText(selectedIn(field), mark));
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

  function openLink() {
    if (area.current) setLink(linkAt(selectedIn(area.current), targets.placeholders));
  }

  function closeLinkWith(change: (text: string) => Selected) {
    // Until the dialog is gone, it holds the focus.
    flushSync(() => setLink(null));
    if (area.current) show(area.current, change(area.current.value));
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
        <IconButton
          size="sm"
          icon={Link2}
          label={t('Link')}
          aria-haspopup="dialog"
          disabled={readOnly}
          onClick={openLink}
        />
      </fieldset>
      <Control {...props} ref={area} readOnly={readOnly} onKeyDown={applyByKey} />
      {link && (
        <LinkDialog
          place={link}
          targets={targets}
          onWrite={texts => closeLinkWith(text => writeLink(text, link, texts))}
          onRemove={() => closeLinkWith(text => removeLink(text, link))}
          onClose={() => setLink(null)}
        />
      )}
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
