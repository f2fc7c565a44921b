import { z } from 'zod';
import { RecordId, requiredLine } from './common';
import { submissionColumns, submissionSorts } from './enums';
import { exampleIds } from './example-ids';
import { ExportFilter } from './exports';

/** How many views one person can save in a club. */
export const savedViewsMax = 30;

/** A list of submissions as one person wants to see it again. */
export const ChangeSavedView = z
  .strictObject({
    name: requiredLine(60),
    filter: ExportFilter,
    sort: z.enum(submissionSorts).default('-receivedAt'),
    columns: z
      .array(z.enum(submissionColumns))
      .max(submissionColumns.length)
      .optional()
      .describe('Left out: the columns stay as the person has them'),
  })
  .meta({
    id: 'ChangeSavedView',
    example: {
      name: 'Kinder im Turnen',
      filter: { kind: 'Membership', state: 'Confirmed' },
      sort: 'lastName',
    },
  });
export type ChangeSavedView = z.output<typeof ChangeSavedView>;

export const SavedView = ChangeSavedView.extend({ id: RecordId, sort: z.enum(submissionSorts) }).meta({
  id: 'SavedView',
  example: {
    id: exampleIds.savedView,
    name: 'Kinder im Turnen',
    filter: { kind: 'Membership', state: 'Confirmed' },
    sort: 'lastName',
  },
});
export type SavedView = z.output<typeof SavedView>;
