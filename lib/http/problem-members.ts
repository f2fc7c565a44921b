import type { ErrorCode } from '@/lib/platform/errors';

type Member = {
  readonly meaning: string;
  /** Shown in the example of the problem; absent if only some causes have the member. */
  readonly example?: string;
};

/** The further members that problems of a code can have. */
export const problemMembers: Readonly<Partial<Record<ErrorCode, Readonly<Record<string, Member>>>>> = {
  forbidden: {
    role: { meaning: 'your role, if it is too low', example: 'Viewer' },
    minimumRole: { meaning: 'the role that the operation needs', example: 'Clerk' },
  },
  'state-conflict': {
    state: {
      meaning: 'the state of the submission, mail or delivery; `SubscriptionInactive` of a paused webhook',
    },
    possibleSteps: { meaning: 'the steps that the submission allows now' },
  },
  'already-taken': {
    name: { meaning: 'the name, if that is taken' },
    slug: { meaning: 'the slug, if that is taken' },
    email: { meaning: 'the e-mail address, if that is taken' },
    internalName: { meaning: 'the internal name, if that is taken' },
  },
  'in-use': {
    openSubmissionCount: { meaning: 'how many undecided submissions name the record', example: '2' },
    tariffCount: { meaning: 'how many tariffs price the department' },
  },
  'limit-reached': { maximum: { meaning: 'how many there may be', example: '50' } },
  expired: { clubSlug: { meaning: 'the club of a status or confirmation link' } },
  'too-large': { maximumBytes: { meaning: 'how many bytes the body may have', example: '1048576' } },
  'quota-exceeded': {
    'violated-policies': { meaning: 'the limit that is used up', example: 'api' },
  },
};
