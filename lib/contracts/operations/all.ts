import type { Operation } from '../operation';
import * as auth from './auth';
import * as masterData from './master-data';
import * as publicOperations from './public';
import * as service from './service';
import * as settings from './settings';
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

/** Every operation of the API; each has a route file, which a test holds. */
export const allOperations: readonly Operation[] = [
  ...Object.values(auth),
  ...Object.values(masterData),
  ...Object.values(publicOperations),
  ...Object.values(service),
  ...Object.values(settings),
  ...Object.values(users),
  listSubmissions,
  countSubmissions,
  acceptSubmission,
  denySubmission,
  ...Object.values(membershipSubmissionOperations),
  ...Object.values(changeSubmissionOperations),
  ...Object.values(cancellationSubmissionOperations),
];
