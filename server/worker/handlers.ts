import type { JobName, JobPayload } from '@/lib/queue/definitions';
import { auditAccountIncident } from './handlers/audit-account-incident';
import { cleanUpJob } from './handlers/clean-up';
import { deliverWebhook } from './handlers/deliver-webhook';
import { endDelivery } from './handlers/end-delivery';
import { endMail } from './handlers/end-mail';
import { expireExport } from './handlers/expire-export';
import { mailPasswordReset } from './handlers/mail-password-reset';
import { removeExportObjects } from './handlers/remove-export-objects';
import { giveUpExport, runExport } from './handlers/run-export';
import { handleNightlyRun } from './handlers/run-nightly-tasks';
import { sendMail } from './handlers/send-mail';
import { sendMonthlyReport } from './handlers/send-monthly-report';
import { sendStaffDigest } from './handlers/send-staff-digest';
import type { JobRuntime } from './runtime';

/** Does one job. It loads the records again and is idempotent; a thrown error makes the queue retry the job. */
export type Handler<Name extends JobName> = (runtime: JobRuntime, payload: JobPayload<Name>) => Promise<void>;

export const handlers: { readonly [Name in JobName]: Handler<Name> } = {
  'end-mail': endMail,
  'end-delivery': endDelivery,
  'send-mail': sendMail,
  'deliver-webhook': deliverWebhook,
  'send-staff-digest': sendStaffDigest,
  'mail-password-reset': mailPasswordReset,
  'audit-account-incident': auditAccountIncident,
  'run-export': runExport,
  'expire-export': expireExport,
  'remove-export-objects': removeExportObjects,
  'run-night': handleNightlyRun,
  'send-monthly-report': sendMonthlyReport,
  'clean-up': cleanUpJob,
};

/** Marks the record of a job that was set aside as failed; staff see it and may start it again. */
const endRecord: { readonly [Name in JobName]?: Handler<Name> } = {
  'send-mail': endMail,
  'deliver-webhook': endDelivery,
  'run-export': giveUpExport,
};

/** Ends the record of a job that was set aside. Jobs without one wait for the operator (`npm run jobs`). */
export async function endSetAsideJob<Name extends JobName>(
  name: Name,
  runtime: JobRuntime,
  payload: JobPayload<Name>,
): Promise<void> {
  await endRecord[name]?.(runtime, payload);
}
