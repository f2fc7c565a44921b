import { withClub } from '@/db/client';
import {
  type BatchAction,
  type BatchPreview,
  type BatchPreviewRequest,
  batchPreviewMax,
} from '@/lib/contracts/submissions/batch';
import type { Ctx } from '@/lib/platform/context';
import { invalid } from '@/lib/platform/errors';
import { today } from '@/lib/rules/dates/calendar';
import { locales } from '@/lib/rules/enums';
import { checkEntryDate } from '@/lib/rules/submissions/field-rules';
import { type StepFacts, stateAfter } from '@/lib/rules/submissions/submission-steps';
import { listStepFacts } from '@/lib/services/submissions/list/list-queries';
import { getTimeZone } from '@/lib/services/submissions/queries';

const steps = { Accept: 'accept', Deny: 'deny', ResendConfirmation: 'resendConfirmation' } as const;

/**
 * Returns the effect of an action on the named submissions, on those of a filter, or without either on all of the club.
 * Throws a 400 if both are given.
 */
export async function previewSubmissionBatch(
  ctx: Ctx,
  { action, ids, filter }: BatchPreviewRequest,
): Promise<BatchPreview> {
  if (ids && filter) throw invalid([{ path: 'filter', key: 'idsOrFilter' }]);
  const wanted = ids && [...new Set(ids.map(id => id.toLowerCase()))];
  const { found, localToday } = await withClub(ctx, async tx => ({
    found: await listStepFacts(tx, ctx.clubId, wanted ?? filter ?? {}),
    localToday: today(await getTimeZone(tx, ctx.clubId), ctx.now),
  }));
  const possible = found.filter(row => isPossible(action, row, localToday));
  const mailed = isWithoutMail(action) ? [] : possible.filter(({ hasAddress }) => hasAddress);
  return {
    ids: possible.slice(0, batchPreviewMax).map(({ id }) => id),
    possible: possible.length,
    impossible: (wanted?.length ?? found.length) - possible.length,
    mails: mailed.length,
    locales: locales.filter(one => mailed.some(({ locale }) => locale === one)),
  };
}

/** These work in every state. */
function isWithoutMail(action: BatchAction): action is 'Delete' | 'Assign' {
  return action === 'Delete' || action === 'Assign';
}

function isPossible(
  action: BatchAction,
  facts: StepFacts & { entryDate: string | null },
  localToday: string,
): boolean {
  if (isWithoutMail(action)) return true;
  if (stateAfter(steps[action], facts) === null) return false;
  const { entryDate } = facts;
  return action !== 'Accept' || entryDate === null || checkEntryDate(entryDate, localToday) === null;
}
