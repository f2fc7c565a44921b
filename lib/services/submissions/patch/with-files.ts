import type { Tx } from '@/db/client';
import type { MembershipSubmit } from '@/lib/contracts/submissions/submissions';
import type { Ctx } from '@/lib/platform/context';
import { invalid } from '@/lib/platform/errors';
import { resolveFiles } from '@/lib/services/submissions/files/attach';
import { readSentAnswers } from '@/lib/services/submissions/read-sent-answers';

type Answered = Pick<MembershipSubmit, 'customFields'>;
type Patch = Answered & { readonly familyMember?: Answered | undefined };

/**
 * The PATCH with its answer read, and with the stored name of the file that it sends: an upload of staff, or the file
 * that the submission has. Members replace no files by their link. Throws a 400 for any other file.
 */
export async function withFiles<Given extends Patch>(
  tx: Tx,
  ctx: Ctx,
  submissionId: string,
  patch: Given,
  fields: Parameters<typeof resolveFiles>[1]['fields'],
): Promise<Given> {
  if (patch.familyMember) return { ...patch, familyMember: readSentAnswers(patch.familyMember, fields) };
  const sent = readSentAnswers(patch, fields);
  if (!sent.customFields) return sent;
  const { answers, unknown } = await resolveFiles(tx, {
    clubId: ctx.clubId,
    answers: sent.customFields,
    fields,
    isAllowed: file =>
      file.submissionId === submissionId ||
      (file.submissionId === null && file.formTokenId === null && ctx.actor.kind !== 'Member'),
  });
  if (unknown.length > 0) {
    throw invalid(unknown.map(name => ({ path: `customFields.${name}`, key: 'fileUnknown' })));
  }
  return { ...sent, customFields: answers };
}
