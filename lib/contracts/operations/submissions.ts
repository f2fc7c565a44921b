import { z } from 'zod';
import { DecisionPreview, DecisionPreviewRequest } from '@/lib/contracts/submissions/decision-preview';
import {
  CancellationSubmitPatchRequest,
  ChangeSubmitPatchRequest,
  MembershipPatchRequest,
} from '@/lib/contracts/submissions/submission-patches';
import { BankDataQuery } from '@/lib/contracts/submissions/submission-work';
import {
  CancellationSubmission,
  CancellationSubmit,
  CancellationSubmitResponse,
  ChangeSubmission,
  ChangesSubmit,
  MembershipSubmission,
  MembershipSubmit,
  MembershipSubmitResponse,
  SubmissionCounts,
  SubmissionCountsQuery,
  SubmissionList,
  SubmissionListQuery,
  SubmitAcceptRequest,
  SubmitDenyRequest,
  SubmitHistoryResponse,
  SubmitResponse,
} from '@/lib/contracts/submissions/submissions';
import { PageQuery } from '../common';
import { operation } from '../operation';

const params = z.object({ id: z.string() });
const exportQuery = z.strictObject({ locale: z.enum(['de', 'en']).optional() });

/** Path segment, tag, word in operation ids, and schemas of one kind. */
type Kind<Path, Read, Submit, Answer, Patch> = {
  readonly path: Path;
  readonly tag: string;
  readonly noun: string;
  readonly id: string;
  readonly read: Read;
  readonly submit: Submit;
  readonly answer: Answer;
  readonly patch: Patch;
};

/** The operations that every kind has under `/submits/{kind}`. */
function kindOperations<
  const Path extends string,
  Read extends z.ZodType,
  Submit extends z.ZodType,
  Answer extends z.ZodType,
  Patch extends z.ZodType,
>(kind: Kind<Path, Read, Submit, Answer, Patch>) {
  const { tag, noun, id } = kind;
  const all = `/submits/${kind.path}` as const;
  const path = `${all}/{id}` as const;
  return {
    create: operation({
      operationId: `create${id}Submission`,
      method: 'POST',
      path: all,
      tag,
      summary: `Create a ${noun}`,
      access: 'PublicOrClerk',
      limit: 'PublicSubmit',
      query: z.strictObject({ club: z.string().max(63).optional() }),
      body: kind.submit,
      record: kind.read,
      isBodyLenient: true,
      isIdempotent: true,
      hasClubCors: true,
      success: { status: 201, schema: kind.answer },
      errors: [409],
    }),
    patch: operation({
      operationId: `patch${id}Submission`,
      method: 'PATCH',
      path,
      tag,
      summary: `Change exactly one property of a ${noun}`,
      access: 'Clerk',
      params,
      body: kind.patch,
      success: { status: 204 },
      hasVersion: true,
    }),
    get: operation({
      operationId: `get${id}Submission`,
      method: 'GET',
      path,
      tag,
      summary: `Get a ${noun}`,
      access: 'Viewer',
      params,
      query: BankDataQuery,
      success: { status: 200, schema: kind.read },
      hasVersion: true,
    }),
    remove: operation({
      operationId: `delete${id}Submission`,
      method: 'DELETE',
      path,
      tag,
      summary: `Delete a ${noun}`,
      access: 'Clerk',
      params,
      success: { status: 204 },
      hasVersion: true,
    }),
    pdf: operation({
      operationId: `get${id}SubmissionPdf`,
      method: 'GET',
      path: `${path}/pdf`,
      tag,
      summary: `Export a ${noun} as PDF`,
      access: 'Viewer',
      params,
      query: exportQuery,
      success: { status: 200, contentType: 'application/pdf' },
    }),
    csv: operation({
      operationId: `get${id}SubmissionCsv`,
      method: 'GET',
      path: `${path}/csv`,
      tag,
      summary: `Export a ${noun} as CSV`,
      access: 'Viewer',
      params,
      query: exportQuery,
      success: { status: 200, contentType: 'text/csv' },
    }),
    text: operation({
      operationId: `get${id}SubmissionText`,
      method: 'GET',
      path: `${path}/text`,
      tag,
      summary: `Export a ${noun} as text`,
      access: 'Viewer',
      params,
      query: exportQuery,
      success: { status: 200, contentType: 'text/plain' },
    }),
    confirm: operation({
      operationId: `confirm${id}Submission`,
      method: 'POST',
      path: `${path}/confirm`,
      tag,
      summary: `Confirm a ${noun} on behalf of the member`,
      access: 'Clerk',
      params,
      isIdempotent: true,
      success: { status: 204 },
      errors: [409],
    }),
    resendConfirmation: operation({
      operationId: `resend${id}Confirmation`,
      method: 'POST',
      path: `${path}/resend-confirmation`,
      tag,
      summary: 'Resend the confirmation e-mail. Possible once a minute',
      access: 'Clerk',
      params,
      isIdempotent: true,
      success: { status: 204 },
      errors: [409, 429],
    }),
    history: operation({
      operationId: `get${id}SubmissionHistory`,
      method: 'GET',
      path: `${path}/history`,
      tag,
      summary: `List the history of a ${noun}, newest first`,
      access: 'Viewer',
      params,
      query: PageQuery.extend(BankDataQuery.shape).strict(),
      success: { status: 200, schema: SubmitHistoryResponse },
    }),
  };
}

