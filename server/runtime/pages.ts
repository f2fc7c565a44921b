import type { IncomingMessage, ServerResponse } from 'node:http';
import { forwardRequest } from '@/bin/forward.mjs';
import { env } from '@/lib/env';

/**
 * Returns the handler of pages: Next with its finished build. In development Next runs in a separate process on
 * `DEV_PAGES_PORT`; a restart of this process then keeps its compiled pages.
 */
export async function openPages(): Promise<(req: IncomingMessage, res: ServerResponse) => Promise<void>> {
  const devPort = Number(process.env.DEV_PAGES_PORT);
  if (env().NODE_ENV === 'development' && devPort) return (req, res) => forwardRequest(req, res, devPort);
  const { default: next } = await import('next');
  const app = next({ dev: false, dir: process.cwd() });
  const handle = app.getRequestHandler();
  await app.prepare();
  return handle;
}
