import { z } from 'zod';
import { answerText, RecordId } from '@/lib/contracts/common';
import { exampleIds } from '@/lib/contracts/example-ids';
import { ExportFilter, ExportJob } from '@/lib/contracts/exports';
import { batchActions, locales } from '@/lib/rules/enums';

/**
 * Most submissions in one request. The office splits a longer list into several requests and can
 * stop between them.
 */
export const batchSizeMax = 100;

/** Most submissions in one preview. */
export const batchPreviewMax = 10_000;

export const BatchAction = z.enum(batchActions).meta({ id: 'BatchAction', example: 'Accept' });
export type BatchAction = z.output<typeof BatchAction>;

export const BatchPreviewRequest = z
  .strictObject({
    action: BatchAction,
    ids: z.array(RecordId).min(1).max(batchPreviewMax).optional(),
    filter: ExportFilter.optional().describe('Instead of `ids`: a filter of the list'),
  })
  .meta({ id: 'BatchPreviewRequest', example: { action: 'Accept', filter: { awaits: 'Decision' } } });
export type BatchPreviewRequest = z.output<typeof BatchPreviewRequest>;

export const BatchPreview = z
  .object({
    ids: z
      .array(RecordId)
      .describe(
        `Submissions that the action can be applied to now, oldest first, at most ${batchPreviewMax}`,
      ),
    possible: z.int().min(0).describe('The total number of these'),
    impossible: z
      .int()
      .min(0)
      .describe('The number of selected submissions to which the action does not apply'),
    mails: z.int().min(0).describe('About how many of `possible` an e-mail would be sent'),
    locales: z.array(z.enum(locales)).describe('The languages of these e-mails'),
    exports: z
      .array(ExportJob.pick({ id: true, type: true, createdAt: true, total: true }))
      .describe(
        'For `Delete`: finished exports whose files contain one of them and are removed too, newest first',
      ),
  })
  .meta({
    id: 'BatchPreview',
    example: {
      ids: [exampleIds.submission],
      possible: 1,
      impossible: 0,
      mails: 1,
      locales: ['de'],
      exports: [],
    },
  });
export type BatchPreview = z.output<typeof BatchPreview>;

export const BatchRequest = z
  .strictObject({
    action: BatchAction,
    ids: z.array(RecordId).min(1).max(batchSizeMax).describe('Ids named twice are processed once'),
    message: answerText(5000)
      .optional()
      .describe(
        'Included in each e-mail when accepting or denying. Refused with a placeholder such as `{{firstName}}`',
      ),
    sendEmail: z.boolean().default(true).describe('Applies to accepting and denying'),
    assigneeId: RecordId.nullable()
      .optional()
      .describe('Required for assigning: a user who processes submissions, or null for nobody'),
    assignMemberNumbers: z.boolean().optional().describe('Applies to accepting; see SubmitAcceptRequest'),
  })
  .meta({
    id: 'BatchRequest',
    example: { action: 'Deny', ids: [exampleIds.submission], message: 'Der Kurs ist voll.' },
  });
export type BatchRequest = z.output<typeof BatchRequest>;

export const BatchOutcome = z
  .object({
    id: RecordId,
    outcome: z
      .enum(['Done', 'Already', 'Impossible', 'NotFound', 'TooSoon', 'Failed'])
      .describe(
        '`Already`: it was already so. `Impossible`: its state does not allow it, or its entry date is more than 12 months ago or 24 months ahead, so that accepting it needs another one (`entryDate` of an acceptance). `TooSoon`: the last e-mail was sent less than a minute ago. `Failed`: an error, try again',
      ),
  })
  .meta({ id: 'BatchOutcome', example: { id: exampleIds.submission, outcome: 'Done' } });
export type BatchOutcome = z.output<typeof BatchOutcome>;

export const BatchResult = z
  .object({ items: z.array(BatchOutcome).describe('In the order of the request') })
  .meta({ id: 'BatchResult', example: { items: [{ id: exampleIds.submission, outcome: 'Done' }] } });
export type BatchResult = z.output<typeof BatchResult>;
