import { getSubmissionTrend } from '@/lib/contracts/operations/dashboard';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getTrend as read } from '@/lib/services/dashboard/new-submissions';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getSubmissionTrend, async ({ ctx, query }) => ok(await read(ctx, query))),
);
