import type { Tx } from '@/db/client';
import { checkProof } from '@/lib/auth/proof-of-work';
import type { Ctx } from '@/lib/platform/context';
import { AppError, type Violation } from '@/lib/platform/errors';
import { closedOf } from '@/lib/services/public-forms/closed';
import type { FormConfig } from '@/lib/services/public-forms/load-config';
import { findTokenUse } from './queries';
import type { PreparedSubmission } from './submit-steps';

/**
 * Checks what the club requires from members: throws a 409 (`form-closed`) if the form is closed, and adds violations
 * of the proof of work. Skipped for repeated requests, which get their first response also by an expired token, and for
 * staff, who enter paper at any time.
 */
export async function requireOpenForm<
  Prepared extends Pick<PreparedSubmission<object>, 'kind' | 'tokenId' | 'proof' | 'violations'>,
>(tx: Tx, ctx: Ctx, prepared: Prepared, form: FormConfig): Promise<Prepared> {
  const { kind, tokenId, proof } = prepared;
  if (ctx.actor.kind !== 'Member') return prepared;
  const closed = closedOf(form, kind, ctx.now);
  const { needProofOfWork } = kind === 'Cancellation' ? form.cancellation : form.settings;
  const isAged = prepared.violations.some(isAge);
  const isAsked = closed !== null || needProofOfWork || isAged;
  if (isAsked && tokenId !== null && (await findTokenUse(tx, ctx.clubId, tokenId))) {
    return { ...prepared, violations: prepared.violations.filter(one => !isAge(one)) };
  }
  if (closed) throw new AppError('form-closed', closed.text === '' ? {} : { detail: closed.text });
  if (!needProofOfWork || tokenId === null || isAged) return prepared;
  return { ...prepared, violations: [...prepared.violations, ...(await checkProof(proof, tokenId))] };
}

/** An expired token that was spent still returns its submission. */
function isAge({ key }: Violation): boolean {
  return key === 'formTokenExpired';
}
