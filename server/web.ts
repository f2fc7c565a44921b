import { createServer, type Server } from 'node:http';
import next from 'next';
import { processConnection } from '@/db/client';
import { env } from '@/lib/env';
import { requestIdOf } from '@/lib/http/request-id';
import { log } from '@/lib/log';
import { sendConsoleToLog } from './runtime/console-to-log';
import { announceReady, endOnFault, failStart, stopOnSignal } from './runtime/lifecycle';
import { answerProbe } from './runtime/probes';
import { refuseRequest } from './runtime/refuse-request';
import { normaliseHeaders } from './runtime/request-headers';
import { writeResponse } from './runtime/write-response';

const headersTimeoutMs = 10_000;
const requestTimeoutMs = 30_000;
const drainTimeoutMs = 25_000;

let isDraining = false;

async function start(): Promise<void> {
  sendConsoleToLog();
  endOnFault();
  const { PORT, TRUST_PROXY } = env();
  const app = next({ dev: false, dir: process.cwd() });
  const handle = app.getRequestHandler();
  await app.prepare();
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: 5_000,
    },
    async (req, res) => {
      normaliseHeaders(req, TRUST_PROXY);
      const requestId = requestIdOf(
        new Headers({ 'x-request-id': String(req.headers['x-request-id'] ?? '') }),
      );
      req.headers['x-request-id'] = requestId;
      res.setHeader('X-Request-Id', requestId);
      if (isDraining) res.setHeader('Connection', 'close');
      try {
        const refusal = refuseRequest(req, requestId);
        if (refusal) await writeResponse(res, refusal);
        else if (!(await answerProbe(req, res, isDraining, requestId))) await handle(req, res);
      } catch (error) {
        log.error({ err: error }, 'request failed outside its handler');
        if (!res.headersSent) res.statusCode = 500;
        res.end();
      }
    },
  );
  stopOnSignal(() => drain(server));
  server.once('error', failStart);
  server.listen(PORT, () => announceReady({ role: 'web', port: PORT }));
}

/** Lets requests that have begun end, for at most 25 s, and takes no new ones. */
async function drain(server: Server): Promise<void> {
  isDraining = true;
  const closed = new Promise(resolve => server.close(resolve));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), drainTimeoutMs);
  await closed;
  clearTimeout(timer);
  await processConnection().close();
}

start().catch(failStart);
