import type { TryParameter } from '@/components/developers/reference/try-it';

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

type Try = {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly TryParameter[];
  /** Empty to send with the session of the back office. */
  readonly key: string;
  /** `{in}:{name}` of each parameter, and `body`. Empty ones are not sent. */
  readonly values: FormData;
};

/** Sends a request to the API of this origin. Never throws. */
export async function sendTry({ method, path, parameters, key, values }: Try): Promise<SentAnswer> {
  const filled = parameters
    .map(one => ({ ...one, value: String(values.get(`${one.in}:${one.name}`) ?? '').trim() }))
    .filter(({ value }) => value !== '');
  const inPlace = (place: TryParameter['in']) =>
    filled.filter(one => one.in === place).map(one => [one.name, one.value]);
  const named = Object.fromEntries(inPlace('path'));
  const target = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(named[name] ?? ''));
  const search = new URLSearchParams(inPlace('query')).toString();
  const body = values.get('body');
  const began = performance.now();
  try {
    const response = await fetch(`/api/v1${target}${search && `?${search}`}`, {
      method,
      cache: 'no-store',
      credentials: key ? 'omit' : 'same-origin',
      headers: {
        ...Object.fromEntries(inPlace('header')),
        ...(key ? { Authorization: `Bearer ${key}` } : {}),
        ...(body === null ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === null ? {} : { body: String(body) }),
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
