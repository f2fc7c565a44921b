/** Returns the body with all texts trimmed at any depth, so that lib/rules checks the text that is stored. */
export function trimTexts<Body extends object>(body: Body): Body {
  return asSameShape<Body>(trimmed(body));
}

function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, trimmed(member)]));
}

/** The cast is safe because each text is only replaced by a text. */
function asSameShape<Body>(value: unknown): Body {
  return value as Body;
}
