/** Placeholder → value. A placeholder without a value counts as empty. */
export type Placeholders = Readonly<Record<string, string>>;

const placeholder = /( ?)\{\{\s*([A-Za-z][A-Za-z0-9]*)\s*\}\}/g;

/**
 * Replaces each `{{name}}` by its value, passed through `encode`, in one pass: what a value holds is never
 * read as a template. There are no expressions, sections or look-ups by path. The space before an empty value
 * goes too, so that "Hallo {{name}}," stays a greeting.
 */
export function fillPlaceholders(
  template: string,
  values: Placeholders,
  encode: (value: string) => string = value => value,
): string {
  return template.replace(placeholder, (_match, space: string, name: string) => {
    const value = lookUp(values, name);
    return value === '' ? '' : space + encode(value);
  });
}

/** The names that a text asks for, in order, each once. */
export function placeholdersIn(template: string): string[] {
  return [...new Set([...template.matchAll(placeholder)].map(match => match[2] ?? ''))];
}

/** The name, where the text is one placeholder and nothing else. */
export function onlyPlaceholderOf(text: string): string | null {
  const names = placeholdersIn(text);
  return names.length === 1 && text.trim().replace(placeholder, '') === '' ? (names[0] ?? null) : null;
}

/** Whether a line says nothing because every placeholder that it has is empty. */
export function isHollow(line: string, values: Placeholders): boolean {
  const names = placeholdersIn(line);
  return names.length > 0 && names.every(name => lookUp(values, name).trim() === '');
}

function lookUp(values: Placeholders, name: string): string {
  return Object.hasOwn(values, name) ? (values[name] ?? '') : '';
}
