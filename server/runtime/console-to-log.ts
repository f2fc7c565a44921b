import { format } from 'node:util';
import { log } from '@/lib/platform/log';

/**
 * Turns what libraries print into lines of the process's log. Their texts can quote rows and input, so they
 * appear at level `debug` only; above that an error is told by its name, code and stack.
 */
export function sendConsoleToLog(): void {
  console.log = console.info = console.debug = (...parts) => log.debug({ text: format(...parts) }, 'console');
  console.warn = (...parts) => tell('warn', parts);
  console.error = (...parts) => tell('error', parts);
}

function tell(level: 'warn' | 'error', parts: unknown[]): void {
  const err = parts.find(part => part instanceof Error);
  log[level](err ? { err } : {}, 'console');
  log.debug({ text: format(...parts) }, 'console');
}
