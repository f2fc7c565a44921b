import { processConnection } from '@/db/client';
import { connectionFaultOf } from '@/db/connection-fault';
import { asError, log } from './log';
import { listOutages } from './outages/queries';

const repeatMs = 60_000;
const examineMs = 1_000;

let loss: { loggedAt: number } | null = null;

/**
 * Logs a lost connection to the database as one line that says what to do: at most once a minute while it lasts, and
 * one line when the database answers again. Returns false, and logs nothing, for an error of another kind.
 */
export function logDatabaseLoss(error: unknown): boolean {
  const fault = connectionFaultOf(asError(error));
  if (!fault) return false;
  const now = performance.now();
  if (loss && now - loss.loggedAt < repeatMs) return true;
  log.error({ outage: 'Database' }, `DATABASE_URL: ${fault.text}`);
  if (!loss) examineUntilBack();
  loss = { loggedAt: now };
  return true;
}

function examineUntilBack(): void {
  const timer = setTimeout(async () => {
    try {
      await listOutages(processConnection().db, new Date());
      loss = null;
      log.info({ outage: 'Database' }, 'the database answers again');
    } catch {
      examineUntilBack();
    }
  }, examineMs);
  timer.unref();
}
