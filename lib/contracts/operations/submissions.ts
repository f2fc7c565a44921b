import { z } from 'zod';
import { PageQuery } from '../common';
import { operation } from '../operation';
import {
  CancellationSubmitPatchRequest,
  ChangeSubmitPatchRequest,
  MembershipPatchRequest,
} from '../submission-patches';
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
  SubmissionList,
  SubmissionListQuery,
  SubmitAcceptRequest,
  SubmitDenyRequest,
  SubmitHistoryResponse,
  SubmitResponse,
} from '../submissions';

const params = z.object({ id: z.string() });
const exportQuery = z.strictObject({ locale: z.enum(['de', 'en']).optional() });

/** The kinds as path segment, tag and word in operation ids, with the schemas of each. */
const kinds = {
  memberships: {
    tag: 'Membership submissions',
    noun: 'membership application',
    id: 'Membership',
    schema: MembershipSubmission,
    submit: MembershipSubmit,
    answer: MembershipSubmitResponse,
    patch: MembershipPatchRequest,
  },
  changes: {
    tag: 'Changes',
    noun: 'change request',
    id: 'Change',
    schema: ChangeSubmission,
    submit: ChangesSubmit,
    answer: SubmitResponse,
    patch: ChangeSubmitPatchRequest,
  },
  cancellations: {
    tag: 'Cancellations',
    noun: 'cancellation',
    id: 'Cancellation',
    schema: CancellationSubmission,
    submit: CancellationSubmit,
    answer: CancellationSubmitResponse,
    patch: CancellationSubmitPatchRequest,
  },
} as const;

export type KindPath = keyof typeof kinds;

/** What every kind offers under `/submits/{kind}`. */
function kindOperations<Kind extends KindPath>(kind: Kind) {
  const { tag, noun, id } = kinds[kind];
  const { schema, submit, answer, patch }: (typeof kinds)[Kind] = kinds[kind];
  const path = `/submits/${kind}/{id}` as const;
  return {
    create: operation({
      operationId: `create${id}Submission`,
      method: 'POST',
      path: `/submits/${kind}`,
      tag,
      summary: `Create a ${noun}`,
      access: 'PublicOrClerk',
      limit: 'PublicSubmit',
      query: z.strictObject({ club: z.string().max(63).optional() }),
      body: submit,
      isBodyLenient: true,
      isIdempotent: true,
      hasClubCors: true,
      success: { status: 201, schema: answer },
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
      body: patch,
      success: { status: 204 },
      hasVersion: true,
    }),
    get: operation({
      operationId: `get${id}Submission`,
      method: 'GET',
      path,
      tag,
      summary: `Read a ${noun}`,
      access: 'Viewer',
      params,
      success: { status: 200, schema },
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
      success: { status: 204 },
      errors: [409],
    }),
    resendConfirmation: operation({
      operationId: `resend${id}Confirmation`,
      method: 'POST',
      path: `${path}/resend-confirmation`,
      tag,
      summary: 'Send the confirmation e-mail again, at most once a minute',
      access: 'Clerk',
      params,
      success: { status: 204 },
      errors: [409, 429],
    }),
    history: operation({
      operationId: `get${id}SubmissionHistory`,
      method: 'GET',
      path: `${path}/history`,
      tag,
      summary: `What happened to a ${noun}, newest first`,
      access: 'Viewer',
      params,
      query: PageQuery.strict(),
      success: { status: 200, schema: SubmitHistoryResponse },
    }),
  };
}

export const membershipSubmissionOperations = kindOperations('memberships');
export const changeSubmissionOperations = kindOperations('changes');
export const cancellationSubmissionOperations = kindOperations('cancellations');

export const listSubmissions = operation({
  operationId: 'listSubmissions',
  method: 'GET',
  path: '/submits',
  tag: 'Submits',
  summary: 'Find submissions of all kinds',
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
  success: { status: 204 },
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
  success: { status: 204 },
  errors: [409],
});
