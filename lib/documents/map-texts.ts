/** A copy of plain data with `map` applied to every string; keys are unchanged. */
export function mapTexts<Data>(data: Data, map: (text: string) => string): Data {
  return asSameShape<Data>(mapped(data, map));
}

function mapped(data: unknown, map: (text: string) => string): unknown {
  if (typeof data === 'string') return map(data);
  if (Array.isArray(data)) return data.map(one => mapped(one, map));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, mapped(value, map)]));
}

/** The cast is safe because `mapped` keeps every key and every value that is no string. */
function asSameShape<Data>(copy: unknown): Data {
  return copy as Data;
}
