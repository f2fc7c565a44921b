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
import { locales } from '@/lib/rules/enums';
import { PageQuery } from '../common';
import { operation } from '../operation';

const params = z.object({ id: z.string() });
const exportQuery = z.strictObject({ locale: z.enum(locales).optional() });

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
      summary: `Create a ${noun}. It starts as \`New\`. Sends the event \`ApplicationReceived\`, and the confirmation e-mail where \`needsConfirmation\` of the answer is true. The 400 lists every violation at once. Staff who enter a signed paper send \`paper\``,
      access: 'PublicOrClerk',
      limit: 'PublicSubmit',
      query: z.strictObject({ club: z.string().max(63).optional() }),
      body: kind.submit,
      record: kind.read,
      isBodyLenient: true,
      isIdempotent: true,
      hasClubCors: true,
      success: { status: 201, schema: kind.answer },
      conflicts: ['form-closed', 'form-token-used'],
    }),
    patch: operation({
      operationId: `patch${id}Submission`,
      method: 'PATCH',
      path,
      tag,
      summary: `Change exactly one property of a ${noun}. One, so that every change has its own entry in the history and cannot hide another; values that only make sense together, such as \`address\`, are one property. Possible in every state. The result must be as valid as a new submission. Sends the event \`ApplicationUpdated\` and no e-mail. With \`If-Match\`, only if nobody changed it since you read it`,
      access: 'Clerk',
      params,
      body: kind.patch,
      success: { status: 204 },
      hasVersion: true,
      givesVersion: true,
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
      summary: `Delete a ${noun}. Needs the role that the club sets (\`deletingRole\` of the club information). Possible in every state, and final: its history, its e-mails and export files that contain it are deleted too. Sends the event \`ApplicationDeleted\`, which names no person, and no e-mail`,
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
      summary: `Confirm a ${noun} on behalf of the member. Only \`New\` with \`needsConfirmation\`: it becomes \`Confirmed\`, so that it can be accepted. Sends the event \`EmailConfirmed\`${kind.path === 'cancellations' ? '; the receipt was sent on receipt' : ' and the receipt by e-mail'}. Changes nothing if it is confirmed already`,
      access: 'Clerk',
      params,
      isIdempotent: true,
      success: { status: 204 },
      givesVersion: true,
      conflicts: ['state-conflict'],
    }),
    resendConfirmation: operation({
      operationId: `resend${id}Confirmation`,
      method: 'POST',
      path: `${path}/resend-confirmation`,
      tag,
      summary:
        'Resend the confirmation e-mail. Only while the submission is `New` and `needsConfirmation` is true, or a guardian of a minor has not confirmed a `Confirmed` application, and at most once a minute: earlier is a 429 with `Retry-After`. The new link is valid for 14 days, earlier links stay valid. Sends no event',
      access: 'Clerk',
      params,
      isIdempotent: true,
      success: { status: 204 },
      conflicts: ['state-conflict'],
      errors: [429],
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
  summary:
    'List submissions of all kinds. Those that the club can decide now are found by `awaits=Decision`, in whatever state they are',
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
  summary:
    'Accept a submission. Only `Confirmed`, or `New` without `needsConfirmation`: it becomes `Accepted`, which is final. Gives the membership numbers that the request sends, or the next ones with `assignMemberNumbers`; without either, nobody gets one. Sends the event `ApplicationAccepted`, and the e-mail of acceptance unless `sendEmail` is false. Closes an open question. A number that is taken is a 400. Of two decisions at once, one gets a 409',
  access: 'Clerk',
  params,
  body: SubmitAcceptRequest,
  isBodyOptional: true,
  isIdempotent: true,
  success: { status: 204 },
  givesVersion: true,
  conflicts: ['state-conflict'],
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
  conflicts: ['state-conflict'],
});

export const denySubmission = operation({
  operationId: 'denySubmission',
  method: 'POST',
  path: '/submits/{id}/deny',
  tag: 'Submits',
  summary:
    'Deny a submission. Only `New` or `Confirmed`: it becomes `Rejected`, which is final. Sends the event `ApplicationRejected`, and the e-mail with your `reason` unless `sendEmail` is false. Closes an open question. Of two decisions at once, one gets a 409',
  access: 'Clerk',
  params,
  body: SubmitDenyRequest,
  isBodyOptional: true,
  isIdempotent: true,
  success: { status: 204 },
  givesVersion: true,
  conflicts: ['state-conflict'],
});
