import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { releaseObjects } from '@/lib/services/exports/bulk/objects';
import { planDueReport } from '@/lib/services/monthly-report/plan-due';
import { anonymizeDue } from '@/lib/services/retention/anonymize-due';
import { dropDueEvidence, dropDueMandates } from '@/lib/services/retention/drop-due';
import { buildOutdatedSearchTexts } from '@/lib/services/submissions/build-search-columns';
import { remindUnconfirmed } from '@/lib/services/submissions/confirm/remind-unconfirmed';
import { remindOfQuestions } from '@/lib/services/submissions/questions/remind';
import {
  type RemoveOld,
  removeApiRequests,
  removeExports,
  removeFormDrafts,
  removeFormTokens,
  removeIdempotencyRecords,
  removeMails,
  removeNightlyRuns,
  removeSignatureRequests,
  removeUploads,
  removeWebhookAttempts,
  removeWebhookEvents,
} from './removal-queries';

export type NightlyTask = {
  /** The name of its count in the record of the run. */
  readonly name: string;
  /** Most items per transaction; small, so other requests do not wait for locks. */
  readonly most: number;
  /** Processes at most `most` due items in the transaction of `ctx`; returns how many. */
  readonly run: (ctx: Ctx, most: number) => Promise<number>;
};

const dayMs = 24 * 3_600_000;

/** Days after which records are deleted (docs/product/data-protection.md). */
const keptDays = {
  // Longer than a device keeps a draft (14 days), which may be submitted with its token.
  formTokens: 16,
  mails: 180,
  // As long as a form token is valid.
  uploads: 1,
  webhookAttempts: 90,
  // The dashboard counts one year of deliveries.
  webhookEvents: 400,
  exports: 180,
  nightlyRuns: 400,
  apiRequests: 7,
};

/** The tasks of a nightly run, in this order; each can be repeated safely. */
export const nightlyTasks: readonly NightlyTask[] = [
  { name: 'anonymized', most: 200, run: anonymizeDue },
  { name: 'evidenceDropped', most: 500, run: dropDueEvidence },
  { name: 'idempotencyRecordsRemoved', most: 500, run: removal(removeIdempotencyRecords, 0) },
  { name: 'formTokensRemoved', most: 500, run: removal(removeFormTokens, keptDays.formTokens) },
  { name: 'signatureRequestsRemoved', most: 100, run: removal(removeSignatureRequests, 0) },
  { name: 'uploadsRemoved', most: 20, run: removal(removeUploads, keptDays.uploads) },
  { name: 'formDraftsRemoved', most: 100, run: removal(removeFormDrafts, 0) },
  { name: 'mailsRemoved', most: 500, run: removal(removeMails, keptDays.mails) },
  {
    name: 'webhookAttemptsRemoved',
    most: 500,
    run: removal(removeWebhookAttempts, keptDays.webhookAttempts),
  },
  { name: 'webhookEventsRemoved', most: 100, run: removal(removeWebhookEvents, keptDays.webhookEvents) },
  { name: 'exportsRemoved', most: 20, run: removal(removeExports, keptDays.exports) },
  {
    name: 'exportObjectsReleased',
    most: 1,
    run: async ctx => {
      await withClub(ctx, tx => releaseObjects(tx, ctx));
      return 0;
    },
  },
  { name: 'nightsRemoved', most: 500, run: removal(removeNightlyRuns, keptDays.nightlyRuns) },
  { name: 'apiRequestsRemoved', most: 2000, run: removal(removeApiRequests, keptDays.apiRequests) },
  { name: 'searchTextsBuilt', most: 100, run: buildOutdatedSearchTexts },
  { name: 'keptMandatesRemoved', most: 200, run: dropDueMandates },
  { name: 'reminded', most: 20, run: remindUnconfirmed },
  { name: 'questionsReminded', most: 20, run: remindOfQuestions },
  // At most one is planned, so a limit of two ends the task after one batch.
  { name: 'monthlyReportsPlanned', most: 2, run: planDueReport },
];

function removal(remove: RemoveOld, days: number): NightlyTask['run'] {
  return (ctx, most) =>
    withClub(ctx, tx => remove(tx, ctx.clubId, new Date(ctx.now.getTime() - days * dayMs), most));
}
