import { threadedChunkBuilder } from '@/lib/exports/bulk/chunk-builder';
import { startWorker } from '@/lib/jobs/worker';
import { sendConsoleToLog } from './runtime/console-to-log';
import { announceReady, endOnFault, failStart, stopOnSignal } from './runtime/lifecycle';

sendConsoleToLog();
endOnFault();
try {
  const threads = threadedChunkBuilder(new URL('./export-thread.mjs', import.meta.url));
  const worker = await startWorker({ exports: threads });
  stopOnSignal(() => worker.stop());
  announceReady({ role: 'worker' });
} catch (error) {
  failStart(error);
}
