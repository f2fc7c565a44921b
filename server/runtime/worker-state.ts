import { type WorkerState, watchWorker } from '@/lib/platform/metrics';

let current: WorkerState | undefined;

/**
 * Listens for what `npm start` says about the worker that it runs beside this web process. A worker that runs elsewhere
 * is not known here.
 */
export function followWorker(): void {
  process.on('message', (message: unknown) => {
    const given = typeof message === 'object' && message !== null && 'worker' in message && message.worker;
    if (!isState(given)) return;
    if (!current) watchWorker(() => current);
    current = given;
  });
}

/** Why no job is done now: the worker beside this process ended again and again, and waits for its next start. */
export function workerFault(): string | undefined {
  if (!current || current.isRunning || !current.isLooping) return undefined;
  return `worker: it ended ${current.crashes} times and will be started again, its log says why`;
}

function isState(given: unknown): given is WorkerState {
  return typeof given === 'object' && given !== null && 'isRunning' in given && 'crashes' in given;
}
