import type { z } from 'zod';
import type { SubmitReceipt as Received } from '@/components/form-view/receipt';
import {
  CancellationSubmit,
  ChangesSubmit,
  MembershipSubmit,
  type SubmitResponse,
} from '@/lib/contracts/submissions/submissions';
import { parseLeniently } from '@/lib/http/parse';
import type { Ctx } from '@/lib/platform/context';
import type { SubmissionKind } from '@/lib/rules/enums';
import { submitCancellation } from '@/lib/services/submissions/submit/submit-cancellation';
import { submitChange } from '@/lib/services/submissions/submit/submit-change';
import { submitMembership } from '@/lib/services/submissions/submit/submit-membership';

type Posted = { readonly submit: object; readonly formToken: string; readonly originUrl: string };

/** Passes a plain form post to the service of its kind, which the API also calls. */
export async function submitPlain(ctx: Ctx, kind: SubmissionKind, posted: Posted): Promise<Received> {
  const answer = await submitByKind(ctx, kind, posted);
  return { effectiveDate: null, ...answer };
}

async function submitByKind(
  ctx: Ctx,
  kind: SubmissionKind,
  { submit, formToken, originUrl }: Posted,
): Promise<SubmitResponse & { readonly effectiveDate?: string }> {
  const rest = { formToken, originUrl };
  switch (kind) {
    case 'Membership':
      return submitMembership(ctx, { ...read(MembershipSubmit, submit), ...rest });
    case 'Change':
      return submitChange(ctx, { ...read(ChangesSubmit, submit), ...rest });
    case 'Cancellation':
      return submitCancellation(ctx, { ...read(CancellationSubmit, submit), ...rest });
  }
}

function read<Body>(schema: z.ZodType<Body>, submit: object) {
  const { body, violations } = parseLeniently(schema, submit);
  return { body, shapeViolations: violations };
}
