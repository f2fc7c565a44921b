import { type Env, env } from '@/lib/env';
import { type Bucket, openBucket } from '@/lib/platform/bucket';

/** A store of whole objects by name, outside of the database. Its methods throw `StoreUnavailable`. */
export type ObjectStore = Pick<Bucket, 'put' | 'get' | 'remove'>;

let cached: { readonly store: ObjectStore | null } | undefined;

/** Returns the object store that the operator configured (ADR 0026), or null. */
export function objectStore(): ObjectStore | null {
  cached ??= { store: s3Store(env()) };
  return cached.store;
}

/** Returns the store of these settings; null if they are incomplete. */
export function s3Store(settings: Env): ObjectStore | null {
  const { EXPORT_S3_ENDPOINT: endpoint, EXPORT_S3_BUCKET: bucket, EXPORT_S3_REGION: region } = settings;
  const { EXPORT_S3_ACCESS_KEY_ID: accessKeyId, EXPORT_S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return null;
  return openBucket({ endpoint, bucket, region, accessKeyId, secretAccessKey });
}
