import { readdirSync } from 'node:fs';
import path from 'node:path';

// Read from the folder: Playwright cannot import JSON without an import attribute.
const namespaces = readdirSync('messages/de')
  .map(file => path.basename(file, '.json'))
  .join('|');
const strayText = new RegExp(`(?<![\\w@./-])(?:${namespaces})(?:\\.[A-Za-z]\\w*)+|[{}]`, 'g');

/**
 * Lists message keys and braces in a displayed text: `labels.field.zip`, `{count}`. Empty for a good text. Mail and web
 * addresses are no keys.
 */
export function strayTexts(text: string): string[] {
  return text.match(strayText) ?? [];
}

/** Returns the text of a page and of the attributes that screen readers read. */
export function wordsOfPage(html: string): string {
  const spoken = [...html.matchAll(/\s(?:aria-label|alt|placeholder|title)="([^"]*)"/g)].map(
    ([, words]) => words,
  );
  const text = html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, '\n');
  return [text, ...spoken].join('\n');
}
