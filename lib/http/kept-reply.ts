import type { Ctx } from '@/lib/platform/context';
import { contentEtagOf } from '@/lib/platform/precondition';
import { findVersionOf } from '@/lib/services/public-forms/form-version';
import { ok, type Reply } from './reply';

/** Limit of the kept answers of a process, in characters. */
const keptLengthMax = 16 * 1024 * 1024;

type Kept = { readonly version: string; readonly json: string; readonly etag: string };

/** By club and name of the read; the oldest is dropped first. */
const keptReplies = new Map<string, Kept>();
let keptLength = 0;

type Read<Body> = {
  /** Names the read among those of a club. */
  readonly name: string;
  /** Reads what the version of the club's forms covers. The result must be the same for all callers of the club. */
  readonly read: () => Promise<Body>;
  /** Whether the version covers all of this body. */
  readonly isKept: (body: Body) => boolean;
};

/** 200 with a JSON body that is read and written once for each version of the club's forms. */
export async function okByVersion<Body>(ctx: Ctx, { name, read, isKept }: Read<Body>): Promise<Reply<Body>> {
  // A transaction may have changed what its commit will give a version.
  if (ctx.tx) return ok(await read());
  const key = `${ctx.clubId} ${name}`;
  // Before the body, which is then at least as new.
  const version = await findVersionOf(ctx);
  const kept = keptReplies.get(key);
  if (kept && kept.version === version) return replyOf(kept);
  const body = await read();
  if (version === null || !isKept(body)) return ok(body);
  const json = JSON.stringify(body);
  const made = { version, json, etag: contentEtagOf(json) };
  keep(key, made);
  return replyOf(made);
}

function replyOf({ json, etag }: Kept): Reply<never> {
  return { json, headers: { ETag: etag } };
}

function keep(key: string, kept: Kept): void {
  drop(key);
  keptReplies.set(key, kept);
  keptLength += kept.json.length;
  for (const oldest of keptReplies.keys()) {
    if (keptLength <= keptLengthMax) break;
    drop(oldest);
  }
}

function drop(key: string): void {
  keptLength -= keptReplies.get(key)?.json.length ?? 0;
  keptReplies.delete(key);
}
