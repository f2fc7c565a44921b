'use client';

import { type ComponentProps, createContext, type KeyboardEvent, use } from 'react';
import { replaceText } from '@/components/forms/edit-text';
import { MarkedTextarea } from '@/components/forms/marked-textarea';
import type { LabelledArea } from '@/components/forms/text-fields';
import { placeholderBeside } from '@/components/office/settings/email-templates/placeholder-text';
import { type Look, lookPieces } from '@/components/office/settings/email-templates/text-looks';
import { cn } from '@/components/ui/cn';
import { inputText } from '@/components/ui/inputs/input';
import { Textarea } from '@/components/ui/inputs/textarea';
import type { PlaceholderDefinition } from '@/lib/contracts/email-templates';

/** The placeholders that mails of the edited type support. */
export const KnownPlaceholders = createContext<readonly PlaceholderDefinition[]>([]);

/** A text with buttons for its marks that shows placeholders as chips and what the marks do. */
export function PlaceholderArea(props: ComponentProps<typeof MarkedTextarea>) {
  const known = use(KnownPlaceholders);
  const placeholders = known.filter(one => one.dataType === 'Url').map(({ label }) => `{{${label}}}`);
  return <MarkedTextarea {...props} targets={{ placeholders, hasButtons: true }} Control={ChipTextarea} />;
}

/** One line that shows placeholders as chips; it wraps where it is long, and has no marks. */
export function PlaceholderLine({ label: _label, ...props }: ComponentProps<LabelledArea>) {
  return (
    <ChipTextarea
      {...props}
      className="min-h-11"
      isPlain
      onChange={event => {
        event.target.value = event.target.value.replace(/\s*\n\s*/g, ' ');
        props.onChange?.(event);
      }}
      onKeyDown={event => {
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
}

const deletions = ['Backspace', 'Delete'] as const;

/** None of them changes the width of a sign, which must stay where the textarea has it. */
const styles: Record<Look, string> = {
  Bold: '[-webkit-text-stroke:0.5px]',
  Italic: 'italic',
  Link: 'text-accent-ink underline underline-offset-3',
  Mark: 'text-ink-muted opacity-60',
  Chip: 'bg-accent-soft py-0.5 text-accent-ink opacity-100 box-decoration-clone not-italic',
  Brace: 'text-transparent [-webkit-text-stroke:0]',
};

const plainLooks: readonly Look[] = ['Chip', 'Brace'];

/**
 * Paints the text with its looks behind a textarea, which keeps its text, keys and name for screen readers. Backspace
 * and Delete remove a placeholder as a whole.
 */
function ChipTextarea({
  className,
  onKeyDown,
  isPlain = false,
  ...props
}: ComponentProps<'textarea'> & {
  /** Shows chips alone: the text has no marks. */
  isPlain?: boolean;
}) {
  const known = use(KnownPlaceholders);
  const text = String(props.value ?? '');

  function removeWhole(event: KeyboardEvent<HTMLTextAreaElement>) {
    onKeyDown?.(event);
    const field = event.currentTarget;
    const key = deletions.find(one => one === event.key);
    if (!key || field.readOnly || field.selectionStart !== field.selectionEnd) return;
    const place = placeholderBeside(field.value, field.selectionStart, key, known);
    if (!place) return;
    event.preventDefault();
    replaceText(field, place.start, place.end, '');
  }

  return (
    <div className="grid rounded-md bg-surface *:col-start-1 *:row-start-1">
      <div
        aria-hidden="true"
        className={cn(
          'pointer-events-none border border-transparent px-3 py-2 whitespace-pre-wrap wrap-break-word text-ink select-none forced-colors:invisible',
          inputText,
        )}
      >
        {lookPieces(text, known).map(({ start, text: piece, looks }) => (
          <span
            key={start}
            className={cn(
              looks.filter(look => !isPlain || plainLooks.includes(look)).map(look => styles[look]),
            )}
          >
            {piece}
          </span>
        ))}
        {/* Without it, an empty last line has no height. */}
        {'\u200b'}
      </div>
      <Textarea
        {...props}
        onKeyDown={removeWhole}
        className={cn(
          'relative h-full resize-none overflow-hidden bg-transparent wrap-break-word text-transparent caret-ink selection:text-ink',
          className,
        )}
      />
    </div>
  );
}
