import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { today } from '@/lib/rules/dates/calendar';
import { getTimeZone } from '@/lib/services/submissions/queries';
import { lockDueQuestions, updateQuestion } from './queries';
import { queueQuestionMails } from './question-mails';

/** Reminds once of at most `most` open questions whose day has come. Returns their number. */
export async function remindOfQuestions(ctx: Ctx, most: number): Promise<number> {
  return withClub(ctx, async tx => {
    const day = today(await getTimeZone(tx, ctx.clubId), ctx.now);
    const due = await lockDueQuestions(tx, ctx.clubId, day, most);
    for (const question of due) {
      await queueQuestionMails(tx, ctx, question, true);
      await updateQuestion(tx, question, { remindedAt: ctx.now });
    }
    return due.length;
  });
}
