import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api, bodyOf, from } from './client';

export function useWebhooks() {
  return useQuery({
    queryKey: ['webhooks'],
    queryFn: ({ signal }) => bodyOf(api.GET('/club/settings/webhooks', { signal })),
  });
}

/** The deliveries of one subscription, newest first, page after page. */
export function useWebhookDeliveries(id: string) {
  return useInfiniteQuery({
    queryKey: ['webhooks', id, 'deliveries'],
    queryFn: ({ pageParam, signal }) => {
      const params = { path: { id }, query: { limit: 20, ...from(pageParam) } };
      return bodyOf(api.GET('/club/settings/webhooks/{id}/deliveries', { params, signal }));
    },
    initialPageParam: firstPage(),
    getNextPageParam: page => page.nextCursor,
  });
}

function firstPage(): string | null {
  return null;
}
