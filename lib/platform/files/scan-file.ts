import { spawn } from 'node:child_process';
import { env } from '@/lib/env';
import { AppError, invalid } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';

type Scanner = { readonly command?: string | undefined; readonly timeoutMs?: number };

/**
 * Runs the operator's virus scanner (`SCAN_COMMAND`) with the file on stdin; does nothing without one. Exit code 0 means
 * clean. Throws a 400 at `data` for exit code 1, and a 503 for any other end and after `timeoutMs`: a file that nobody
 * could check is not stored.
 */
export async function scanFile(
  data: Buffer,
  { command = env().SCAN_COMMAND, timeoutMs = 10_000 }: Scanner = {},
): Promise<void> {
  if (command === undefined) return;
  const code = await runScanner(command, data, timeoutMs);
  if (code === 0) return;
  if (code === 1) throw invalid([{ path: 'data', key: 'fileInfected' }]);
  log.error({ code }, 'the virus scanner failed');
  const violations = [{ path: 'data', key: 'fileLater' }];
  throw new AppError('unavailable', { violations, headers: { 'Retry-After': '60' } });
}

/** Returns the exit code; null if the scanner did not start or was stopped. */
function runScanner(command: string, data: Buffer, timeoutMs: number): Promise<number | null> {
  return new Promise(resolve => {
    const { PATH } = process.env;
    const child = spawn('/bin/sh', ['-c', command], {
      stdio: ['pipe', 'ignore', 'ignore'],
      env: { NODE_ENV: 'production', ...(PATH === undefined ? {} : { PATH }) },
      detached: true,
    });
    // The shell may have started other processes: the whole group is stopped.
    const timer = setTimeout(() => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, timeoutMs);
    const end = (code: number | null) => {
      clearTimeout(timer);
      resolve(code);
    };
    child.on('error', () => end(null));
    child.on('close', end);
    child.stdin.on('error', () => {});
    child.stdin.end(data);
  });
}
