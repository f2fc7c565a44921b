import {
  type TryOperation,
  type TryParameter,
  type Typed,
  targetOf,
} from '@/components/developers/reference/sample-request';

export type SentAnswer = {
  /** 0 if there was no answer. */
  readonly status: number;
  readonly statusText: string;
  readonly milliseconds: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Indented if it is JSON; empty for files. */
  readonly body: string;
  readonly file: { readonly url: string; readonly name: string; readonly bytes: number } | null;
};

/** Sends what the reader typed to the API of this origin: with their key, or without one with their session. Never throws. */
export async function sendTry(operation: TryOperation, typed: Typed, key: string): Promise<SentAnswer> {
  const { method, path, parameters } = operation;
  const filled = parameters
    .map(one => ({ ...one, value: (typed.values[`${one.in}:${one.name}`] ?? '').trim() }))
    .filter(({ value }) => value !== '');
  const inPlace = (place: TryParameter['in']) =>
    filled.filter(one => one.in === place).map(one => [one.name, one.value]);
  const hasBody = operation.body !== '';
  const began = performance.now();
  try {
    const response = await fetch(`/api/v1${targetOf(path, inPlace('path'), inPlace('query'))}`, {
      method,
      ...asReader(key, {
        ...Object.fromEntries(inPlace('header')),
        ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
      }),
      ...(hasBody ? { body: typed.body } : {}),
    });
    const milliseconds = Math.round(performance.now() - began);
    const { status, statusText } = response;
    return {
      status,
      statusText,
      milliseconds,
      headers: [...response.headers],
      ...(await readBody(response)),
    };
  } catch {
    return { status: 0, statusText: '', milliseconds: 0, headers: [], body: '', file: null };
  }
}

/** Reads JSON of the API of this origin as the reader. Undefined without a success. */
export async function readAsReader(path: string, key: string): Promise<unknown> {
  try {
    const response = await fetch(`/api/v1${path}`, asReader(key));
    const answer: unknown = await response.json();
    return response.ok ? answer : undefined;
  } catch {
    return undefined;
  }
}

function asReader(key: string, headers: Record<string, string> = {}): RequestInit {
  return {
    cache: 'no-store',
    credentials: key ? 'omit' : 'same-origin',
    headers: key ? { ...headers, Authorization: `Bearer ${key}` } : headers,
  };
}

async function readBody(response: Response): Promise<Pick<SentAnswer, 'body' | 'file'>> {
  const type = response.headers.get('content-type') ?? '';
  const blob = await response.blob();
  if (/json/.test(type)) return { body: indented(await blob.text()), file: null };
  if (blob.size === 0 || /^text\/plain/.test(type)) return { body: await blob.text(), file: null };
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'file';
  return { body: '', file: { url: URL.createObjectURL(blob), name, bytes: blob.size } };
}

function indented(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
