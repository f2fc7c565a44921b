import * as exportOperations from '@/lib/contracts/operations/exports';
import * as familyMembers from '@/lib/contracts/operations/family-members';
import * as inbox from '@/lib/contracts/operations/inbox';
import * as submissionFiles from '@/lib/contracts/operations/submission-files';
import * as submissionQuestions from '@/lib/contracts/operations/submission-questions';
import * as submissionWork from '@/lib/contracts/operations/submission-work';
import * as submissions from '@/lib/contracts/operations/submissions';
import { readFormHeaders } from '@/lib/http/form-headers';
import { created, file, listed, noContent, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { exportForClubSoftware } from '@/lib/services/exports/export-for-club-software';
import { createSavedView } from '@/lib/services/saved-views/create';
import { listSavedViews } from '@/lib/services/saved-views/read';
import { removeSavedView } from '@/lib/services/saved-views/remove';
import { updateSavedView } from '@/lib/services/saved-views/update';
import { addNote } from '@/lib/services/submission-notes/add';
import { changeNote } from '@/lib/services/submission-notes/change';
import { getNote, listNotes } from '@/lib/services/submission-notes/read';
import { removeNote } from '@/lib/services/submission-notes/remove';
import { acceptSubmission } from '@/lib/services/submissions/decide/accept';
import { assignSubmission, getAssignment, listAssignees } from '@/lib/services/submissions/decide/assign';
import { denySubmission } from '@/lib/services/submissions/decide/deny';
import { previewSubmissionBatch } from '@/lib/services/submissions/decide/preview-batch';
import { previewDecision } from '@/lib/services/submissions/decide/preview-decision';
import { runSubmissionBatch } from '@/lib/services/submissions/decide/run-batch';
import { addFamilyMember } from '@/lib/services/submissions/family/add';
import { getFamilyMember } from '@/lib/services/submissions/family/get';
import { removeFamilyMember } from '@/lib/services/submissions/family/remove';
import { getSubmissionFile } from '@/lib/services/submissions/files/get';
import { uploadFile } from '@/lib/services/submissions/files/upload';
import { getBankData } from '@/lib/services/submissions/get';
import { getHints } from '@/lib/services/submissions/hints/get-hints';
import { countSubmissions, listSubmissions } from '@/lib/services/submissions/list/list';
import { listExportsOf } from '@/lib/services/submissions/list-exports-of';
import { patchCancellation } from '@/lib/services/submissions/patch/patch-cancellation';
import { patchChange } from '@/lib/services/submissions/patch/patch-change';
import { patchMembership } from '@/lib/services/submissions/patch/patch-membership';
import { askQuestion } from '@/lib/services/submissions/questions/ask';
import { closeQuestion } from '@/lib/services/submissions/questions/close';
import { getQuestion, listQuestions } from '@/lib/services/submissions/questions/read';
import { submitCancellation } from '@/lib/services/submissions/submit/submit-cancellation';
import { submitChange } from '@/lib/services/submissions/submit/submit-change';
import { submitMembership } from '@/lib/services/submissions/submit/submit-membership';
import { kindOperations } from '../kind-operations';

const currentAssignment = bind(submissionWork.getSubmissionAssignment, async ({ ctx, params }) =>
  ok(await getAssignment(ctx, params.id)),
);

const currentSavedViews = bind(inbox.listSavedViews, async ({ ctx }) => ok(await listSavedViews(ctx)));

const placeOf = ({ id, noteId }: { readonly id: string; readonly noteId: string }) => ({
  submissionId: id,
  id: noteId,
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  '/submits',
  bind(submissions.listSubmissions, async ({ ctx, query, request }) =>
    listed(await listSubmissions(ctx, query), request.url),
  ),
  bind(submissions.acceptSubmission, async ({ ctx, params, body }) => {
    return noContent({ version: await acceptSubmission(ctx, { ...body, id: params.id }) });
  }),
  currentAssignment,
  bind(
    submissionWork.assignSubmission,
    async ({ ctx, params, body }) => ok(await assignSubmission(ctx, { ...body, id: params.id })),
    {
      versionOf: currentAssignment,
    },
  ),
  bind(submissionWork.getSubmissionBankData, async ({ ctx, params }) =>
    ok(await getBankData(ctx, params.id)),
  ),
  bind(submissions.previewDecision, async ({ ctx, params, body }) =>
    ok(await previewDecision(ctx, { ...body, id: params.id })),
  ),
  bind(submissions.denySubmission, async ({ ctx, params, body }) => {
    return noContent({ version: await denySubmission(ctx, { ...body, id: params.id }) });
  }),
  bind(submissionWork.listSubmissionExports, async ({ ctx, params }) =>
    ok(await listExportsOf(ctx, params.id)),
  ),
  bind(submissionFiles.getSubmissionFile, async ({ ctx, params }) => {
    const { data, fileName } = await getSubmissionFile(ctx, params.id, params.fileId);
    const reply = file(new Uint8Array(data), 'application/octet-stream', fileName);
    return {
      ...reply,
      headers: { ...reply.headers, 'Content-Security-Policy': "default-src 'none'; sandbox" },
    };
  }),
  bind(submissionWork.getSubmissionHints, async ({ ctx, params }) => ok(await getHints(ctx, params.id))),
  bind(submissionWork.listSubmissionNotes, async ({ ctx, params, query, request }) =>
    listed(await listNotes(ctx, { ...query, id: params.id }), request.url),
  ),
  bind(submissionWork.addSubmissionNote, async ({ ctx, params, body }) => {
    const note = await addNote(ctx, { submissionId: params.id, text: body.text });
    return created(note, `/submits/${params.id}/notes/${note.id}`);
  }),
  bind(submissionWork.getSubmissionNote, async ({ ctx, params }) => {
    const { note, version } = await getNote(ctx, placeOf(params));
    return ok(note, { version, showsOthers: true });
  }),
  bind(submissionWork.updateSubmissionNote, async ({ ctx, params, body, precondition }) => {
    await changeNote(ctx, { ...placeOf(params), text: body.text, precondition });
    return noContent();
  }),
  bind(submissionWork.deleteSubmissionNote, async ({ ctx, params, precondition }) => {
    await removeNote(ctx, { ...placeOf(params), precondition });
    return noContent();
  }),
  bind(submissionQuestions.listSubmissionQuestions, async ({ ctx, params, query, request }) =>
    listed(await listQuestions(ctx, { ...query, id: params.id }), request.url),
  ),
  bind(submissionQuestions.askSubmissionQuestion, async ({ ctx, params, body }) => {
    const question = await askQuestion(ctx, { ...body, submissionId: params.id });
    return created(question, `/submits/${params.id}/questions/${question.id}`);
  }),
  bind(submissionQuestions.getSubmissionQuestion, async ({ ctx, params }) =>
    ok(await getQuestion(ctx, { submissionId: params.id, id: params.questionId })),
  ),
  bind(submissionQuestions.closeSubmissionQuestion, async ({ ctx, params }) => {
    await closeQuestion(ctx, { submissionId: params.id, id: params.questionId });
    return noContent();
  }),
  bind(submissionWork.listAssignees, async ({ ctx }) => ok(await listAssignees(ctx))),
  bind(inbox.runBatch, async ({ ctx, body }) => ok(await runSubmissionBatch(ctx, body))),
  bind(inbox.previewBatch, async ({ ctx, body }) => ok(await previewSubmissionBatch(ctx, body))),
  bind(
    submissions.cancellationSubmissionOperations.create,
    async ({ ctx, body, shapeViolations, request }) => {
      const answer = await submitCancellation(ctx, { body, shapeViolations, ...readFormHeaders(request) });
      return created(answer, `/submits/cancellations/${answer.id}`);
    },
  ),
  bind(submissions.cancellationSubmissionOperations.patch, async ({ ctx, params, body, precondition }) => {
    return noContent({ version: await patchCancellation(ctx, { id: params.id, patch: body, precondition }) });
  }),
  ...kindOperations('Cancellation', submissions.cancellationSubmissionOperations),
  bind(submissions.changeSubmissionOperations.create, async ({ ctx, body, shapeViolations, request }) => {
    const answer = await submitChange(ctx, { body, shapeViolations, ...readFormHeaders(request) });
    return created(answer, `/submits/changes/${answer.id}`);
  }),
  bind(submissions.changeSubmissionOperations.patch, async ({ ctx, params, body, precondition }) => {
    return noContent({ version: await patchChange(ctx, { id: params.id, patch: body, precondition }) });
  }),
  ...kindOperations('Change', submissions.changeSubmissionOperations),
  bind(submissions.countSubmissions, async ({ ctx, query }) => ok(await countSubmissions(ctx, query))),
  bind(submissionFiles.uploadSubmissionFile, async ({ ctx, body, request }) =>
    ok(await uploadFile(ctx, body, readFormHeaders(request).formToken)),
  ),
  bind(submissions.membershipSubmissionOperations.create, async ({ ctx, body, shapeViolations, request }) => {
    const answer = await submitMembership(ctx, { body, shapeViolations, ...readFormHeaders(request) });
    return created(answer, `/submits/memberships/${answer.id}`);
  }),
  bind(submissions.membershipSubmissionOperations.patch, async ({ ctx, params, body, precondition }) => {
    return noContent({ version: await patchMembership(ctx, { id: params.id, patch: body, precondition }) });
  }),
  bind(exportOperations.getMembershipSubmissionClubSoftware, async ({ ctx, params, query }) => {
    const { content, contentType, fileName } = await exportForClubSoftware(ctx, { id: params.id, ...query });
    return file(content, contentType, fileName);
  }),
  ...kindOperations('Membership', submissions.membershipSubmissionOperations),
  bind(familyMembers.addFamilyMember, async ({ ctx, params, body }) => {
    const member = await addFamilyMember(ctx, { submissionId: params.id, member: body });
    return created(member, `/submits/memberships/${params.id}/family-members/${member.id}`);
  }),
  bind(familyMembers.getFamilyMember, async ({ ctx, params }) => {
    const { member, version } = await getFamilyMember(ctx, { submissionId: params.id, id: params.memberId });
    return ok(member, { version, showsOthers: true });
  }),
  bind(familyMembers.removeFamilyMember, async ({ ctx, params, precondition }) => {
    await removeFamilyMember(ctx, { submissionId: params.id, id: params.memberId, precondition });
    return noContent();
  }),
  currentSavedViews,
  bind(inbox.createSavedView, async ({ ctx, body }) => {
    const view = await createSavedView(ctx, body);
    return created(view, `/submits/views/${view.id}`);
  }),
  bind(
    inbox.updateSavedView,
    async ({ ctx, params, body }) => {
      await updateSavedView(ctx, { ...body, id: params.id });
      return noContent();
    },
    { versionOf: currentSavedViews },
  ),
  bind(
    inbox.deleteSavedView,
    async ({ ctx, params }) => {
      await removeSavedView(ctx, params.id);
      return noContent();
    },
    { versionOf: currentSavedViews },
  ),
);
