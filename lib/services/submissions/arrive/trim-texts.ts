/** A request body with all texts trimmed, at any depth: what the checks of lib/rules judge is what is stored. */
export function trimTexts<Body extends object>(body: Body): Body {
  return asSameShape<Body>(trimmed(body));
}

function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, trimmed(member)]));
}

/** Holds because only texts were changed, each into a text. */
function asSameShape<Body>(value: unknown): Body {
  return value as Body;
}
