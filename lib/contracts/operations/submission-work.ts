import { z } from 'zod';
import {
  AnswerTemplate,
  Assignee,
  AssignSubmission,
  ChangeAnswerTemplate,
  SubmissionAssignment,
  SubmissionBankData,
  SubmissionExport,
  SubmissionHints,
  SubmissionNote,
  SubmissionNoteList,
  UpdateAnswerTemplate,
  WriteSubmissionNote,
} from '@/lib/contracts/submissions/submission-work';
import { PageQuery } from '../common';
import { operation } from '../operation';

const params = z.object({ id: z.string() });
const noteParams = z.object({ id: z.string(), noteId: z.string() });

export const getSubmissionHints = operation({
  operationId: 'getSubmissionHints',
  method: 'GET',
  path: '/submits/{id}/hints',
  tag: 'Submits',
  summary:
    'Get what to check before deciding. Likely duplicates, guardians, price, and options no longer offered',
  access: 'Viewer',
  params,
  success: { status: 200, schema: SubmissionHints },
});

export const listSubmissionExports = operation({
  operationId: 'listSubmissionExports',
  method: 'GET',
  path: '/submits/{id}/exports',
  tag: 'Submits',
  summary: 'List in which formats staff exported a submission last, and those in which it still could be',
  access: 'Viewer',
  params,
  success: { status: 200, schema: z.array(SubmissionExport) },
});

export const getSubmissionBankData = operation({
  operationId: 'getSubmissionBankData',
  method: 'GET',
  path: '/submits/{id}/bank-data',
  tag: 'Submits',
  summary: 'Get the bank details of a submission. Every access is recorded in the audit log',
  access: 'Clerk',
  params,
  success: { status: 200, schema: SubmissionBankData },
});

export const listAssignees = operation({
  operationId: 'listAssignees',
  method: 'GET',
  path: '/submits/assignees',
  tag: 'Submits',
  summary:
    'List the users that a submission can be assigned to. These are the active users with at least the role Clerk, sorted by name',
  access: 'Viewer',
  success: { status: 200, schema: z.array(Assignee) },
});

export const getSubmissionAssignment = operation({
  operationId: 'getSubmissionAssignment',
  method: 'GET',
  path: '/submits/{id}/assignee',
  tag: 'Submits',
  summary: 'Get the assignee of a submission',
  access: 'Viewer',
  params,
  success: { status: 200, schema: SubmissionAssignment },
});

export const assignSubmission = operation({
  operationId: 'assignSubmission',
  method: 'PUT',
  path: '/submits/{id}/assignee',
  tag: 'Submits',
  summary: 'Assign a submission to a user of the club, or to no one',
  access: 'Clerk',
  params,
  body: AssignSubmission,
  hasVersion: true,
  success: { status: 200, schema: SubmissionAssignment },
});

export const listSubmissionNotes = operation({
  operationId: 'listSubmissionNotes',
  method: 'GET',
  path: '/submits/{id}/notes',
  tag: 'Submits',
  summary: 'List the internal notes on a submission, newest first',
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
  summary: 'Add an internal note to a submission. Members never see it',
  access: 'Clerk',
  params,
  body: WriteSubmissionNote,
  record: SubmissionNote,
  isIdempotent: true,
  success: { status: 201, schema: SubmissionNote },
  conflicts: ['state-conflict'],
});

export const getSubmissionNote = operation({
  operationId: 'getSubmissionNote',
  method: 'GET',
  path: '/submits/{id}/notes/{noteId}',
  tag: 'Submits',
  summary: 'Get a note on a submission',
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
  summary: 'Update your own note',
  access: 'Clerk',
  params: noteParams,
  body: WriteSubmissionNote,
  record: SubmissionNote,
  success: { status: 204 },
  hasVersion: true,
});

export const deleteSubmissionNote = operation({
  operationId: 'deleteSubmissionNote',
  method: 'DELETE',
  path: '/submits/{id}/notes/{noteId}',
  tag: 'Submits',
  summary: 'Delete your own note',
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
  summary: 'List answer templates, sorted by `sortOrder`, then name',
  access: 'Viewer',
  success: { status: 200, schema: z.array(AnswerTemplate) },
});

export const createAnswerTemplate = operation({
  operationId: 'createAnswerTemplate',
  method: 'POST',
  path: '/club/answer-templates',
  tag: 'Club',
  summary: 'Create an answer template',
  access: 'Manager',
  body: ChangeAnswerTemplate,
  isIdempotent: true,
  success: { status: 201, schema: AnswerTemplate },
  conflicts: ['limit-reached'],
});

export const getAnswerTemplate = operation({
  operationId: 'getAnswerTemplate',
  method: 'GET',
  path: '/club/answer-templates/{id}',
  tag: 'Club',
  summary: 'Get an answer template',
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
  summary: 'Update an answer template',
  access: 'Manager',
  params,
  body: UpdateAnswerTemplate,
  success: { status: 204 },
  hasVersion: true,
});

export const deleteAnswerTemplate = operation({
  operationId: 'deleteAnswerTemplate',
  method: 'DELETE',
  path: '/club/answer-templates/{id}',
  tag: 'Club',
  summary: 'Delete an answer template. Messages already sent with it stay as they are',
  access: 'Manager',
  params,
  success: { status: 204 },
  hasVersion: true,
});
