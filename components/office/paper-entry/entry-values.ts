type Body = { [name: string]: unknown };

/** Converts typed values to a body: trimmed, without blank ones. Empty items of a list stay, so that paths match. */
export function bodyOf(values: Readonly<Record<string, unknown>>): Body {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const sent = sentValue(value);
      return sent === undefined ? [] : [[name, sent]];
    }),
  );
}

/** Undefined if nothing was typed. */
function sentValue(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) {
    const items: unknown[] = value.map(item => sentValue(item) ?? {});
    return items.every(item => typeof item === 'object' && Object.keys(Object(item)).length === 0)
      ? undefined
      : items;
  }
  if (typeof value !== 'object' || value === null) return value || undefined;
  const body = bodyOf({ ...value });
  return Object.keys(body).length === 0 ? undefined : body;
}
