import { withClub } from '@/db/client';
import type { Submission } from '@/lib/contracts/submissions';
import type { Ctx } from '@/lib/platform/context';
import { listSubmissionRecords, type SignatureDetail } from '@/lib/services/submissions/record-queries';
import { canSeeBankData } from '@/lib/services/submissions/rules';
import { toSubmission } from '@/lib/services/submissions/serialize';

/**
 * The full records of submissions, in the order of `ids`; those that are gone are left out. For exports, which note
 * by themselves who made them: nothing is audited here. Without `signature: 'Full'` a signature is an empty picture.
 */
export async function listFullSubmissions(
  ctx: Ctx,
  input: { readonly ids: readonly string[]; readonly signature: SignatureDetail },
): Promise<Submission[]> {
  if (input.ids.length === 0) return [];
  const isFull = canSeeBankData(ctx.actor);
  const records = await withClub(ctx, tx =>
    listSubmissionRecords(tx, ctx.clubId, input.ids, input.signature),
  );
  return records.map(record => toSubmission(record, { isFull }));
}
