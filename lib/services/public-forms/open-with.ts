import { issueFormToken } from '@/lib/auth/form-token';
import { makeChallenge } from '@/lib/auth/proof-of-work';
import type { PublicForm } from '@/lib/contracts/public';
import type { Ctx } from '@/lib/platform/context';

/** A fresh form token, and the task that belongs to it where the club asks for one. */
export async function openWith(
  { clubId, now }: Pick<Ctx, 'clubId' | 'now'>,
  needProofOfWork: boolean,
): Promise<Pick<PublicForm, 'formToken' | 'challenge'>> {
  const formToken = await issueFormToken(clubId, now);
  if (!needProofOfWork) return { formToken, challenge: null };
  const { parameters, signature } = await makeChallenge(formToken);
  return { formToken, challenge: { parameters: { ...parameters }, signature } };
}
