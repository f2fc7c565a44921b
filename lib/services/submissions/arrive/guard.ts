import type { Tx } from '@/db/client';
import { checkProof } from '@/lib/auth/proof-of-work';
import type { Ctx } from '@/lib/platform/context';
import { AppError, type Violation } from '@/lib/platform/errors';
import { closedOf } from '@/lib/services/public-forms/closed';
import type { FormConfig } from '@/lib/services/public-forms/load-config';
import type { Entered } from './arrival';
import { findTokenUse } from './arrival-queries';

/**
 * Checks what the club requires from members: throws a 409 (`form-closed`) if the form is closed, and adds violations
 * of the proof of work. Skipped for repeated requests, which get their first response, and for staff, who enter paper
 * at any time.
 */
export async function guard<
  Arrived extends Pick<Entered<object>, 'kind' | 'tokenId' | 'proof' | 'violations'>,
>(tx: Tx, ctx: Ctx, entered: Arrived, form: FormConfig): Promise<Arrived> {
  const { kind, tokenId, proof } = entered;
  if (ctx.actor.kind !== 'Member') return entered;
  const closed = closedOf(form, kind);
  const { needProofOfWork } = kind === 'Cancellation' ? form.cancellation : form.settings;
  const isAged = entered.violations.some(isAge);
  const isAsked = closed !== null || needProofOfWork || isAged;
  if (isAsked && tokenId !== null && (await findTokenUse(tx, ctx.clubId, tokenId))) {
    return { ...entered, violations: entered.violations.filter(one => !isAge(one)) };
  }
  if (closed) throw new AppError('form-closed', closed.text === '' ? {} : { detail: closed.text });
  if (!needProofOfWork || tokenId === null || isAged) return entered;
  return { ...entered, violations: [...entered.violations, ...(await checkProof(proof, tokenId))] };
}

/** An expired token that was spent still returns its submission. */
function isAge({ key }: Violation): boolean {
  return key === 'formTokenExpired';
}
