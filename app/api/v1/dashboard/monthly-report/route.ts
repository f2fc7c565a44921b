import { getMonthlyReport } from '@/lib/contracts/operations/dashboard';
import { makeMonthlyReport } from '@/lib/exports/report/make-monthly-report';
import { file } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';

const bound = bind(getMonthlyReport, async ({ ctx, query }) => {
  const { content, fileName } = await makeMonthlyReport(ctx, query);
  return file(content, 'application/pdf', fileName);
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(bound);
