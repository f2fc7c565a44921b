import * as formDrafts from '@/lib/contracts/operations/form-drafts';
import * as publicOperations from '@/lib/contracts/operations/public';
import * as signatures from '@/lib/contracts/operations/signatures';
import * as status from '@/lib/contracts/operations/status';
import { namedVersion, publicImage } from '@/lib/http/public-image';
import { created, file, noContent, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { AppError, notFound } from '@/lib/platform/errors';
import { exportOwnSubmission } from '@/lib/services/exports/export-submission';
import { getFormDraft, removeFormDraft } from '@/lib/services/form-drafts/read';
import { saveFormDraft } from '@/lib/services/form-drafts/save';
import { getBackground, getLogo } from '@/lib/services/public-forms/images';
import { quoteMembership } from '@/lib/services/public-forms/quote';
import { getPublicCancellationForm, getPublicForm } from '@/lib/services/public-forms/read';
import {
  createSignatureRequest,
  getSignatureRequest,
  removeSignatureRequest,
} from '@/lib/services/signatures/request';
import { putSignature } from '@/lib/services/signatures/sign';
import { confirmByToken } from '@/lib/services/submissions/confirm/confirm-by-token';
import {
  getConfirmation,
  requireConfirmationPlace,
} from '@/lib/services/submissions/confirm/get-confirmation';
import { refuseByToken } from '@/lib/services/submissions/confirm/refuse-by-token';
import { renewConfirmation } from '@/lib/services/submissions/confirm/renew-confirmation';
import { resendOwnConfirmation } from '@/lib/services/submissions/confirm/resend-confirmation';
import { correctSubmission } from '@/lib/services/submissions/correct/correct';
import { withdrawSubmission } from '@/lib/services/submissions/decide/withdraw';
import { answerFamilyConsents, getFamilyPage } from '@/lib/services/submissions/family/family-page';
import { answerQuestion } from '@/lib/services/submissions/questions/answer';
import { getStatus } from '@/lib/services/submissions/status/get-status';
import { atStatus } from '@/lib/services/submissions/status/status-place';

const currentFormDraft = bind(formDrafts.getFormDraft, async ({ ctx, params }) =>
  ok(await getFormDraft(ctx, params.token)),
);

const currentSignatureRequest = bind(signatures.getSignatureRequest, async ({ ctx, params }) =>
  ok(await getSignatureRequest(ctx, params.token)),
);

const kinds = { membership: 'Membership', change: 'Change' } as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  '/public',
  bind(publicOperations.getPublicBackground, async ({ ctx, request }) => {
    const version = namedVersion(request);
    return publicImage(await getBackground(ctx, version), version);
  }),
  bind(formDrafts.createFormDraft, async ({ ctx, body }) => {
    await saveFormDraft(ctx, body);
    return noContent();
  }),
  currentFormDraft,
  bind(
    formDrafts.deleteFormDraft,
    async ({ ctx, params }) => {
      await removeFormDraft(ctx, params.token);
      return noContent();
    },
    { versionOf: currentFormDraft },
  ),
  bind(publicOperations.getPublicForm, async ({ ctx, params: { kind }, query }) => {
    const choose = () => query.locale;
    if (kind !== 'cancellation') return ok(await getPublicForm(ctx, kinds[kind], choose, query.form));
    if (query.form !== undefined) throw notFound();
    return ok(await getPublicCancellationForm(ctx, choose));
  }),
  bind(publicOperations.getPublicLogo, async ({ ctx, request }) =>
    publicImage(await getLogo(ctx), namedVersion(request)),
  ),
  bind(publicOperations.quoteMembership, async ({ ctx, body, query }) =>
    ok(await quoteMembership(ctx, body, query.form)),
  ),
  bind(signatures.createSignatureRequest, async ({ ctx, params }) => {
    const request = await createSignatureRequest(ctx);
    return created(request, `/public/clubs/${params.slug}/signature-requests/${request.token}`);
  }),
  currentSignatureRequest,
  bind(
    signatures.deleteSignatureRequest,
    async ({ ctx, params }) => {
      await removeSignatureRequest(ctx, params.token);
      return noContent();
    },
    { versionOf: currentSignatureRequest },
  ),
  bind(signatures.putSignature, async ({ ctx, params, body, precondition }) => {
    // A signature is write-once and cannot be read here, so it has no ETag that If-Match could equal.
    if (Array.isArray(precondition)) throw new AppError('precondition-failed');
    await putSignature(ctx, params.token, body.signature);
    return noContent();
  }),
  bind(publicOperations.getConfirmation, async ({ ctx, params }) =>
    ok(await getConfirmation(ctx, params.token)),
  ),
  bind(publicOperations.postConfirmation, async ({ ctx, params, body }) =>
    ok(await confirmByToken(ctx, params.token, body)),
  ),
  bind(publicOperations.refuseConfirmation, async ({ ctx, params }) =>
    ok(await refuseByToken(ctx, params.token)),
  ),
  bind(
    publicOperations.renewConfirmation,
    async ({ ctx, params }) => {
      await renewConfirmation(ctx, params.token);
      return noContent();
    },
    { clubOfToken: async (ctx, token) => (await requireConfirmationPlace(ctx, token)).clubId },
  ),
  bind(publicOperations.getFamilyLink, async ({ ctx, params, query }) =>
    ok(await getFamilyPage(ctx, params.token, query.locale)),
  ),
  bind(publicOperations.answerFamilyConsents, async ({ ctx, params, query, body }) => {
    const given = { answers: body.mediaConsents, locale: query.locale };
    return ok(await answerFamilyConsents(ctx, params.token, given));
  }),
  bind(status.getStatus, async ({ ctx, params }) => {
    const status = await getStatus(ctx, params.token);
    return ok(status, { version: status.submission.version, showsOthers: true });
  }),
  bind(status.answerQuestion, async ({ ctx, params, body }) =>
    ok(await answerQuestion(ctx, params.token, body)),
  ),
  bind(status.correctCancellation, async ({ ctx, params, body, precondition }) => {
    const corrections = { kind: 'Cancellation' as const, patches: [body] };
    const status = await correctSubmission(ctx, params.token, corrections, precondition);
    return ok(status, { version: status.submission.version, showsOthers: true });
  }),
  bind(status.correctChange, async ({ ctx, params, body, precondition }) => {
    const corrections = { kind: 'Change' as const, patches: [body] };
    const status = await correctSubmission(ctx, params.token, corrections, precondition);
    return ok(status, { version: status.submission.version, showsOthers: true });
  }),
  bind(status.correctMembership, async ({ ctx, params, body, precondition }) => {
    const corrections = { kind: 'Membership' as const, patches: [body] };
    const status = await correctSubmission(ctx, params.token, corrections, precondition);
    return ok(status, { version: status.submission.version, showsOthers: true });
  }),
  bind(status.getStatusPdf, async ({ ctx, params, request }) => {
    const isTaken = request.method !== 'HEAD';
    const { content, contentType, fileName } = await exportOwnSubmission(ctx, params.token, isTaken);
    return file(content, contentType, fileName);
  }),
  bind(
    status.resendOwnConfirmation,
    async ({ ctx, params }) => {
      await resendOwnConfirmation(ctx, params.token);
      return noContent();
    },
    { clubOfToken: (ctx, token) => atStatus(ctx, token, async (_, { clubId }) => clubId) },
  ),
  bind(status.withdrawSubmission, async ({ ctx, params }) => ok(await withdrawSubmission(ctx, params.token))),
);
