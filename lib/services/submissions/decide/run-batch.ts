import type { BatchOutcome, BatchRequest, BatchResult } from '@/lib/contracts/submissions/batch';
import type { Ctx } from '@/lib/platform/context';
import { AppError, invalid } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import type { SubmissionKind } from '@/lib/rules/enums';
import { resendConfirmation } from '@/lib/services/submissions/confirm/resend-confirmation';
import { findSubmissionIds } from '@/lib/services/submissions/list/list';
import { acceptSubmission } from './accept';
import { assignSubmission } from './assign';
import { denySubmission } from './deny';
import { assertMayDelete } from './may-delete';
import { removeSubmission } from './remove';

type Wanted = { readonly id: string; readonly kind: SubmissionKind };

/**
 * Applies one action to up to a hundred submissions, each in a transaction of its own, with its own history, event and
 * mail. A failed submission does not stop the others. A repeated request changes nothing again: its submissions are
 * `Already` in that state, deleted, or too soon for another mail. Throws 400 for an assignee who does not process
 * submissions of this club, and 403 for `Delete` by a role that the club does not let delete.
 */
export async function runSubmissionBatch(ctx: Ctx, request: BatchRequest): Promise<BatchResult> {
  if (request.action === 'Assign' && request.assigneeId === undefined) {
    throw invalid([{ path: 'assigneeId', key: 'required' }]);
  }
  if (request.action === 'Delete') await assertMayDelete(ctx);
  const ids = [...new Set(request.ids.map(id => id.toLowerCase()))];
  const kinds = new Map((await findSubmissionIds(ctx, ids)).map(({ id, kind }) => [id, kind]));
  const items: BatchOutcome[] = [];
  for (const id of ids) {
    const kind = kinds.get(id);
    items.push({ id, outcome: kind ? await outcomeOf(ctx, request, { id, kind }) : 'NotFound' });
  }
  return { items };
}

async function outcomeOf(ctx: Ctx, request: BatchRequest, wanted: Wanted): Promise<BatchOutcome['outcome']> {
  try {
    await perform(ctx, request, wanted);
    return 'Done';
  } catch (error) {
    // An assignee who may not process submissions is refused for all of them.
    if (request.action === 'Assign' && error instanceof AppError && error.code === 'validation') throw error;
    if (error instanceof AppError) return refusals(request, error);
    log.error({ requestId: ctx.requestId, submissionId: wanted.id, err: error }, 'one of a batch failed');
    return 'Failed';
  }
}

async function perform(
  ctx: Ctx,
  { action, message, sendEmail, assigneeId = null, assignMemberNumbers }: BatchRequest,
  { id, kind }: Wanted,
): Promise<unknown> {
  if (action === 'Accept') {
    return acceptSubmission(ctx, {
      id,
      message,
      sendEmail,
      assignMemberNumbers,
      isRequestedDateChecked: true,
    });
  }
  if (action === 'Deny') return denySubmission(ctx, { id, reason: message, sendEmail });
  if (action === 'Delete') return removeSubmission(ctx, { id, kind, precondition: null });
  if (action === 'Assign') return assignSubmission(ctx, { id, assigneeId });
  return resendConfirmation(ctx, { id, kind });
}

const targets = {
  Accept: 'Accepted',
  Deny: 'Rejected',
  ResendConfirmation: null,
  Assign: null,
  Delete: null,
} as const;

function refusals({ action }: BatchRequest, { code, extra }: AppError): BatchOutcome['outcome'] {
  if (code === 'not-found') return 'NotFound';
  if (code === 'too-soon') return 'TooSoon';
  if (action === 'Accept' && extra.violations?.some(({ path }) => path === 'entryDate')) return 'Impossible';
  if (code !== 'state-conflict') return 'Failed';
  return extra.members?.state === targets[action] ? 'Already' : 'Impossible';
}
