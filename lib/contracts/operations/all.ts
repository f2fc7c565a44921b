import type { Operation } from '../operation';
import * as audit from './audit';
import * as auth from './auth';
import * as dashboard from './dashboard';
import * as email from './email';
import * as exportOperations from './exports';
import * as familyMembers from './family-members';
import * as formDrafts from './form-drafts';
import * as forms from './forms';
import * as handouts from './handouts';
import * as inbox from './inbox';
import * as masterData from './master-data';
import * as persons from './persons';
import * as publicOperations from './public';
import * as service from './service';
import * as settings from './settings';
import * as signatures from './signatures';
import * as status from './status';
import * as submissionFiles from './submission-files';
import * as submissionQuestions from './submission-questions';
import * as submissionWork from './submission-work';
import {
  acceptSubmission,
  cancellationSubmissionOperations,
  changeSubmissionOperations,
  countSubmissions,
  denySubmission,
  listSubmissions,
  membershipSubmissionOperations,
  previewDecision,
} from './submissions';
import * as users from './users';
import * as webhooks from './webhooks';

/** The operations by the file that describes them, with their literal types. */
const groups = {
  audit,
  auth,
  dashboard,
  exportOperations,
  email,
  forms,
  handouts,
  inbox,
  masterData,
  persons,
  publicOperations,
  service,
  settings,
  formDrafts,
  signatures,
  status,
  familyMembers,
  submissionFiles,
  submissionQuestions,
  submissionWork,
  users,
  webhooks,
  submissions: { listSubmissions, countSubmissions, acceptSubmission, denySubmission, previewDecision },
  membershipSubmissionOperations,
  changeSubmissionOperations,
  cancellationSubmissionOperations,
};

/** Every operation of the API. A test checks that each has a route file. */
export const allOperations: readonly Operation[] = Object.values(groups).flatMap(group =>
  Object.values<Operation>(group),
);

type Groups = typeof groups;

/** The union of the operations' literal types. */
export type AnyOperation = { [Name in keyof Groups]: Groups[Name][keyof Groups[Name]] }[keyof Groups];
