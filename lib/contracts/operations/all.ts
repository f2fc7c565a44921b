import type { Operation } from '../operation';
import * as audit from './audit';
import * as auth from './auth';
import * as dashboard from './dashboard';
import * as email from './email';
import * as exportOperations from './exports';
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
import * as submissionWork from './submission-work';
import {
  acceptSubmission,
  cancellationSubmissionOperations,
  changeSubmissionOperations,
  countSubmissions,
  denySubmission,
  listSubmissions,
  membershipSubmissionOperations,
} from './submissions';
import * as users from './users';
import * as webhooks from './webhooks';

/** Every operation of the API; each has a route file, which a test holds. */
export const allOperations: readonly Operation[] = [
  ...Object.values(audit),
  ...Object.values(auth),
  ...Object.values(dashboard),
  ...Object.values(exportOperations),
  ...Object.values(email),
  ...Object.values(forms),
  ...Object.values(handouts),
  ...Object.values(inbox),
  ...Object.values(masterData),
  ...Object.values(persons),
  ...Object.values(publicOperations),
  ...Object.values(service),
  ...Object.values(settings),
  ...Object.values(signatures),
  ...Object.values(status),
  ...Object.values(submissionWork),
  ...Object.values(users),
  ...Object.values(webhooks),
  listSubmissions,
  countSubmissions,
  acceptSubmission,
  denySubmission,
  ...Object.values(membershipSubmissionOperations),
  ...Object.values(changeSubmissionOperations),
  ...Object.values(cancellationSubmissionOperations),
];
