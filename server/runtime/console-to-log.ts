import { format } from 'node:util';
import { log } from '@/lib/platform/log';

/**
 * Writes console output of libraries to the process's log. Their texts can quote rows and input and therefore appear at
 * level `debug` only. Above that the log has only name, code and stack of an error.
 */
export function sendConsoleToLog(): void {
  console.log = console.info = console.debug = (...parts) => log.debug({ text: format(...parts) }, 'console');
  console.warn = (...parts) => logLibraryError('warn', parts);
  console.error = (...parts) => logLibraryError('error', parts);
}

function logLibraryError(level: 'warn' | 'error', parts: unknown[]): void {
  const err = parts.find(part => part instanceof Error);
  log[level](err ? { err } : {}, 'console');
  log.debug({ text: format(...parts) }, 'console');
}
