import { z } from 'zod';
import { exportJobTypes, submissionKinds, type WebhookEventType, webhookEventTypes } from '@/lib/rules/enums';
import { Instant, RecordId } from './common';
import { SubmitState } from './enum-schemas';
import { exampleIds } from './example-ids';

const receivedAt = '2026-03-14T09:26:53.589Z';
const confirmedAt = '2026-03-14T09:31:02.114Z';
const later = '2026-03-16T17:05:41.902Z';

const received = {
  id: exampleIds.submission,
  number: 42,
  kind: 'Membership',
  state: 'New',
  firstName: 'Änne',
  lastName: 'Groß',
  email: 'aenne@example.org',
  receivedAt,
  confirmedAt: null,
  decidedAt: null,
  withdrawnAt: null,
  furtherFormId: null,
};
const confirmed = { ...received, state: 'Confirmed', confirmedAt };

/**
 * The submission in a webhook: no bank data and no birth date. Receivers read the rest through the
 * API.
 */
export const WebhookSubmission = z
  .object({
    id: RecordId,
    number: z.int(),
    kind: z.enum(submissionKinds),
    state: SubmitState,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    receivedAt: Instant,
    confirmedAt: Instant.nullable(),
    decidedAt: Instant.nullable(),
    withdrawnAt: Instant.nullable().describe('When the applicant withdrew it. The state is then `Rejected`'),
    furtherFormId: RecordId.nullable().describe(
      'The further membership form that was filled in. Null for the standard form and for other kinds',
    ),
  })
  .meta({ id: 'WebhookSubmission', example: received });

/** The finished export in a webhook. Receivers download the file through the API. */
export const WebhookExportJob = z
  .object({
    id: RecordId,
    type: z.enum(exportJobTypes),
    total: z.int().min(0),
    expiresAt: Instant.nullable(),
  })
  .meta({
    id: 'WebhookExportJob',
    example: { id: exampleIds.exportJob, type: 'Pdf', total: 120, expiresAt: '2026-03-22T08:00:04.480Z' },
  });

const ofSubmission = z.object({ clubId: RecordId, submission: WebhookSubmission });
const ofExport = z.object({ clubId: RecordId, exportJob: WebhookExportJob });
const ofTest = z.object({ clubId: RecordId });

const aboutSubmission = (submission: object) => ({ clubId: exampleIds.club, submission });

/** What the service sends when the application of the other examples goes its way (`event-examples.db.test.ts`). */
const examples: Record<WebhookEventType, { readonly timestamp: string; readonly data: object }> = {
  ApplicationReceived: { timestamp: receivedAt, data: aboutSubmission(received) },
  EmailConfirmed: { timestamp: confirmedAt, data: aboutSubmission(confirmed) },
  ApplicationAccepted: {
    timestamp: later,
    data: aboutSubmission({ ...confirmed, state: 'Accepted', decidedAt: later }),
  },
  ApplicationRejected: {
    timestamp: later,
    data: aboutSubmission({ ...confirmed, state: 'Rejected', decidedAt: later }),
  },
  ApplicationUpdated: { timestamp: later, data: aboutSubmission(confirmed) },
  ApplicationDeleted: {
    timestamp: later,
    data: aboutSubmission({ ...confirmed, firstName: '', lastName: '', email: '' }),
  },
  QuestionAnswered: { timestamp: later, data: aboutSubmission(confirmed) },
  ExportCompleted: {
    timestamp: '2026-03-20T08:00:04.480Z',
    data: { clubId: exampleIds.club, exportJob: WebhookExportJob.meta()?.example },
  },
  Test: { timestamp: later, data: { clubId: exampleIds.club } },
};

const summaries: Record<WebhookEventType, string> = {
  ApplicationReceived: 'A submission was received',
  EmailConfirmed: 'A submission was confirmed',
  ApplicationAccepted: 'A submission was accepted',
  ApplicationRejected: 'A submission was denied',
  ApplicationUpdated: 'A submission was changed, or withdrawn by the applicant',
  ApplicationDeleted: 'A submission was deleted',
  ExportCompleted: 'An export is ready to download',
  QuestionAnswered: 'An applicant answered a question of the club',
  Test: 'An administrator tested the subscription',
};

/** The body of each event's deliveries (contract §5): `{ type, timestamp, data }`. */
export const webhookEvents = webhookEventTypes.map(type => {
  const kind = type === 'Test' ? 'test' : type === 'ExportCompleted' ? 'export' : 'submission';
  const data = { submission: ofSubmission, export: ofExport, test: ofTest }[kind];
  const schema = z.object({ type: z.literal(type), timestamp: Instant, data }).meta({
    id: `${type}Event`,
    example: { type, ...examples[type] },
  });
  return { type, summary: summaries[type], schema };
});
