import { startWorker } from '@/lib/jobs/worker';
import { announceReady, failStart, stopOnSignal } from './lifecycle';

try {
  const worker = await startWorker();
  stopOnSignal(() => worker.stop());
  announceReady({ role: 'worker' });
} catch (error) {
  failStart(error);
}
