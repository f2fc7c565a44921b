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
import { listExportsNaming } from '@/lib/services/exports/read';
import { assertMayDelete } from '@/lib/services/submissions/decide/may-delete';
import { forReader } from '@/lib/services/submissions/list/list';
import { listStepFacts } from '@/lib/services/submissions/list/list-queries';
import { getTimeZone } from '@/lib/services/submissions/queries';

const steps = { Accept: 'accept', Deny: 'deny', ResendConfirmation: 'resendConfirmation' } as const;

/**
 * Returns the effect of an action on the named submissions, on those of a filter, or without either on all of the club.
 * Names the finished exports that go with deleted submissions, as far as the caller sees them. Throws a 400 if both are
 * given, and 403 for `Delete` by a role that the club does not let delete.
 */
export async function previewSubmissionBatch(
  ctx: Ctx,
  { action, ids, filter }: BatchPreviewRequest,
): Promise<BatchPreview> {
  if (ids && filter) throw invalid([{ path: 'filter', key: 'idsOrFilter' }]);
  if (action === 'Delete') await assertMayDelete(ctx);
  const wanted = ids && [...new Set(ids.map(id => id.toLowerCase()))];
  const { found, localToday, exports } = await withClub(ctx, async tx => {
    const found = await listStepFacts(tx, ctx.clubId, wanted ?? forReader(ctx, filter ?? {}));
    const localToday = today(await getTimeZone(tx, ctx.clubId), ctx.now);
    if (action !== 'Delete') return { found, localToday, exports: [] };
    const deleted = found.slice(0, batchPreviewMax).map(({ id }) => id);
    return { found, localToday, exports: await listExportsNaming({ ...ctx, tx }, deleted) };
  });
  const possible = found.filter(row => isPossible(action, row, localToday));
  const mailed = isWithoutMail(action) ? [] : possible.filter(({ hasAddress }) => hasAddress);
  return {
    ids: possible.slice(0, batchPreviewMax).map(({ id }) => id),
    possible: possible.length,
    impossible: (wanted?.length ?? found.length) - possible.length,
    mails: mailed.length,
    locales: locales.filter(one => mailed.some(({ locale }) => locale === one)),
    exports,
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
