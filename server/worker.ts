import { processConnection } from '@/db/client';
import { env } from '@/lib/env';
import { threadedChunkBuilder } from '@/lib/services/exports/bulk/chunk-builder';
import { warmUpTables } from '@/lib/services/exports/bulk/warm-up';
import { startWorker } from '@/server/worker/worker';
import { sendConsoleToLog } from './runtime/console-to-log';
import { endOnFault, failStart, reportReady, stopOnSignal } from './runtime/lifecycle';
import { serveMetrics } from './runtime/metrics-server';
import { requireUsableDatabase } from './runtime/probes';
import { startTelemetry } from './runtime/start-telemetry';

/** Next to a web process with the same settings, the worker uses the next port. */
function ownMetricsPort(): number | undefined {
  const { ROLE, METRICS_PORT } = env();
  return METRICS_PORT === undefined || ROLE === 'worker' ? METRICS_PORT : METRICS_PORT + 1;
}

sendConsoleToLog();
endOnFault();
try {
  await requireUsableDatabase(failStart);
  const telemetry = startTelemetry('worker');
  const threads = threadedChunkBuilder(new URL('./export-thread.mjs', import.meta.url));
  const worker = await startWorker({ exports: threads });
  let isDraining = false;
  const metricsServer = await serveMetrics({ port: ownMetricsPort(), host: env().HOST }, () => isDraining);
  stopOnSignal(async () => {
    isDraining = true;
    await worker.stop();
    await telemetry.stop();
    await metricsServer.close();
  });
  await warmUpTables(processConnection().db);
  reportReady({ role: 'worker' });
} catch (error) {
  failStart(error);
}
