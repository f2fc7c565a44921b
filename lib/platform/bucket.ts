import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';

export type BucketAccess = {
  /** Address of the store, without a slash at its end. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** A bucket of an S3-compatible store. Its methods throw `StoreUnavailable`. */
export type Bucket = {
  put(name: string, bytes: Buffer): Promise<void>;
  get(name: string): Promise<Buffer>;
  /** Does nothing if the object does not exist. */
  remove(name: string): Promise<void>;
  /** Lists the names that begin with `prefix`, in alphabetical order. */
  list(prefix: string): Promise<string[]>;
  read(name: string): AsyncGenerator<Buffer>;
  /** Uploads content of any size and returns the number of bytes. The object exists only when all of it is there. */
  write(name: string, content: AsyncIterable<Uint8Array>): Promise<number>;
  /** Removes what interrupted calls of `write` uploaded, for these names that begin with `prefix`. */
  abortUploads(prefix: string, isOurs: (name: string) => boolean): Promise<void>;
};

/** The store is unavailable or refused a request. `code` is a technical reason without personal data. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  readonly code: string;
  constructor(code: string, options?: ErrorOptions) {
    super(`The object store is unavailable: ${code}`, options);
    this.code = code;
  }
}

const timeoutMs = 30_000;
/** A slow connection takes this long for a part. */
const partTimeoutMs = 300_000;
const retries = 2;

/** An upload has at most 10,000 parts, so that an object has at most 156 GiB. */
const partBytes = 16 * 1024 * 1024;

type Request = { readonly bytes?: Uint8Array<ArrayBuffer>; readonly timeout?: number | null };

/**
 * Opens a bucket with path-style addresses and version 4 signatures that cover the bytes too. The operator's address may
 * be private; redirects are not followed.
 */
export function openBucket({ endpoint, bucket, ...keys }: BucketAccess): Bucket {
  const client = new AwsClient({ ...keys, service: 's3', retries });
  const send = (method: string, name: string, { bytes, timeout = timeoutMs }: Request = {}) =>
    answered(async () => {
      const init: RequestInit = { method, redirect: 'manual' };
      if (timeout) init.signal = AbortSignal.timeout(timeout);
      if (bytes) {
        init.body = bytes;
        init.headers = { 'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex') };
      }
      return client.fetch(`${endpoint}/${bucket}${name && '/'}${name}`, init);
    });
  const textOf = async (method: string, name: string, request?: Request) => {
    const response = await send(method, name, request);
    if (!response.ok) await finish(response);
    return answered(() => response.text());
  };
  return {
    put: async (name, bytes) => finish(await send('PUT', name, { bytes: new Uint8Array(bytes) })),
    get: async name => {
      const response = await send('GET', name);
      if (!response.ok) await finish(response);
      return answered(async () => Buffer.from(await response.arrayBuffer()));
    },
    remove: async name => {
      const response = await send('DELETE', name);
      if (response.status === 404 && (await namesMissingObject(response))) return;
      await finish(response);
    },
    list: async prefix => {
      const names: string[] = [];
      for (;;) {
        const after = encodeURIComponent(names.at(-1) ?? '');
        const query = `?list-type=2&prefix=${encodeURIComponent(prefix)}&start-after=${after}`;
        const page = await textOf('GET', query);
        const found = valuesOf(page, 'Key');
        names.push(...found);
        if (found.length === 0 || valuesOf(page, 'IsTruncated')[0] !== 'true') return names;
      }
    },
    read: async function* (name) {
      // The reader decides how long it takes; the driver ends a connection that is silent for five minutes.
      const response = await send('GET', name, { timeout: null });
      if (!response.ok || !response.body) return finish(response);
      const pieces = response.body[Symbol.asyncIterator]();
      try {
        for (;;) {
          const { done, value } = await answered(() => pieces.next());
          if (done) return;
          yield Buffer.from(value);
        }
      } finally {
        await pieces.return?.();
      }
    },
    write: async (name, content) => {
      const [id = ''] = valuesOf(await textOf('POST', `${name}?uploads`), 'UploadId');
      const upload = `uploadId=${encodeURIComponent(id)}`;
      try {
        let size = 0;
        let parts = '';
        let number = 1;
        for await (const bytes of partsOf(content)) {
          const response = await send('PUT', `${name}?partNumber=${number}&${upload}`, {
            bytes,
            timeout: partTimeoutMs,
          });
          await finish(response);
          const tag = response.headers.get('etag');
          parts += `<Part><PartNumber>${number}</PartNumber><ETag>${tag}</ETag></Part>`;
          size += bytes.length;
          number += 1;
        }
        const list = `<CompleteMultipartUpload>${parts}</CompleteMultipartUpload>`;
        const answer = await textOf('POST', `${name}?${upload}`, {
          bytes: new TextEncoder().encode(list),
          timeout: partTimeoutMs,
        });
        // S3 answers 200 before it has put the parts together, and may then report an error.
        const [code] = valuesOf(answer, 'Code');
        if (code) throw new StoreUnavailable(code);
        return size;
      } catch (error) {
        await send('DELETE', `${name}?${upload}`).then(finish, () => {});
        throw error;
      }
    },
    abortUploads: async (prefix, isOurs) => {
      const page = await textOf('GET', `?uploads&prefix=${encodeURIComponent(prefix)}`);
      const ids = valuesOf(page, 'UploadId');
      for (const [index, name] of valuesOf(page, 'Key').entries()) {
        if (!isOurs(name)) continue;
        const response = await send('DELETE', `${name}?uploadId=${encodeURIComponent(ids[index] ?? '')}`);
        if (response.status !== 404) await finish(response);
      }
    },
  };
}

/** Collects content into parts of equal size; the last one may be smaller. */
async function* partsOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let part = new Uint8Array(partBytes);
  let filled = 0;
  for await (const bytes of content) {
    for (let start = 0; start < bytes.length; ) {
      const piece = bytes.subarray(start, start + partBytes - filled);
      part.set(piece, filled);
      filled += piece.length;
      start += piece.length;
      if (filled < partBytes) continue;
      yield part;
      part = new Uint8Array(partBytes);
      filled = 0;
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
}

/** The texts of all elements of this name, in their order. */
function valuesOf(xml: string, element: string): string[] {
  return [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  );
}

/** Some stores answer this for a missing object where S3 itself answers 204; a missing bucket is an error. */
async function namesMissingObject(response: Response): Promise<boolean> {
  return (await response.clone().text()).includes('NoSuchKey');
}

async function finish(response: Response): Promise<void> {
  await response.body?.cancel();
  if (!response.ok) throw new StoreUnavailable(String(response.status));
}

async function answered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    throw new StoreUnavailable(codeOf(error), { cause: error });
  }
}

/** `ECONNREFUSED`, `TimeoutError` and the like. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}
