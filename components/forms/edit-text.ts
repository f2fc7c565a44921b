export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Replaces a part of a field's text as typing does, so that undo works; the field fires its input event. */
export function replaceText(field: TextControl, from: number, to: number, text: string): void {
  field.focus();
  field.setSelectionRange(from, to);
  // No newer API edits text with undo in all browsers.
  if (text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, from, to, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Inserts text at a field's cursor, in place of its selection. */
export function insertAtCursor(field: TextControl, text: string): void {
  const { value, selectionStart, selectionEnd } = field;
  replaceText(field, selectionStart ?? value.length, selectionEnd ?? value.length, text);
}

/** Changes a field's text to another one by replacing only the part that differs. */
export function changeText(field: TextControl, text: string): void {
  const { value } = field;
  const shorter = Math.min(value.length, text.length);
  let start = 0;
  while (start < shorter && value[start] === text[start]) start += 1;
  let end = 0;
  while (end < shorter - start && value.at(-1 - end) === text.at(-1 - end)) end += 1;
  if (value === text) return;
  replaceText(field, start, value.length - end, text.slice(start, text.length - end));
}
