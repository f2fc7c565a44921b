import { z } from 'zod';
import {
  CancellationSubmitPatchRequest,
  ChangeSubmitPatchRequest,
  MembershipCorrectionRequest,
} from '@/lib/contracts/submissions/submission-patches';
import { AnswerQuestion } from '@/lib/contracts/submissions/submission-questions';
import { SubmissionStatus } from '@/lib/contracts/submissions/submission-status';
import { operation } from '../operation';

const tag = 'Public';
const path = '/public/status/{token}';
const params = z.object({ token: z.string() });

export const getStatus = operation({
  operationId: 'getStatus',
  method: 'GET',
  path,
  tag,
  summary: 'Get the status of a submission by its status link',
  access: 'Public',
  limit: 'PublicRead',
  params,
  success: { status: 200, schema: SubmissionStatus },
  errors: [410],
  hasVersion: true,
});

function correction<const Id extends string, const Path extends string, Body extends z.ZodType>(
  id: Id,
  kind: Path,
  body: Body,
) {
  return operation({
    operationId: `correct${id}`,
    method: 'PATCH',
    path: `${path}/${kind}`,
    tag,
    summary: 'Correct exactly one property of your own submission. A new e-mail address must be confirmed',
    access: 'Public',
    limit: 'PublicSubmit',
    params,
    body,
    success: { status: 200, schema: SubmissionStatus },
    conflicts: ['state-conflict'],
    errors: [410],
    hasVersion: true,
  });
}

export const correctMembership = correction('Membership', 'memberships', MembershipCorrectionRequest);
export const correctChange = correction('Change', 'changes', ChangeSubmitPatchRequest);
export const correctCancellation = correction(
  'Cancellation',
  'cancellations',
  CancellationSubmitPatchRequest,
);

export const withdrawSubmission = operation({
  operationId: 'withdrawSubmission',
  method: 'POST',
  path: `${path}/withdraw`,
  tag,
  summary: 'Withdraw your own submission. Bank details and signature are deleted immediately',
  access: 'Public',
  limit: 'PublicSubmit',
  params,
  success: { status: 200, schema: SubmissionStatus },
  conflicts: ['state-conflict'],
  errors: [410],
});

export const answerQuestion = operation({
  operationId: 'answerQuestion',
  method: 'POST',
  path: `${path}/answer`,
  tag,
  summary: 'Answer the open question about your own submission',
  access: 'Public',
  limit: 'PublicSubmit',
  params,
  body: AnswerQuestion,
  success: { status: 200, schema: SubmissionStatus },
  conflicts: ['state-conflict'],
  errors: [410],
});

export const resendOwnConfirmation = operation({
  operationId: 'resendOwnConfirmation',
  method: 'POST',
  path: `${path}/resend-confirmation`,
  tag,
  summary: 'Resend the confirmation e-mail. Possible once a minute',
  access: 'Public',
  limit: 'PublicSubmit',
  params,
  isIdempotent: true,
  isIdempotentApart: true,
  success: { status: 204 },
  conflicts: ['state-conflict'],
  errors: [410, 429],
});

export const getStatusPdf = operation({
  operationId: 'getStatusPdf',
  method: 'GET',
  path: `${path}/pdf`,
  tag,
  summary: 'Get a copy of your own submission as PDF',
  access: 'Public',
  limit: 'PublicSubmit',
  params,
  success: { status: 200, contentType: 'application/pdf' },
  errors: [410],
});
