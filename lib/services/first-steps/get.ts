import { withClub } from '@/db/client';
import type { FirstSteps } from '@/lib/contracts/first-steps';
import { env } from '@/lib/env';
import type { Ctx } from '@/lib/platform/context';
import { readFacts } from './queries';
import { toFirstSteps } from './rules';

/** What the club has done on its way to a live form, read from its data. */
export async function getFirstSteps(ctx: Ctx): Promise<FirstSteps> {
  const facts = await withClub(ctx, tx => readFacts(tx, ctx.clubId));
  return toFirstSteps(facts, env().SMTP_URL !== undefined);
}
