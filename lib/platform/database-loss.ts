import { processConnection } from '@/db/client';
import { connectionFaultOf } from '@/db/connection-fault';
import { asError, log } from './log';
import { listOutages } from './outages/queries';

const repeatMs = 60_000;
const examineMs = 1_000;

let isExamining = false;
/** Kept when the database is back: where PostgreSQL has no connection left, the loss comes and goes. */
let loggedAt = Number.NEGATIVE_INFINITY;
/** Whether the last line says that the database is lost. */
let isLossLogged = false;

/**
 * Logs a lost connection to the database as one line that says what to do, at most once a minute, and one line when the
 * database answers again after it. Returns false, and logs nothing, for an error of another kind.
 */
export function logDatabaseLoss(error: unknown): boolean {
  const fault = connectionFaultOf(asError(error));
  if (!fault) return false;
  if (!isExamining) examineUntilBack();
  const now = performance.now();
  if (now - loggedAt < repeatMs) return true;
  loggedAt = now;
  isLossLogged = true;
  log.error({ outage: 'Database' }, `DATABASE_URL: ${fault.text}`);
  return true;
}

function examineUntilBack(): void {
  isExamining = true;
  const timer = setTimeout(async () => {
    try {
      await listOutages(processConnection().db, new Date());
      isExamining = false;
      if (isLossLogged) log.info({ outage: 'Database' }, 'the database answers again');
      isLossLogged = false;
    } catch {
      examineUntilBack();
    }
  }, examineMs);
  timer.unref();
}
