import { readdirSync } from 'node:fs';
import path from 'node:path';

// Read from the folder: Playwright cannot import JSON without an import attribute.
const namespaces = readdirSync('messages/de')
  .map(file => path.basename(file, '.json'))
  .join('|');
const strayText = new RegExp(`(?<![\\w@./-])(?:${namespaces})(?:\\.[A-Za-z]\\w*)+|[{}]`, 'g');

/**
 * Message keys and braces in a text that people read: `labels.field.zip`, `{count}`. Empty for a good text. Addresses
 * of mail and web are no keys.
 */
export function strayTexts(text: string): string[] {
  return text.match(strayText) ?? [];
}

/** What people read or hear of a page: its text, and the attributes that are read out. */
export function wordsOfPage(html: string): string {
  const spoken = [...html.matchAll(/\s(?:aria-label|alt|placeholder|title)="([^"]*)"/g)].map(
    ([, words]) => words,
  );
  const text = html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, '\n');
  return [text, ...spoken].join('\n');
}
