import { membershipSubmissionOperations } from '@/lib/contracts/operations/submissions';
import { file } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { exportSubmission } from '@/lib/services/exports/export-submission';

const bound = bind(membershipSubmissionOperations.pdf, async ({ ctx, params, query, request }) => {
  const isTaken = request.method !== 'HEAD';
  const input = { kind: 'Membership', id: params.id, format: 'pdf', locale: query.locale, isTaken } as const;
  const { content, contentType, fileName } = await exportSubmission(ctx, input);
  return file(content, contentType, fileName);
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(bound);
