import { createServer, type Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import next from 'next';
import { processConnection } from '@/db/client';
import { env } from '@/lib/env';
import { requestIdOf } from '@/lib/http/request-id';
import { log } from '@/lib/log';
import { openApiDoor } from './runtime/api-door';
import { apiRoutes } from './runtime/api-routes';
import { sendConsoleToLog } from './runtime/console-to-log';
import { announceReady, endOnFault, failStart, stopOnSignal } from './runtime/lifecycle';
import { serveMetrics } from './runtime/metrics-server';
import { answerProbe } from './runtime/probes';
import { refuseRequest } from './runtime/refuse-request';
import { normaliseHeaders } from './runtime/request-headers';
import { timeRequest } from './runtime/request-times';
import { serverOptions } from './runtime/server-options';
import { writeResponse } from './runtime/write-response';

const noticeMs = 5_000;
const drainTimeoutMs = 18_000;

let isDraining = false;

async function start(): Promise<void> {
  sendConsoleToLog();
  endOnFault();
  const { PORT, METRICS_PORT, TRUST_PROXY } = env();
  const answerApi = openApiDoor(apiRoutes);
  const app = next({ dev: false, dir: process.cwd() });
  const handle = app.getRequestHandler();
  await app.prepare();
  const server = createServer(serverOptions, async (req, res) => {
    normaliseHeaders(req, TRUST_PROXY);
    const requestId = requestIdOf(new Headers({ 'x-request-id': String(req.headers['x-request-id'] ?? '') }));
    req.headers['x-request-id'] = requestId;
    res.setHeader('X-Request-Id', requestId);
    if (isDraining) res.setHeader('Connection', 'close');
    try {
      const refusal = refuseRequest(req, requestId);
      if (refusal) await writeResponse(res, refusal);
      else if (!(await answerProbe(req, res, { isDraining, requestId })))
        await timeRequest(req, res, async () => {
          if (!(await answerApi(req, res))) await handle(req, res);
        });
    } catch (error) {
      log.error({ err: error }, 'request failed outside its handler');
      if (!res.headersSent) res.statusCode = 500;
      res.end();
    }
  });
  const metricsServer = await serveMetrics(METRICS_PORT, () => isDraining);
  stopOnSignal(async isHurried => {
    await drain(server, isHurried ? 0 : noticeMs);
    await metricsServer.close();
    await processConnection().close();
  });
  server.once('error', failStart);
  server.listen(PORT, () => announceReady({ role: 'web', port: PORT }));
}

/**
 * Says for `forMs` that it is not ready, so that balancers send no more, while it still serves; then lets requests that
 * have begun end and takes no new ones. Done within 25 s.
 */
async function drain(server: Server, forMs: number): Promise<void> {
  isDraining = true;
  await delay(forMs);
  const closed = new Promise(resolve => server.close(resolve));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), drainTimeoutMs);
  await closed;
  clearTimeout(timer);
}

start().catch(failStart);
