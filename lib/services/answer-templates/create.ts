import { v7 as uuid } from 'uuid';
import { withClub } from '@/db/client';
import { lockClubRow } from '@/db/locks';
import {
  type AnswerTemplate,
  answerTemplatesMax,
  type ChangeAnswerTemplate,
} from '@/lib/contracts/submissions/submission-work';
import type { Ctx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { countAnswerTemplates, insertAnswerTemplate } from './queries';
import { toAnswerTemplate } from './read';

/** Throws 409 (`limit-reached`) if the club has the maximum number of templates. */
export async function createAnswerTemplate(ctx: Ctx, input: ChangeAnswerTemplate): Promise<AnswerTemplate> {
  const { id: _id, ...fields } = input;
  const row = { clubId: ctx.clubId, id: uuid(), ...fields, createdAt: ctx.now, updatedAt: ctx.now };
  return withClub(ctx, async tx => {
    await lockClubRow(tx, ctx.clubId);
    if ((await countAnswerTemplates(tx, ctx.clubId)) >= answerTemplatesMax) {
      throw new AppError('limit-reached', { members: { maximum: answerTemplatesMax } });
    }
    const template = toAnswerTemplate(await insertAnswerTemplate(tx, row));
    await recordAudit(tx, ctx, { action: 'Created', recordType: 'AnswerTemplate', recordId: row.id });
    return template;
  });
}
