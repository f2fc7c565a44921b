import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { type Env, env } from '@/lib/env';

/** A store of whole objects by name, outside of the database. */
export type ObjectStore = {
  put(name: string, bytes: Buffer): Promise<void>;
  get(name: string): Promise<Buffer>;
  /** Does nothing if the object does not exist. */
  remove(name: string): Promise<void>;
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
const retries = 2;

let cached: { readonly store: ObjectStore | null } | undefined;

/** Returns the object store that the operator configured (ADR 0026), or null. */
export function objectStore(): ObjectStore | null {
  cached ??= { store: s3Store(env()) };
  return cached.store;
}

/**
 * Returns a store in a bucket, with path-style addresses and version 4 signatures that cover the bytes too; null if the
 * settings are incomplete. The operator's address may be private; redirects are not followed. Its methods throw
 * `StoreUnavailable`.
 */
export function s3Store(settings: Env): ObjectStore | null {
  const { EXPORT_S3_ENDPOINT: endpoint, EXPORT_S3_BUCKET: bucket, EXPORT_S3_REGION: region } = settings;
  const { EXPORT_S3_ACCESS_KEY_ID: accessKeyId, EXPORT_S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return null;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  const send = async (method: string, name: string, bytes?: Buffer): Promise<Response> => {
    const init: RequestInit = { method, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) };
    if (bytes) {
      init.body = new Uint8Array(bytes);
      init.headers = { 'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex') };
    }
    return client.fetch(`${endpoint}/${bucket}/${name}`, init);
  };
  return {
    put: (name, bytes) =>
      answered(async () => {
        await finish(await send('PUT', name, bytes));
      }),
    get: name =>
      answered(async () => {
        const response = await send('GET', name);
        if (!response.ok) await finish(response);
        return Buffer.from(await response.arrayBuffer());
      }),
    remove: name =>
      answered(async () => {
        const response = await send('DELETE', name);
        if (response.status === 404 && (await namesMissingObject(response))) return;
        await finish(response);
      }),
  };
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
