import { getMonthlyReport } from '@/lib/contracts/operations/dashboard';
import { file } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { makeMonthlyReport } from '@/lib/services/monthly-report/make-monthly-report';

const bound = bind(getMonthlyReport, async ({ ctx, query }) => {
  const { content, fileName } = await makeMonthlyReport(ctx, query);
  return file(content, 'application/pdf', fileName);
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(bound);
