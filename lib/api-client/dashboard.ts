import {
  keepPreviousData,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { ChangeDashboardArrangement, DashboardArrangement } from '@/lib/contracts/dashboard-arrangement';
import { api, bodyOf, type Rendered } from './client';

/** Days of the club, both inclusive. */
type ReportDays = { readonly from: string; readonly to: string };

/** A report with its query. While the days change, this is still the previous query. */
export type ReportAnswer<Query, Report> = { readonly asked: Query; readonly report: Report };
export type ReportQuery<Report, Query = ReportDays> = UseQueryResult<ReportAnswer<Query, Report>>;

const arrangementKey = ['dashboard', 'arrangement'];
const freshMs = 60_000;
const refreshMs = 5 * 60_000;
/** Maximum length of rankings. A list of this length may be incomplete. */
export const rankingLength = 200;

/** A report. While the days change, the previous report stays visible with its own query. */
function useReport<Query extends ReportDays, Report>(
  name: string,
  query: Query,
  read: (request: { params: { query: Query }; signal: AbortSignal }) => Promise<Report>,
): ReportQuery<Report, Query> {
  return useQuery({
    queryKey: ['dashboard', name, query],
    queryFn: async ({ signal }) => ({ asked: query, report: await read({ params: { query }, signal }) }),
    placeholderData: keepPreviousData,
    staleTime: freshMs,
    refetchInterval: refreshMs,
  });
}

export const useKeyFigures = (days: ReportDays) =>
  useReport('kpis', days, request => bodyOf(api.GET('/dashboard/kpis', request)));

/** Undecided submissions of these days, by what they wait for. */
export const useOpenCounts = (days: ReportDays) =>
  useReport('open', days, request => bodyOf(api.GET('/submits/counts', request)));

export const useMembershipChart = (days: ReportDays) =>
  useReport('membership-chart', days, request => bodyOf(api.GET('/dashboard/membership-chart', request)));

export const useTrend = (query: ReportDays & { interval: 'Week' | 'Month' }) =>
  useReport('trend', query, request => bodyOf(api.GET('/dashboard/trend', request)));

export const useFunnel = (days: ReportDays) =>
  useReport('funnel', days, request => bodyOf(api.GET('/dashboard/funnel', request)));

export const useAges = (days: ReportDays) =>
  useReport('age-distribution', days, request => bodyOf(api.GET('/dashboard/age-distribution', request)));

export const useGenders = (days: ReportDays) =>
  useReport('gender-distribution', days, request =>
    bodyOf(api.GET('/dashboard/gender-distribution', request)),
  );

export const usePopularDepartments = (days: ReportDays) =>
  useReport('popular-departments', { ...days, limit: rankingLength }, request =>
    bodyOf(api.GET('/dashboard/popular-departments', request)),
  );

export const useMembershipTypes = (days: ReportDays) =>
  useReport('membership-types', days, request => bodyOf(api.GET('/dashboard/membership-types', request)));

export const usePaymentMethods = (days: ReportDays) =>
  useReport('payment-methods', days, request => bodyOf(api.GET('/dashboard/payment-methods', request)));

export const useProcessingTimes = (days: ReportDays) =>
  useReport('processing-time', days, request => bodyOf(api.GET('/dashboard/processing-time', request)));

/** Finished webhook deliveries of each month by event, of all webhooks or of one. */
export const useDeliveryTrend = (days: ReportDays, webhook: { readonly webhookId?: string } = {}) =>
  useReport('webhook-deliveries', { ...days, ...webhook, byEventType: true }, request =>
    bodyOf(api.GET('/dashboard/webhook-deliveries', request)),
  );

export const usePostcodes = (days: ReportDays) =>
  useReport('zip-codes', { ...days, limit: rankingLength }, request =>
    bodyOf(api.GET('/dashboard/zip-codes', request)),
  );

/** `first`: the arrangement that the server rendered. */
export function useArrangement(first: Rendered<DashboardArrangement>) {
  return useQuery({
    queryKey: arrangementKey,
    queryFn: ({ signal }) => bodyOf(api.GET('/dashboard/arrangement', { signal })),
    initialData: first.value,
    initialDataUpdatedAt: first.at,
  });
}

export function useSaveArrangement() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeDashboardArrangement) => bodyOf(api.PUT('/dashboard/arrangement', { body })),
    onSuccess: stored => client.setQueryData(arrangementKey, stored),
  });
}
