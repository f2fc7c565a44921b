import { createServer } from 'node:http';
import { listenHost } from '@/bin/ports.mjs';
import { processConnection } from '@/db/client';
import { requestIdOf } from '@/lib/http/request-id';
import { readBackupState } from '@/lib/platform/backups/queries';
import { log } from '@/lib/platform/log';
import { metrics, watchBackups, watchProcess, watchQueues, watchSetAsideJobs } from '@/lib/platform/metrics';
import { readQueues } from '@/lib/queue/queue-state';
import { countSetAsideJobs } from '@/lib/queue/suspect-jobs';
import { answerProbe } from './probes';
import { SecureResponse } from './secure-response';

export type MetricsServer = { close(): Promise<void> };

/**
 * Serves `/metrics` and the probes on a separate port, which only the operator's network can reach. Does nothing
 * without a port. Continues while the process drains.
 */
export async function serveMetrics(
  { port, host }: { readonly port: number | undefined; readonly host: string },
  isDraining: () => boolean,
): Promise<MetricsServer> {
  if (port === undefined) return { close: async () => {} };
  watchProcess();
  watchQueues(() => readQueues(processConnection().db));
  watchBackups(() => readBackupState(processConnection().db));
  watchSetAsideJobs(() => countSetAsideJobs(processConnection().db));
  const server = createServer({ ServerResponse: SecureResponse }, async (req, res) => {
    try {
      const requestId = requestIdOf(new Headers());
      if (await answerProbe(req, res, { isDraining: isDraining(), requestId })) return;
      const isMetrics = req.method === 'GET' && req.url?.split('?')[0] === '/metrics';
      res.writeHead(isMetrics ? 200 : 404, { 'Content-Type': metrics.contentType });
      res.end(isMetrics ? await metrics.metrics() : '');
    } catch (error) {
      log.error({ err: error }, 'metrics failed');
      res.end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: listenHost(host) }, resolve);
  });
  return {
    close: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
