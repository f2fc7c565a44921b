import type { Tx } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import type { WebhookEventType } from '@/lib/rules/enums';
import { createDeliveries, newEventRow } from '@/lib/webhooks/record-event';
import { type Alongside, type SubmissionChanges, type SubmissionRow, updateSubmission } from './queries';
import { toEventData } from './serialize';

/**
 * Writes columns of a locked submission, raises its version and records the event of this type, in one statement with
 * `alongside`. Writes the deliveries of the event. Returns the new row.
 */
export async function changeSubmission(
  tx: Tx,
  ctx: Ctx,
  row: SubmissionRow,
  type: WebhookEventType,
  changes: SubmissionChanges,
  alongside: Alongside = {},
): Promise<SubmissionRow> {
  const data = toEventData(ctx.clubId, { ...row, ...changes });
  const event = newEventRow(ctx, { type, submissionId: row.id, data });
  const { submission, subscribers } = await updateSubmission(tx, row, changes, { ...alongside, event });
  await createDeliveries(tx, event, subscribers.ids);
  return submission;
}
