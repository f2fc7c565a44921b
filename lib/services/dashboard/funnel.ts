import type { Ctx } from '@/lib/context';
import type { ApplicationFunnel, DashboardQuery } from '@/lib/contracts/dashboard';
import { countFunnel } from './queries';
import { withPeriod } from './with-period';

/** How far the membership applications of a period have come. */
export function getFunnel(ctx: Ctx, query: DashboardQuery): Promise<ApplicationFunnel> {
  return withPeriod(ctx, query, countFunnel);
}
