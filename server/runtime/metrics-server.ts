import { createServer } from 'node:http';
import { listenHost } from '@/bin/ports.mjs';
import { requestIdOf } from '@/lib/http/request-id';
import { log } from '@/lib/platform/log';
import { metrics } from '@/lib/platform/metrics';
import { listenFault } from './lifecycle';
import { answerProbe } from './probes';
import { SecureResponse } from './secure-response';
import { watchMetrics } from './watch-metrics';

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
  watchMetrics();
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
    server.once('error', error => reject(listenFault(error, { name: 'METRICS_PORT', port, host })));
    server.listen({ port, host: listenHost(host) }, resolve);
  });
  return {
    close: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
