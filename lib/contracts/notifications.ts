import { z } from 'zod';
import { submissionKinds } from '@/lib/rules/enums';
import { RecordId } from './common';
import { exampleIds } from './example-ids';

const kinds = z
  .array(z.enum(submissionKinds))
  .max(submissionKinds.length)
  .refine(list => new Set(list).size === list.length, { error: 'unique' })
  .describe('The kinds of submission this user is notified of by e-mail');

const monthlyReport = z
  .boolean()
  .describe('Whether this user receives the monthly report as PDF. Off by default');

const exampleSelection = {
  userId: exampleIds.user,
  firstName: 'Clara',
  lastName: 'Klein',
  email: 'clara.klein@tsv-beispiel.example',
  departmentIds: [],
  kinds: ['Membership', 'Cancellation'],
  monthlyReport: true,
} as const;

export const NotificationUserSelectionDto = z
  .object({
    userId: RecordId,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    departmentIds: z
      .array(RecordId)
      .describe('The user gets mails only about submissions that name one of these. Empty for all'),
    kinds,
    monthlyReport,
  })
  .meta({
    id: 'NotificationUserSelectionDto',
    example: { ...exampleSelection, departmentIds: [], kinds: [...exampleSelection.kinds] },
  });
export type NotificationUserSelectionDto = z.output<typeof NotificationUserSelectionDto>;

export const NotificationSettingsReadDto = z
  .object({ users: z.array(NotificationUserSelectionDto).describe('All active users of the club') })
  .meta({
    id: 'NotificationSettingsReadDto',
    example: { users: [{ ...exampleSelection, departmentIds: [], kinds: [...exampleSelection.kinds] }] },
  });
export type NotificationSettingsReadDto = z.output<typeof NotificationSettingsReadDto>;

const usersMax = 1000;

/** Users who are not listed get neither notifications nor reports. */
export const NotificationSettingsWriteDto = z
  .strictObject({
    users: z
      .array(
        z
          .strictObject({
            userId: RecordId,
            firstName: z.unknown().optional(),
            lastName: z.unknown().optional(),
            email: z.unknown().optional(),
            departmentIds: z.unknown().optional(),
            kinds,
            monthlyReport: monthlyReport.optional().describe('Unchanged if left out'),
          })
          .transform(({ userId, kinds, monthlyReport }) => ({
            userId: userId.toLowerCase(),
            kinds,
            monthlyReport,
          })),
      )
      .max(usersMax)
      .refine(users => new Set(users.map(user => user.userId)).size === users.length, { error: 'unique' }),
  })
  .meta({
    id: 'NotificationSettingsWriteDto',
    example: {
      users: [{ userId: exampleIds.user, kinds: ['Membership', 'Cancellation'], monthlyReport: true }],
    },
  });
export type NotificationSettingsWriteDto = z.output<typeof NotificationSettingsWriteDto>;