export const membershipSubmissionOperations = kindOperations({
  path: 'memberships',
  tag: 'Membership submissions',
  noun: 'membership application',
  id: 'Membership',
  read: MembershipSubmission,
  submit: MembershipSubmit,
  answer: MembershipSubmitResponse,
  patch: MembershipPatchRequest,
});

export const changeSubmissionOperations = kindOperations({
  path: 'changes',
  tag: 'Changes',
  noun: 'change request',
  id: 'Change',
  read: ChangeSubmission,
  submit: ChangesSubmit,
  answer: SubmitResponse,
  patch: ChangeSubmitPatchRequest,
});

export const cancellationSubmissionOperations = kindOperations({
  path: 'cancellations',
  tag: 'Cancellations',
  noun: 'cancellation',
  id: 'Cancellation',
  read: CancellationSubmission,
  submit: CancellationSubmit,
  answer: CancellationSubmitResponse,
  patch: CancellationSubmitPatchRequest,
});

export const listSubmissions = operation({
  operationId: 'listSubmissions',
  method: 'GET',
  path: '/submits',
  tag: 'Submits',
  summary: 'List submissions of all kinds',
  access: 'Viewer',
  query: SubmissionListQuery,
  success: { status: 200, schema: SubmissionList },
});

export const countSubmissions = operation({
  operationId: 'countSubmissions',
  method: 'GET',
  path: '/submits/counts',
  tag: 'Submits',
  summary: 'Count submissions by kind and state',
  access: 'Viewer',
  query: SubmissionCountsQuery,
  success: { status: 200, schema: SubmissionCounts },
});

export const acceptSubmission = operation({
  operationId: 'acceptSubmission',
  method: 'POST',
  path: '/submits/{id}/accept',
  tag: 'Submits',
  summary: 'Accept a submission',
  access: 'Clerk',
  params,
  body: SubmitAcceptRequest,
  isBodyOptional: true,
  isIdempotent: true,
  success: { status: 204 },
  errors: [409],
});

export const previewDecision = operation({
  operationId: 'previewDecision',
  method: 'POST',
  path: '/submits/{id}/decision-preview',
  tag: 'Submits',
  summary:
    'Preview a decision. Shows the e-mail it sends and the membership numbers it assigns. Changes nothing',
  access: 'Clerk',
  params,
  body: DecisionPreviewRequest,
  success: { status: 200, schema: DecisionPreview },
  errors: [409],
});

export const denySubmission = operation({
  operationId: 'denySubmission',
  method: 'POST',
  path: '/submits/{id}/deny',
  tag: 'Submits',
  summary: 'Deny a submission',
  access: 'Clerk',
  params,
  body: SubmitDenyRequest,
  isBodyOptional: true,
  isIdempotent: true,
  success: { status: 204 },
  errors: [409],
});
