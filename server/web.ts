import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { listenHost } from '@/bin/ports.mjs';
import { processConnection } from '@/db/client';
import { DeadlinePassed, withDeadline } from '@/db/deadline';
import { env } from '@/lib/env';
import { markOwnServer } from '@/lib/http/own-server';
import { requestIdOf } from '@/lib/http/request-id';
import { log } from '@/lib/platform/log';
import { flushApiRequests } from '@/lib/services/api-requests/record';
import { apiRoutes } from './runtime/api-routes';
import { sendConsoleToLog } from './runtime/console-to-log';
import { cutSlowReaders } from './runtime/cut-slow-readers';
import { openDoor } from './runtime/door';
import { answerScript } from './runtime/form-scripts';
import { endOnFault, failStart, listenFault, reportReady, stopOnSignal } from './runtime/lifecycle';
import { serveMetrics } from './runtime/metrics-server';
import { openPages } from './runtime/pages';
import { answerProbe, requireUsableDatabase } from './runtime/probes';
import { publicRoutes } from './runtime/public-routes';
import { refuseConnection } from './runtime/refuse-connection';
import { refuseRequest, refuseTooManyPages } from './runtime/refuse-request';
import { normaliseHeaders } from './runtime/request-headers';
import { waitForEarlierRequests } from './runtime/request-order';
import { timeRequest } from './runtime/request-times';
import { SecureResponse } from './runtime/secure-response';
import { connectionsMax, requestsPerSocketMax, serverOptions } from './runtime/server-options';
import { startTelemetry } from './runtime/start-telemetry';
import { traceRequest } from './runtime/trace-request';
import { proxyWatcher } from './runtime/watch-proxy';
import { followWorker } from './runtime/worker-state';
import { writeResponse } from './runtime/write-response';

const pageMaxMs = 30_000;
const noticeMs = 5_000;
const drainTimeoutMs = 18_000;

let isDraining = false;

async function start(): Promise<void> {
  sendConsoleToLog();
  endOnFault();
  followWorker();
  await requireUsableDatabase(failStart);
  const telemetry = startTelemetry('web');
  const { PORT, HOST, METRICS_PORT, TRUST_PROXY } = env();
  const answerApi = openDoor(apiRoutes);
  const answerForm = openDoor(publicRoutes);
  markOwnServer();
  const watchProxy = proxyWatcher(processConnection().db, TRUST_PROXY);
  const servePage = await openPages();
  const answer = async (req: IncomingMessage, res: ServerResponse, requestId: string) => {
    if ((await answerApi(req, res)) || (await answerScript(req, res))) return;
    const tooMany = await refuseTooManyPages(req, requestId);
    if (tooMany) await writeResponse(res, tooMany);
    else
      await withDeadline(pageMaxMs, async () => {
        if (!(await answerForm(req, res))) await servePage(req, res);
      }).catch(ignoreLateness);
  };
  const server = createServer({ ...serverOptions, ServerResponse: SecureResponse }, async (req, res) => {
    watchProxy(req);
    normaliseHeaders(req, TRUST_PROXY);
    const requestId = requestIdOf(new Headers({ 'x-request-id': String(req.headers['x-request-id'] ?? '') }));
    req.headers['x-request-id'] = requestId;
    res.setHeader('X-Request-Id', requestId);
    if (isDraining) res.setHeader('Connection', 'close');
    await waitForEarlierRequests(req, res);
    try {
      const refusal = refuseRequest(req, requestId);
      if (refusal) await writeResponse(res, refusal);
      else if (!(await answerProbe(req, res, { isDraining, requestId })))
        await timeRequest(req, res, () => traceRequest(req, res, () => answer(req, res, requestId)));
    } catch (error) {
      log.error({ err: error }, 'request failed outside its handler');
      if (!res.headersSent) res.statusCode = 500;
      res.end();
    }
  });
  server.maxConnections = connectionsMax;
  server.maxRequestsPerSocket = requestsPerSocketMax;
  server.on('clientError', refuseConnection);
  cutSlowReaders(server);
  const metricsServer = await serveMetrics({ port: METRICS_PORT, host: HOST }, () => isDraining);
  stopOnSignal(async isHurried => {
    await drain(server, isHurried ? 0 : noticeMs);
    await metricsServer.close();
    await flushApiRequests(processConnection().db);
    await telemetry.stop();
    await processConnection().close();
  });
  server.once('error', error => failStart(listenFault(error, { name: 'PORT', port: PORT, host: HOST })));
  server.listen({ port: PORT, host: listenHost(HOST) }, () =>
    reportReady({ role: 'web', port: PORT, host: HOST }),
  );
}

/** The page's statements were cancelled, and the page itself answers that. */
function ignoreLateness(error: unknown): void {
  if (!(error instanceof DeadlinePassed)) throw error;
}

/**
 * Answers "not ready" for `forMs` while it still serves; balancers then send no more requests. After that it finishes
 * the running requests and accepts no new ones. Takes at most 25 s.
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
