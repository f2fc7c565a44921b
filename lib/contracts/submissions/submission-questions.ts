import { z } from 'zod';
import { Instant, IsoDate, page, RecordId, requiredAnswerText, requiredText } from '@/lib/contracts/common';
import { exampleIds } from '@/lib/contracts/example-ids';

/** A reminder comes this many days after the question, unless the club chooses another day. */
export const reminderDaysDefault = 7;

/** Latest day of a reminder, counted from the question. */
export const reminderDaysMax = 90;

const text = 'Deine Postleitzahl passt nicht zum Ort. Wie lautet sie richtig?';

export const AskQuestion = z
  .strictObject({
    text: requiredAnswerText(5000),
    remindOn: IsoDate.nullable()
      .optional()
      .describe(
        `The day on which the applicant is reminded once: from tomorrow, at most ${reminderDaysMax} days ahead. Null: no reminder. Absent: after ${reminderDaysDefault} days`,
      ),
  })
  .meta({ id: 'AskQuestion', example: { text } });
export type AskQuestion = z.output<typeof AskQuestion>;

const exampleQuestion = {
  id: exampleIds.question,
  text,
  askedAt: '2026-03-15T10:00:00.000Z',
  askedBy: { kind: 'User', id: exampleIds.user, name: 'Clara Clerk' },
  remindOn: '2026-03-22',
  remindedAt: null,
  answer: 'Sie lautet 53113.',
  answeredAt: '2026-03-16T18:30:00.000Z',
  closedAt: null,
} as const;

export const SubmissionQuestion = z
  .object({
    id: RecordId,
    text: z.string(),
    askedAt: Instant,
    askedBy: z.object({
      kind: z.enum(['User', 'ApiKey', 'System']),
      id: RecordId.nullable(),
      name: z.string().nullable(),
    }),
    remindOn: IsoDate.nullable(),
    remindedAt: Instant.nullable(),
    answer: z
      .string()
      .nullable()
      .describe('Null until it is answered. Empty if the applicant only corrected their details'),
    answeredAt: Instant.nullable(),
    closedAt: Instant.nullable().describe('When staff closed it, or when the submission was decided'),
  })
  .meta({ id: 'SubmissionQuestion', example: exampleQuestion });
export type SubmissionQuestion = z.output<typeof SubmissionQuestion>;

export const SubmissionQuestionList = page(SubmissionQuestion).meta({
  id: 'SubmissionQuestionList',
  example: { items: [exampleQuestion], nextCursor: null, totalCount: 1 },
});
export type SubmissionQuestionList = z.output<typeof SubmissionQuestionList>;

export const AnswerQuestion = z
  .strictObject({
    answer: requiredText(5000),
    questionId: RecordId.optional().describe(
      'The question that was read (`question.id` of the status). 409 if another one is open. Absent: the open one',
    ),
  })
  .meta({ id: 'AnswerQuestion', example: { answer: exampleQuestion.answer } });
