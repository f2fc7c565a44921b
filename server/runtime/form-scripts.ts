import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptsEncoding } from '@/lib/http/accepts-encoding';

/** A script of the public forms or a part of it. */
const script = /^\/assets\/form\/[A-Za-z0-9-]+\.js$/;

const kept = new Map<string, Promise<Buffer | null>>();

/**
 * Answers with a form's script as the build compressed it by brotli: about an eighth smaller than by gzip, and without
 * work for each request. Returns false, and leaves the request to Next, for other files and clients without brotli.
 */
export async function answerScript(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
  const [path = ''] = (req.url ?? '').split('?', 1);
  if (!script.test(path) || !acceptsEncoding(req.headers['accept-encoding'], 'br')) return false;
  const bytes = await compressedScript(path);
  if (!bytes) return false;
  res.writeHead(200, {
    // RFC 9239. Modules are UTF-8 in any case.
    'Content-Type': 'text/javascript',
    'Content-Encoding': 'br',
    'Content-Length': bytes.length,
    Vary: 'Accept-Encoding',
    // The name of the file changes with its content.
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
  res.end(req.method === 'HEAD' ? undefined : bytes);
  return true;
}

/** Kept in memory: a build has some 15 of them, of 140 KB in all. */
function compressedScript(path: string): Promise<Buffer | null> {
  const known = kept.get(path) ?? readFile(`public${path}.br`).catch(() => null);
  kept.set(path, known);
  return known.then(bytes => {
    if (!bytes) kept.delete(path);
    return bytes;
  });
}
