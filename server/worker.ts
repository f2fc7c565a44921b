import { startWorker } from '@/lib/jobs/worker';
import { sendConsoleToLog } from './runtime/console-to-log';
import { announceReady, endOnFault, failStart, stopOnSignal } from './runtime/lifecycle';

sendConsoleToLog();
endOnFault();
try {
  const worker = await startWorker();
  stopOnSignal(() => worker.stop());
  announceReady({ role: 'worker' });
} catch (error) {
  failStart(error);
}
