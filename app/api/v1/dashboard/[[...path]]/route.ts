import * as dashboard from '@/lib/contracts/operations/dashboard';
import { file, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import {
  getAgeDistribution,
  getFunnel,
  getGenderDistribution,
  getMembershipTypes,
  getPaymentMethods,
  getPopularDepartments,
  getZipCodes,
} from '@/lib/services/dashboard/distributions';
import { getKpis } from '@/lib/services/dashboard/kpis';
import { getDeliveryTrend, getProcessingTimes } from '@/lib/services/dashboard/months';
import { countNewSubmissions, getMembershipChart, getTrend } from '@/lib/services/dashboard/new-submissions';
import { getArrangement, updateArrangement } from '@/lib/services/dashboard-arrangements/arrangement';
import { makeMonthlyReport } from '@/lib/services/monthly-report/make-monthly-report';

const currentDashboardArrangement = bind(dashboard.getDashboardArrangement, async ({ ctx }) =>
  ok(await getArrangement(ctx)),
);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  '/dashboard',
  bind(dashboard.getAgeDistribution, async ({ ctx, query }) => ok(await getAgeDistribution(ctx, query))),
  currentDashboardArrangement,
  bind(
    dashboard.updateDashboardArrangement,
    async ({ ctx, body }) => ok(await updateArrangement(ctx, body)),
    {
      versionOf: currentDashboardArrangement,
    },
  ),
  bind(dashboard.getApplicationFunnel, async ({ ctx, query }) => ok(await getFunnel(ctx, query))),
  bind(dashboard.getGenderDistribution, async ({ ctx, query }) =>
    ok(await getGenderDistribution(ctx, query)),
  ),
  bind(dashboard.getDashboardKpis, async ({ ctx, query }) => ok(await getKpis(ctx, query))),
  bind(dashboard.getMembershipChart, async ({ ctx, query }) => ok(await getMembershipChart(ctx, query))),
  bind(dashboard.getMembershipTypes, async ({ ctx, query }) => ok(await getMembershipTypes(ctx, query))),
  bind(dashboard.getMonthlyReport, async ({ ctx, query }) => {
    const { content, fileName } = await makeMonthlyReport(ctx, query);
    return file(content, 'application/pdf', fileName);
  }),
  bind(dashboard.getNewCancellations, async ({ ctx, query }) =>
    ok(await countNewSubmissions(ctx, 'Cancellation', query)),
  ),
  bind(dashboard.getNewChanges, async ({ ctx, query }) =>
    ok(await countNewSubmissions(ctx, 'Change', query)),
  ),
  bind(dashboard.getNewMemberships, async ({ ctx, query }) =>
    ok(await countNewSubmissions(ctx, 'Membership', query)),
  ),
  bind(dashboard.getPaymentMethods, async ({ ctx, query }) => ok(await getPaymentMethods(ctx, query))),
  bind(dashboard.getPopularDepartments, async ({ ctx, query }) =>
    ok(await getPopularDepartments(ctx, query)),
  ),
  bind(dashboard.getProcessingTimes, async ({ ctx, query }) => ok(await getProcessingTimes(ctx, query))),
  bind(dashboard.getSubmissionTrend, async ({ ctx, query }) => ok(await getTrend(ctx, query))),
  bind(dashboard.getDeliveryTrend, async ({ ctx, query }) => ok(await getDeliveryTrend(ctx, query))),
  bind(dashboard.getZipCodes, async ({ ctx, query }) => ok(await getZipCodes(ctx, query))),
);
