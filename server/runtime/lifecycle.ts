import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { listenFaultText } from '@/bin/ports.mjs';
import { log } from '@/lib/platform/log';

/** Reports that the process is ready: to its parent process, which prints it, or to the log without one. */
export function reportReady(fields: Record<string, string | number>): void {
  collectGarbage();
  logEvent(fields, 'ready');
  process.send?.('ready');
}

/**
 * V8 would collect the garbage of the start during one of the first requests, which waits 30 ms or more for it. After
 * that it would collect again when the heap has grown by 8 MB, which is during the first export. So heaps may double.
 */
function collectGarbage(): void {
  setFlagsFromString('--heap-growing-percent=100');
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

function logEvent(fields: Record<string, string | number>, message: string): void {
  if (process.send) log.debug(fields, message);
  else log.info(fields, message);
}

/**
 * Runs `stop` once, on SIGTERM, SIGINT or the end of the parent process, then exits: 0 if it succeeded, 1 if it threw.
 * Only SIGTERM leaves time for balancers to notice, because it is used to replace replicas.
 */
export function stopOnSignal(stop: (isHurried: boolean) => Promise<void>): void {
  let isStopping = false;
  const run = async (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    logEvent({ reason }, 'stopping');
    try {
      await stop(reason !== 'SIGTERM');
      logEvent({ reason }, 'stopped');
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

/** Ends the process with exit code 1 on an uncaught error. Logs the error without its values. */
export function endOnFault(): void {
  process.on('uncaughtException', error => {
    log.error({ err: error, statement: statementOf(error) }, 'ended by a fault');
    process.exit(1);
  });
}

/** The failed SQL without its values. It is the only hint to the caller if nothing awaited the statement. */
function statementOf(error: Error): string | undefined {
  return 'query' in error && typeof error.query === 'string' ? error.query : undefined;
}

/** Why this process may not serve: a setting, the machine or the database must be changed first. One line. */
export class StartFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartFault';
  }
}

/** A failed `listen` in words. */
export function listenFault(error: Error, wanted: Parameters<typeof listenFaultText>[1]): StartFault {
  return new StartFault(listenFaultText('code' in error ? String(error.code) : 'unknown', wanted));
}

/** Logs why a process could not start and ends it with exit code 1. */
export function failStart(error: unknown): never {
  if (error instanceof StartFault) log.error(`start failed: ${error.message}`);
  else log.error({ err: error }, 'start failed');
  process.exit(1);
}
