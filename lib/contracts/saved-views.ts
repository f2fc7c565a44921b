import { z } from 'zod';
import { submissionColumns, submissionSorts } from '@/lib/rules/enums';
import { RecordId, requiredLine, withoutDefaults } from './common';
import { exampleIds } from './example-ids';
import { ExportFilter } from './exports';

/** Most saved views of one user in a club. */
export const savedViewsMax = 30;

const columns = z.array(z.enum(submissionColumns)).max(submissionColumns.length);

const savedView = {
  name: requiredLine(60),
  filter: ExportFilter,
  sort: z.enum(submissionSorts).default('-receivedAt'),
  columns: columns.optional().describe('Without them, the list shows the person’s current columns'),
  isShared: z.boolean().default(false).describe('Whether all users of the club see it'),
};

const example = {
  name: 'Kinder im Turnen',
  filter: { kind: 'Membership', state: 'Confirmed' },
  sort: 'lastName',
} as const;

/** A saved filter and sorting of the list of submissions. */
export const ChangeSavedView = z.strictObject(savedView).meta({ id: 'ChangeSavedView', example });
export type ChangeSavedView = z.output<typeof ChangeSavedView>;

export const UpdateSavedView = z
  .strictObject({
    ...withoutDefaults(savedView),
    columns: columns
      .nullish()
      .describe('Null removes them: the list then shows the person’s current columns'),
  })
  .meta({ id: 'UpdateSavedView', description: 'Members that are absent keep their value', example });
export type UpdateSavedView = z.output<typeof UpdateSavedView>;

export const SavedView = ChangeSavedView.extend({
  id: RecordId,
  sort: z.enum(submissionSorts),
  isShared: z.boolean().describe('Whether all users of the club see it'),
  isOwn: z.boolean().describe('Whether the signed-in user saved it'),
  canChange: z
    .boolean()
    .describe('Whether the signed-in user can change and delete it: their own, as an admin also shared ones'),
}).meta({
  id: 'SavedView',
  example: { id: exampleIds.savedView, ...example, isShared: false, isOwn: true, canChange: true },
});
export type SavedView = z.output<typeof SavedView>;
