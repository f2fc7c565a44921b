type Json = { readonly [name: string]: unknown };

/**
 * Moves examples of optional parameters into their descriptions. Swagger UI would prefill them otherwise, and
 * the first request of a list would find nothing.
 */
export function withoutPrefilledValues(document: unknown): unknown {
  if (!isJson(document) || !isJson(document.paths)) return document;
  const schemas = isJson(document.components) ? document.components.schemas : undefined;
  const known = isJson(schemas) ? schemas : {};
  const paths = mapMembers(document.paths, path =>
    mapMembers(path, operation =>
      Array.isArray(operation.parameters)
        ? { ...operation, parameters: operation.parameters.map(one => withoutExample(one, known)) }
        : operation,
    ),
  );
  return { ...document, paths };
}

function withoutExample(parameter: unknown, schemas: Json): unknown {
  if (!isJson(parameter) || parameter.required === true || !isJson(parameter.schema)) return parameter;
  const { $ref, ...own } = parameter.schema;
  const named = typeof $ref === 'string' ? schemas[$ref.split('/').at(-1) ?? ''] : undefined;
  const { example, ...schema } = { ...(isJson(named) ? named : {}), ...own };
  if (example === undefined) return parameter;
  const described = typeof parameter.description === 'string' ? [parameter.description] : [];
  const description = [...described, `Example: \`${String(example)}\``].join('. ');
  return { ...parameter, schema, description };
}

function mapMembers(record: Json, change: (member: Json) => unknown): Json {
  return Object.fromEntries(
    Object.entries(record).map(([name, member]) => [name, isJson(member) ? change(member) : member]),
  );
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
