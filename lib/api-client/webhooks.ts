import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { listWebhookDeliveries, listWebhooks } from '@/lib/contracts/operations/webhooks';
import { call } from './client';

export function useWebhooks() {
  return useQuery({
    queryKey: ['webhooks'],
    queryFn: async ({ signal }) => (await call(listWebhooks, { signal })).data,
  });
}

/** The deliveries of one subscription, newest first, page after page. */
export function useWebhookDeliveries(id: string) {
  return useInfiniteQuery({
    queryKey: ['webhooks', id, 'deliveries'],
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: 20, cursor: pageParam ?? undefined };
      return (await call(listWebhookDeliveries, { params: { id }, query, signal })).data;
    },
    initialPageParam: firstPage(),
    getNextPageParam: page => page.nextCursor,
  });
}

function firstPage(): string | null {
  return null;
}
