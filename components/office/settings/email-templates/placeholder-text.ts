export type Place = {
  readonly name: string;
  /** From 1. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
};

const placeholder = /\{\{\s*([^{}\s][^{}]*?)\s*\}\}/g;
const placesMax = 5;

/** Where a text has placeholders that mails of its kind do not know. */
export function unknownPlaces(text: string, known: readonly string[]): Place[] {
  return [...text.matchAll(placeholder)]
    .map(({ 0: whole, 1: name = '', index }) => ({
      name,
      line: text.slice(0, index).split('\n').length,
      start: index,
      end: index + whole.length,
    }))
    .filter(({ name }) => !known.includes(name))
    .slice(0, placesMax);
}

/** Writes into a field where its cursor is, so that undo takes it back; the field tells of it as of typing. */
export function insertAtCursor(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  field.focus();
  field.setSelectionRange(selectionStart ?? field.value.length, selectionEnd ?? field.value.length);
  // Nothing newer writes into a field and lets the browser undo it.
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
