import { AppError, invalid } from '@/lib/platform/errors';

/** Time for a body to arrive, in ms. Shorter than that of the whole request, whose end counts as a fault of the service. */
const bodyMaxMs = 25_000;

const nestingMax = 50;

/** Maximum number of members of all objects of a body together; also of fields of a posted form. */
const membersMax = 2_000;

/** Maximum number of elements of all lists of a body together. The longest list of a schema has 10,000 ids. */
const elementsMax = 12_000;

/**
 * Reads a JSON body of at most `bytesMax` bytes, counted while it arrives. An empty body is an empty object if
 * `isOptional`. Throws 415 for another media type, another character set or a compressed body; 413 for more bytes;
 * 408 for a body that takes longer than 25 s.
 * Throws 400 for invalid UTF-8 or JSON, and for two members of one name in an object. Throws 400 above 50 levels, 2,000
 * members or 12,000 list elements.
 */
export async function readJson(request: Request, bytesMax: number, isOptional = false): Promise<unknown> {
  const type = request.headers.get('content-type');
  const isJson = isPlainJson(type, request.headers.get('content-encoding'));
  if (!isJson && !(isOptional && type === null)) throw new AppError('unsupported-media-type');
  const text = await readText(request, bytesMax);
  if (text === '' && isOptional) return {};
  if (!isJson) throw new AppError('unsupported-media-type');
  return parseJson(text);
}

/** RFC 8259 §8.1 allows only UTF-8. A compressed body could expand to any size. */
function isPlainJson(type: string | null, encoding: string | null): boolean {
  const [mediaType = '', ...parameters] = (type ?? '').toLowerCase().split(';');
  const charset = parameters
    .map(one => one.trim().replaceAll('"', ''))
    .find(one => one.startsWith('charset='));
  return (
    mediaType.trim() === 'application/json' &&
    (charset === undefined || charset === 'charset=utf-8') &&
    (encoding === null || encoding.trim().toLowerCase() === 'identity')
  );
}

/** Returns the body as UTF-8 text. Throws 413 as soon as it exceeds `bytesMax`, whatever its Content-Length says, 408 after 25 s. */
export async function readText(request: Request, bytesMax: number): Promise<string> {
  const bytes = await readBytes(request, bytesMax);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw malformedJson();
  }
}

async function readBytes(request: Request, bytesMax: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > bytesMax) throw tooLarge(bytesMax);
  if (!request.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  let isLate = false;
  const reader = request.body.getReader();
  const end = () => void reader.cancel().catch(() => {});
  const timer = setTimeout(() => {
    isLate = true;
    end();
  }, bodyMaxMs);
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytes += part.value.byteLength;
      if (bytes > bytesMax) throw tooLarge(bytesMax);
      chunks.push(part.value);
    }
  } finally {
    clearTimeout(timer);
    end();
  }
  if (isLate) throw new AppError('request-timeout', { headers: { Connection: 'close' } });
  return Buffer.concat(chunks);
}

function tooLarge(bytesMax: number): AppError {
  return new AppError('too-large', { members: { maximumBytes: bytesMax }, headers: { Connection: 'close' } });
}

function malformedJson(key = 'malformedJson', params: Record<string, number> = {}): AppError {
  return new AppError('malformed-json', { violations: [{ path: '', key, params }] });
}

/**
 * Returns the fields of a posted form of at most `bytesMax` bytes. Throws 413 for more bytes, 400 for more than 2,000
 * fields or broken multipart.
 */
export async function readForm(request: Request, bytesMax: number): Promise<FormData | URLSearchParams> {
  const type = request.headers.get('content-type') ?? '';
  const isMultipart = type.startsWith('multipart/form-data');
  const body = await (isMultipart ? readBytes : readText)(request, bytesMax);
  const text = typeof body === 'string' ? body : body.toString('latin1');
  if (text.split(isMultipart ? '\r\n--' : '&', membersMax + 2).length > membersMax + 1)
    throw tooManyMembers();
  if (typeof body === 'string') return new URLSearchParams(body);
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData();
  } catch {
    throw new AppError('malformed-json');
  }
}

function tooManyMembers(): AppError {
  const params = { members: membersMax, elements: elementsMax };
  return invalid([{ path: '', key: 'tooManyMembers', params }]);
}

/** Checks the size before parsing and validation, because that costs far less. */
function parseJson(text: string): unknown {
  const { nesting, members, elements } = extentOf(text);
  if (nesting > nestingMax) throw malformedJson('nestedTooDeep', { max: nestingMax });
  if (members > membersMax || elements > elementsMax) throw tooManyMembers();
  try {
    const value: unknown = JSON.parse(text);
    if (!namesTwice(text)) return value;
  } catch {}
  throw malformedJson();
}

/** Whether an object of a well-formed text has two members of one name. `JSON.parse` drops the first. */
function namesTwice(text: string): boolean {
  const holders: Set<string>[] = [];
  for (const [token] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(?:\s*:)?|[{}]/g)) {
    if (token === '{') holders.push(new Set());
    else if (token === '}') holders.pop();
    else if (token.endsWith(':')) {
      const holder = holders.at(-1);
      const name: string = JSON.parse(token.replace(/\s*:$/, ''));
      if (holder?.has(name)) return true;
      holder?.add(name);
    }
  }
  return false;
}

type Extent = {
  /** Depth of nested brackets. */
  readonly nesting: number;
  readonly members: number;
  readonly elements: number;
};

/**
 * Measures a text outside its strings, without recursion. Counts a member per colon; the other commas are elements, so
 * `elements` omits the first of each list.
 */
function extentOf(text: string): Extent {
  let depth = 0;
  let nesting = 0;
  let colons = 0;
  let commas = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (isInString) {
      if (character === '\\') index += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    else if (character === ':') colons += 1;
    else if (character === ',') commas += 1;
    if (depth > nesting) nesting = depth;
  }
  return { nesting, members: colons, elements: Math.max(0, commas - colons) };
}
