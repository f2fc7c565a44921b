import { z } from 'zod';
import { IsoDate, RecordId } from '@/lib/contracts/common';
import { exampleIds } from '@/lib/contracts/example-ids';
import { SubmitAcceptRequest } from '@/lib/contracts/submissions/submissions';
import { locales } from '@/lib/rules/enums';

export const DecisionPreviewRequest = SubmitAcceptRequest.extend({
  decision: z
    .enum(['Accept', 'Deny', 'Ask'])
    .describe(
      'What to preview; a rejection uses `message` as its reason. `Ask`: a question to the applicant, which is no decision',
    ),
  remindOn: IsoDate.nullable()
    .optional()
    .describe('For a question: the day of its reminder, as in `AskQuestion`'),
})
  .strict()
  .meta({ id: 'DecisionPreviewRequest', example: { decision: 'Deny', message: 'Der Kurs ist voll.' } });
export type DecisionPreviewRequest = z.output<typeof DecisionPreviewRequest>;

export const DecisionPreview = z
  .object({
    mail: z
      .object({
        to: z.string(),
        alsoTo: z
          .array(z.string())
          .describe(
            'Further addresses, such as those of guardians: each gets a mail with their own name and link',
          ),
        locale: z.enum(locales).describe("The applicant's language"),
        subject: z.string(),
        html: z.string(),
        text: z.string(),
      })
      .nullable()
      .describe('The e-mail as it would be sent; null if none would be'),
    memberNumbers: z
      .array(
        z.object({
          familyMemberId: RecordId.nullable().describe('Null for the applicant'),
          firstName: z.string(),
          lastName: z.string(),
          number: z.string().describe('Empty without a number'),
        }),
      )
      .describe('The persons of an accepted application, the applicant first'),
    nextMemberNumber: z
      .string()
      .nullable()
      .describe(
        'For the acceptance of an application: the number that follows the highest one in use; null if the club has given none, or if the last one does not end in a digit',
      ),
  })
  .meta({
    id: 'DecisionPreview',
    example: {
      mail: {
        to: 'aenne@example.org',
        alsoTo: [],
        locale: 'de',
        subject: 'Dein Mitgliedsantrag ist angenommen (Nr. 17) · TSV Beispiel',
        html: '<!doctype html><html lang="de"><body><p>Hallo Änne,</p></body></html>',
        text: 'Hallo Änne,\n\nschön, dass du dabei bist.\n',
      },
      memberNumbers: [
        { familyMemberId: null, firstName: 'Änne', lastName: 'Groß', number: 'A-17' },
        { familyMemberId: exampleIds.familyMember, firstName: 'Ida', lastName: 'Groß', number: 'A-18' },
      ],
      nextMemberNumber: 'A-17',
    },
  });
export type DecisionPreview = z.output<typeof DecisionPreview>;
