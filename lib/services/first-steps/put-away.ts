import { withClub } from '@/db/client';
import type { ChangeFirstSteps, FirstSteps } from '@/lib/contracts/first-steps';
import type { Ctx } from '@/lib/platform/context';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { getFirstSteps } from './get';
import { setPutAway } from './queries';

/** Puts the first steps away from everybody's dashboard, or back; how far they are stays as it is. */
export async function putFirstStepsAway(ctx: Ctx, { isPutAway }: ChangeFirstSteps): Promise<FirstSteps> {
  return withClub(ctx, async tx => {
    await setPutAway(tx, ctx.clubId, isPutAway ? ctx.now : null);
    await recordAudit(tx, ctx, { action: 'Updated', recordType: 'FirstSteps', details: { isPutAway } });
    return getFirstSteps({ ...ctx, tx });
  });
}
