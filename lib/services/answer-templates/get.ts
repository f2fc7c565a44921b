import { withClub } from '@/db/client';
import type { AnswerTemplate } from '@/lib/contracts/submission-work';
import type { Ctx } from '@/lib/platform/context';
import { requireAnswerTemplate } from './queries';
import { toAnswerTemplate } from './serialize';

/** A text for answers with its version. Throws 404. */
export async function getAnswerTemplate(
  ctx: Ctx,
  id: string,
): Promise<{ template: AnswerTemplate; version: number }> {
  const row = await withClub(ctx, tx => requireAnswerTemplate(tx, ctx.clubId, id));
  return { template: toAnswerTemplate(row), version: row.version };
}
