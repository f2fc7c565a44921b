import { withClubSnapshot } from '@/db/client';
import type { MonthFigures, MonthlyReport } from '@/lib/documents/report/monthly-report';
import type { Ctx } from '@/lib/platform/context';
import {
  getAgeDistribution,
  getMembershipTypes,
  getPopularDepartments,
} from '@/lib/services/dashboard/distributions';
import { getKpis } from '@/lib/services/dashboard/kpis';
import { getProcessingTimes } from '@/lib/services/dashboard/months';
import { getTrend } from '@/lib/services/dashboard/new-submissions';
import { listLimit } from '@/lib/services/departments/read';
import { daysOfMonth, moveMonth } from './rules';

const trendMonths = 12;
const rankingLength = 6;

/**
 * The dashboard figures of a month and of the months it is compared with, all from one snapshot. Contains no names of
 * persons. For a limited user only figures of the submissions that they may see.
 */
export function readMonthlyReport(given: Ctx, month: string): Promise<MonthlyReport> {
  return withClubSnapshot(given, async tx => {
    const ctx = { ...given, tx };
    const days = daysOfMonth(month);
    const { from } = daysOfMonth(moveMonth(month, 1 - trendMonths));
    return {
      month,
      limitedTo: await listLimit(ctx),
      figures: await figuresOf(ctx, month),
      monthBefore: await figuresOf(ctx, moveMonth(month, -1)),
      yearBefore: await figuresOf(ctx, moveMonth(month, -12)),
      trend: await getTrend(ctx, { from, to: days.to, interval: 'Month' }),
      departments: await getPopularDepartments(ctx, { ...days, limit: rankingLength }),
      tariffs: (await getMembershipTypes(ctx, days)).slice(0, rankingLength),
      ages: await getAgeDistribution(ctx, days),
    };
  });
}

async function figuresOf(ctx: Ctx, month: string): Promise<MonthFigures> {
  const days = daysOfMonth(month);
  const kpis = await getKpis(ctx, days);
  const [processing] = await getProcessingTimes(ctx, days);
  return { kpis, processing: processing ?? { month, averageHours: null, medianHours: null, count: 0 } };
}
