import { z } from 'zod';
import {
  AskQuestion,
  SubmissionQuestion,
  SubmissionQuestionList,
} from '@/lib/contracts/submissions/submission-questions';
import { PageQuery } from '../common';
import { operation } from '../operation';

const path = '/submits/{id}/questions';
const tag = 'Submits';
const params = z.object({ id: z.string() });
const questionParams = z.object({ id: z.string(), questionId: z.string() });

export const listSubmissionQuestions = operation({
  operationId: 'listSubmissionQuestions',
  method: 'GET',
  path,
  tag,
  summary: 'List the questions to the applicant of a submission with their answers, newest first',
  access: 'Viewer',
  params,
  query: PageQuery.strict(),
  success: { status: 200, schema: SubmissionQuestionList },
});

export const askSubmissionQuestion = operation({
  operationId: 'askSubmissionQuestion',
  method: 'POST',
  path,
  tag,
  summary:
    'Ask the applicant of an open submission a question by e-mail. Its link leads to a page where they answer and correct their details. Only one question can be open at a time',
  access: 'Clerk',
  params,
  body: AskQuestion,
  record: SubmissionQuestion,
  isIdempotent: true,
  success: { status: 201, schema: SubmissionQuestion },
  conflicts: ['state-conflict'],
});

export const getSubmissionQuestion = operation({
  operationId: 'getSubmissionQuestion',
  method: 'GET',
  path: `${path}/{questionId}`,
  tag,
  summary: 'Get a question to an applicant',
  access: 'Viewer',
  params: questionParams,
  success: { status: 200, schema: SubmissionQuestion },
});

export const closeSubmissionQuestion = operation({
  operationId: 'closeSubmissionQuestion',
  method: 'POST',
  path: `${path}/{questionId}/close`,
  tag,
  summary: 'Close a question, answered or not. Its link then says that no answer is needed any more',
  access: 'Clerk',
  params: questionParams,
  isIdempotent: true,
  success: { status: 204 },
  conflicts: ['state-conflict'],
});
