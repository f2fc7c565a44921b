import { z } from 'zod';
import { ClubSlug } from './club';
import { Instant } from './common';
import { exampleOf } from './example-of';
import { CancellationSubmission, ChangeSubmission, MembershipSubmission } from './submissions';

export const memberSteps = ['Correct', 'Withdraw', 'ResendConfirmation'] as const;
export type MemberStep = (typeof memberSteps)[number];

/** What somebody sees of his own submission by his personal link. */
export const SubmissionStatus = z
  .object({
    url: z.string().describe('The personal link of the reader; another one after a change of his address'),
    urlExpiresAt: Instant.nullable().describe('90 days after the decision; null before it'),
    clubName: z.string(),
    clubSlug: ClubSlug,
    isConfirmedByGuardians: z.boolean(),
    possibleSteps: z
      .array(z.enum(memberSteps))
      .describe(
        'Correcting is possible until somebody confirms or a guardian refuses, or where no confirmation is needed until the decision; withdrawing until the decision',
      ),
    submission: z
      .discriminatedUnion('kind', [MembershipSubmission, ChangeSubmission, CancellationSubmission])
      .describe('Bank data masked; without signature, origin and the name of who decided'),
  })
  .meta({
    id: 'SubmissionStatus',
    example: {
      url: 'https://eintritt.example/status/AZqPXk3xcAGbqAk2lq…',
      urlExpiresAt: null,
      clubName: 'TSV Beispiel',
      clubSlug: 'demo',
      isConfirmedByGuardians: false,
      possibleSteps: ['Correct', 'Withdraw', 'ResendConfirmation'],
      submission: exampleOf(MembershipSubmission),
    },
  });
export type SubmissionStatus = z.output<typeof SubmissionStatus>;
