import { log } from '@/lib/platform/log';

/** Work can begin: told to the process that started this one, which prints it, or logged where there is none. */
export function announceReady(fields: Record<string, string | number>): void {
  tell(fields, 'ready');
  process.send?.('ready');
}

function tell(fields: Record<string, string | number>, message: string): void {
  if (process.send) log.debug(fields, message);
  else log.info(fields, message);
}

/**
 * Runs `stop` once, on SIGTERM, SIGINT or the end of the process that started this one, then exits: 0 when
 * it succeeded, 1 when it threw. Only SIGTERM leaves time for others to notice: it is how replicas are replaced.
 */
export function stopOnSignal(stop: (isHurried: boolean) => Promise<void>): void {
  let isStopping = false;
  const run = async (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    tell({ reason }, 'stopping');
    try {
      await stop(reason !== 'SIGTERM');
      tell({ reason }, 'stopped');
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'stop failed');
      process.exit(1);
    }
  };
  process.on('SIGTERM', () => void run('SIGTERM'));
  process.on('SIGINT', () => void run('SIGINT'));
  process.on('disconnect', () => void run('parent gone'));
}

/** A fault that nothing caught ends the process with exit code 1, its reason in the log and without its values. */
export function endOnFault(): void {
  process.on('uncaughtException', error => {
    log.error({ err: error, statement: statementOf(error) }, 'ended by a fault');
    process.exit(1);
  });
}

/** The SQL that failed, whose values stand apart from it; where nobody awaited it, nothing else tells who asked. */
function statementOf(error: Error): string | undefined {
  return 'query' in error && typeof error.query === 'string' ? error.query : undefined;
}

/** Logs why a process could not start and ends it with exit code 1. */
export function failStart(error: unknown): never {
  log.error({ err: error }, 'start failed');
  process.exit(1);
}
