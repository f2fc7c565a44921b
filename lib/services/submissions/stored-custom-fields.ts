type Value = string | number | boolean | string[];

/** Returns the answers without blank ones. */
export function storedCustomFields(
  values: Readonly<Record<string, Value | null>> | undefined,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(values ?? {}).flatMap(([name, value]) => (isAnswer(value) ? [[name, value]] : [])),
  );
}

function isAnswer(value: Value | null): value is Value {
  return value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}
