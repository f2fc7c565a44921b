import type { ApplicationFunnel, DashboardQuery } from '@/lib/contracts/dashboard';
import type { Ctx } from '@/lib/platform/context';
import { countFunnel } from './queries';
import { withPeriod } from './with-period';

/** How far the membership applications of a period have come. */
export function getFunnel(ctx: Ctx, query: DashboardQuery): Promise<ApplicationFunnel> {
  return withPeriod(ctx, query, countFunnel);
}
