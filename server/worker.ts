import { startWorker } from '@/lib/jobs/worker';
import { sendConsoleToLog } from './runtime/console-to-log';
import { announceReady, failStart, stopOnSignal } from './runtime/lifecycle';

sendConsoleToLog();
try {
  const worker = await startWorker();
  stopOnSignal(() => worker.stop());
  announceReady({ role: 'worker' });
} catch (error) {
  failStart(error);
}
