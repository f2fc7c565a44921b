import { z } from 'zod';
import { PageQuery } from '../common';
import { operation } from '../operation';
import {
  AnswerTemplate,
  Assignee,
  AssignSubmission,
  ChangeAnswerTemplate,
  SubmissionAssignment,
  SubmissionBankData,
  SubmissionHints,
  SubmissionNote,
  SubmissionNoteList,
  WriteSubmissionNote,
} from '../submission-work';

const params = z.object({ id: z.string() });
const noteParams = z.object({ id: z.string(), noteId: z.string() });

export const getSubmissionHints = operation({
  operationId: 'getSubmissionHints',
  method: 'GET',
  path: '/submits/{id}/hints',
  tag: 'Submits',
  summary: 'What to look at before deciding: likely duplicates, guardians, price, what is no longer offered',
  access: 'Viewer',
  params,
  success: { status: 200, schema: SubmissionHints },
});

export const getSubmissionBankData = operation({
  operationId: 'getSubmissionBankData',
  method: 'GET',
  path: '/submits/{id}/bank-data',
  tag: 'Submits',
  summary: 'Read the bank data of a submission; each reading is noted in the audit log',
  access: 'Clerk',
  params,
  success: { status: 200, schema: SubmissionBankData },
});

export const listAssignees = operation({
  operationId: 'listAssignees',
  method: 'GET',
  path: '/submits/assignees',
  tag: 'Submits',
  summary: 'Who can take care of submissions: the active users of the club from Clerk up, by name',
  access: 'Viewer',
  success: { status: 200, schema: z.array(Assignee) },
});

export const getSubmissionAssignment = operation({
  operationId: 'getSubmissionAssignment',
  method: 'GET',
  path: '/submits/{id}/assignee',
  tag: 'Submits',
  summary: 'Who takes care of a submission',
  access: 'Viewer',
  params,
  success: { status: 200, schema: SubmissionAssignment },
});

export const assignSubmission = operation({
  operationId: 'assignSubmission',
  method: 'PUT',
  path: '/submits/{id}/assignee',
  tag: 'Submits',
  summary: 'Give a submission to a user of the club, or to nobody',
  access: 'Clerk',
  params,
  body: AssignSubmission,
  success: { status: 200, schema: SubmissionAssignment },
});

export const listSubmissionNotes = operation({
  operationId: 'listSubmissionNotes',
  method: 'GET',
  path: '/submits/{id}/notes',
  tag: 'Submits',
  summary: 'What staff wrote to each other about a submission, newest first',
  access: 'Viewer',
  params,
  query: PageQuery.strict(),
  success: { status: 200, schema: SubmissionNoteList },
});

export const addSubmissionNote = operation({
  operationId: 'addSubmissionNote',
  method: 'POST',
  path: '/submits/{id}/notes',
  tag: 'Submits',
  summary: 'Write a note about a submission; members never see it',
  access: 'Clerk',
  params,
  body: WriteSubmissionNote,
  isIdempotent: true,
  success: { status: 201, schema: SubmissionNote },
  errors: [409],
});

export const getSubmissionNote = operation({
  operationId: 'getSubmissionNote',
  method: 'GET',
  path: '/submits/{id}/notes/{noteId}',
  tag: 'Submits',
  summary: 'Read a note about a submission',
  access: 'Viewer',
  params: noteParams,
  success: { status: 200, schema: SubmissionNote },
  hasVersion: true,
});

export const updateSubmissionNote = operation({
  operationId: 'updateSubmissionNote',
  method: 'PUT',
  path: '/submits/{id}/notes/{noteId}',
  tag: 'Submits',
  summary: 'Change a note of one’s own',
  access: 'Clerk',
  params: noteParams,
  body: WriteSubmissionNote,
  success: { status: 204 },
  hasVersion: true,
});

export const deleteSubmissionNote = operation({
  operationId: 'deleteSubmissionNote',
  method: 'DELETE',
  path: '/submits/{id}/notes/{noteId}',
  tag: 'Submits',
  summary: 'Delete a note of one’s own',
  access: 'Clerk',
  params: noteParams,
  success: { status: 204 },
  hasVersion: true,
});

export const listAnswerTemplates = operation({
  operationId: 'listAnswerTemplates',
  method: 'GET',
  path: '/club/answer-templates',
  tag: 'Club',
  summary: 'The texts that staff put into their answers, in `sortOrder`, then name',
  access: 'Viewer',
  success: { status: 200, schema: z.array(AnswerTemplate) },
});

export const createAnswerTemplate = operation({
  operationId: 'createAnswerTemplate',
  method: 'POST',
  path: '/club/answer-templates',
  tag: 'Club',
  summary: 'Create a text for answers',
  access: 'Manager',
  body: ChangeAnswerTemplate,
  isIdempotent: true,
  success: { status: 201, schema: AnswerTemplate },
  errors: [409],
});

export const getAnswerTemplate = operation({
  operationId: 'getAnswerTemplate',
  method: 'GET',
  path: '/club/answer-templates/{id}',
  tag: 'Club',
  summary: 'Read a text for answers',
  access: 'Viewer',
  params,
  success: { status: 200, schema: AnswerTemplate },
  hasVersion: true,
});

export const updateAnswerTemplate = operation({
  operationId: 'updateAnswerTemplate',
  method: 'PUT',
  path: '/club/answer-templates/{id}',
  tag: 'Club',
  summary: 'Change a text for answers',
  access: 'Manager',
  params,
  body: ChangeAnswerTemplate,
  success: { status: 204 },
  hasVersion: true,
});

export const deleteAnswerTemplate = operation({
  operationId: 'deleteAnswerTemplate',
  method: 'DELETE',
  path: '/club/answer-templates/{id}',
  tag: 'Club',
  summary: 'Delete a text for answers; what was answered with it stays',
  access: 'Manager',
  params,
  success: { status: 204 },
  hasVersion: true,
});
