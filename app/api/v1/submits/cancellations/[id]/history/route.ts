import { cancellationSubmissionOperations as operations } from '@/lib/contracts/operations/submissions';
import { listed } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getHistory } from '@/lib/services/submissions/history';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(operations.history, async ({ ctx, params, query, request }) => {
    const page = await getHistory(ctx, { kind: 'Cancellation', id: params.id, ...query });
    return listed(page, request.url);
  }),
);
