import { z } from 'zod';
import { ClubSlug } from '@/lib/contracts/club';
import { Instant, RecordId } from '@/lib/contracts/common';
import { exampleOf } from '@/lib/contracts/example-of';
import { CancellationSubmission, ChangeSubmission, MembershipSubmission } from './submissions';

export const memberSteps = ['Correct', 'Withdraw', 'ResendConfirmation', 'Answer'] as const;
export type MemberStep = (typeof memberSteps)[number];

/** What the status page shows of a submission. */
export const SubmissionStatus = z
  .object({
    url: z.string().describe('The reader’s personal link. Changes when their e-mail address changes'),
    urlExpiresAt: Instant.nullable().describe(
      '90 days after the decision. Null before it. For the sender’s link: the confirmation, the decision, or 14 days after receipt',
    ),
    guardianId: RecordId.nullable().describe(
      'The guardian whose link it is. They see no contact details of another guardian. They can change neither another guardian nor the applicant’s e-mail address, and cannot make the applicant an adult. Null for the applicant’s link',
    ),
    clubName: z.string(),
    clubSlug: ClubSlug,
    isConfirmedByGuardians: z.boolean(),
    isByMinor: z
      .boolean()
      .describe(
        'Whether a minor applied alone. The guardians then consent by their links, and the consent does not end the sender’s link',
      ),
    possibleSteps: z
      .array(z.enum(memberSteps))
      .describe(
        'Correcting is possible until someone confirms or a guardian declines. If no confirmation is needed, or while a question of the club is open, until the decision. While a guardian has not answered, the applicant’s link corrects their address. Withdrawing is possible until the decision. Answering is possible while a question is open',
      ),
    areCorrectionsLimited: z
      .boolean()
      .describe(
        'Whether somebody has confirmed or declined. Then the address of a guardian without an answer can be corrected, and a question makes corrections possible that need no new confirmation: not of the e-mail address, and for a minor of the applicant’s name, contact details and custom fields alone',
      ),
    mandateGiverIds: z
      .array(RecordId)
      .describe(
        'The guardians whose links can grant the mandate that is awaited. Empty without one, and if only a signed paper can',
      ),
    refusals: z
      .array(z.object({ guardianId: RecordId, at: Instant }))
      .describe(
        'When which guardian declined, oldest first, also if they agreed later. Without guardians who were replaced',
      ),
    question: z
      .object({
        id: RecordId,
        text: z.string(),
        askedAt: Instant,
        answeredAt: Instant.nullable(),
        answer: z
          .string()
          .nullable()
          .describe(
            'Empty if only details were corrected. Null before the answer, for the sender’s link, and for a minor or any application with guardians, as it may be a guardian’s. Null also if the e-mail address or the guardians were changed since the question',
          ),
        corrected: z
          .array(z.string())
          .describe(
            'JSON paths of the properties that were corrected since the question, without the price that follows from them. Empty where `answer` is not shown',
          ),
      })
      .nullable()
      .describe('The latest question of the club, until the club closes it or decides'),
    submission: z
      .discriminatedUnion('kind', [MembershipSubmission, ChangeSubmission, CancellationSubmission])
      .describe(
        'The IBAN is masked and the BIC left out. Without signature, origin and the name of the person who decided',
      ),
  })
  .meta({
    id: 'SubmissionStatus',
    example: {
      url: 'https://eintritt.example/status/AZqPXk3xcAGbqAk2lq…',
      urlExpiresAt: null,
      guardianId: null,
      clubName: 'TSV Beispiel',
      clubSlug: 'demo',
      isConfirmedByGuardians: false,
      isByMinor: false,
      possibleSteps: ['Correct', 'Withdraw', 'ResendConfirmation'],
      areCorrectionsLimited: false,
      mandateGiverIds: [],
      refusals: [],
      question: null,
      submission: exampleOf(MembershipSubmission),
    },
  });
export type SubmissionStatus = z.output<typeof SubmissionStatus>;
