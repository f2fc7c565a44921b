import type { Tx } from '@/db/client';
import type { MembershipSubmit } from '@/lib/contracts/submissions/submissions';
import type { Ctx } from '@/lib/platform/context';
import { invalid } from '@/lib/platform/errors';
import { resolveFiles } from '@/lib/services/submissions/files/attach';

type Patch = Pick<MembershipSubmit, 'customFields'>;

/**
 * The PATCH with the stored name of the file that it sends: an upload of staff, or the file that the submission has.
 * Members replace no files by their link. Throws a 400 for any other file.
 */
export async function withFiles<Given extends Patch>(
  tx: Tx,
  ctx: Ctx,
  submissionId: string,
  patch: Given,
  fields: Parameters<typeof resolveFiles>[1]['fields'],
): Promise<Given> {
  if (!patch.customFields) return patch;
  const { answers, unknown } = await resolveFiles(tx, {
    clubId: ctx.clubId,
    answers: patch.customFields,
    fields,
    isAllowed: file =>
      file.submissionId === submissionId ||
      (file.submissionId === null && file.formTokenId === null && ctx.actor.kind !== 'Member'),
  });
  if (unknown.length > 0) {
    throw invalid(unknown.map(name => ({ path: `customFields.${name}`, key: 'fileUnknown' })));
  }
  return { ...patch, customFields: answers };
}
