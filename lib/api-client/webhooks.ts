import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { WebhookReadDto } from '@/lib/contracts/webhooks';
import type { WebhookDeliveryStatus, WebhookEventType } from '@/lib/rules/enums';
import { api, bodyOf, cursorQuery, ifMatch, type Versioned, versionedBodyOf } from './client';

export const webhookKeys = {
  all: ['webhooks'],
  list: ['webhooks', 'list'],
  one: (id: string) => ['webhooks', 'one', id],
  deliveries: (id: string) => ['webhooks', 'deliveries', id],
};

/** The editable part of a subscription. */
export type WebhookSettings = Pick<WebhookReadDto, 'name' | 'url' | 'isActive'> & {
  readonly subscribedEvents: readonly Exclude<WebhookEventType, 'Test'>[];
};

const bodyOfSettings = ({ name, url, isActive, subscribedEvents }: WebhookSettings) => ({
  name,
  url,
  isActive,
  subscribedEvents: [...subscribedEvents],
});

export function useWebhooks(isEnabled = true) {
  return useQuery({
    queryKey: webhookKeys.list,
    queryFn: ({ signal }) => bodyOf(api.GET('/club/settings/webhooks', { signal })),
    enabled: isEnabled,
  });
}

export function useWebhook(id: string) {
  return useQuery({ queryKey: webhookKeys.one(id), queryFn: () => readWebhook(id) });
}

export function readWebhook(id: string): Promise<Versioned<WebhookReadDto>> {
  return versionedBodyOf(api.GET('/club/settings/webhooks/{id}', { params: { path: { id } } }));
}

/** Returns the signing secret, which is shown only this once. */
export function useCreateWebhook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (settings: WebhookSettings) =>
      bodyOf(api.POST('/club/settings/webhooks', { body: bodyOfSettings(settings) })),
    onSuccess: () => client.invalidateQueries({ queryKey: webhookKeys.list }),
  });
}

/** Replaces a subscription if its `ETag` is still `etag`; returns the stored record. */
export async function saveWebhook(
  id: string,
  settings: WebhookSettings,
  etag: string | null,
): Promise<Versioned<WebhookReadDto>> {
  const params = { path: { id }, header: ifMatch(etag) };
  await api.PUT('/club/settings/webhooks/{id}', { params, body: bodyOfSettings(settings) });
  return readWebhook(id);
}

export function useSaveWebhook(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ settings, etag }: { settings: WebhookSettings; etag: string | null }) =>
      saveWebhook(id, settings, etag),
    onSettled: () => client.invalidateQueries({ queryKey: webhookKeys.all }),
  });
}

export function useDeleteWebhook(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (etag: string | null) =>
      api.DELETE('/club/settings/webhooks/{id}', { params: { path: { id }, header: ifMatch(etag) } }),
    onSuccess: () => client.invalidateQueries({ queryKey: webhookKeys.list }),
  });
}

export function useRotateSecret(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      bodyOf(api.POST('/club/settings/webhooks/{id}/rotate-secret', { params: { path: { id } } })),
    onSuccess: () => client.invalidateQueries({ queryKey: webhookKeys.one(id) }),
  });
}

export function useTestWebhook(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => bodyOf(api.POST('/club/settings/webhooks/{id}/test', { params: { path: { id } } })),
    onSuccess: () => client.invalidateQueries({ queryKey: webhookKeys.deliveries(id) }),
  });
}

export type DeliveryFilters = {
  readonly status: WebhookDeliveryStatus | null;
  readonly eventType: WebhookEventType | null;
  readonly from: string | null;
  readonly to: string | null;
};

const waitingMs = 5_000;

/** Deliveries of one subscription, newest first, in pages; polled while one is pending. */
export function useWebhookDeliveries(id: string, filters: DeliveryFilters) {
  return useInfiniteQuery({
    queryKey: [...webhookKeys.deliveries(id), filters],
    queryFn: ({ pageParam, signal }) => {
      const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null));
      const params = { path: { id }, query: { limit: 20, ...given, ...cursorQuery(pageParam) } };
      return bodyOf(api.GET('/club/settings/webhooks/{id}/deliveries', { params, signal }));
    },
    initialPageParam: firstPage(),
    getNextPageParam: page => page.nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(page => page.items.some(({ status }) => status === 'Pending'))
        ? waitingMs
        : false,
  });
}

function firstPage(): string | null {
  return null;
}

export type DeliveryPlace = { readonly id: string; readonly deliveryId: string };

export function useWebhookDelivery({ id, deliveryId }: DeliveryPlace) {
  return useQuery({
    queryKey: [...webhookKeys.deliveries(id), 'one', deliveryId],
    queryFn: ({ signal }) =>
      bodyOf(
        api.GET('/club/settings/webhooks/{id}/deliveries/{deliveryId}', {
          params: { path: { id, deliveryId } },
          signal,
        }),
      ),
    refetchInterval: ({ state }) => (state.data?.status === 'Pending' ? waitingMs : false),
  });
}

export function useRedeliver({ id, deliveryId }: DeliveryPlace) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api.POST('/club/settings/webhooks/{id}/deliveries/{deliveryId}/redeliver', {
        params: { path: { id, deliveryId } },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: webhookKeys.deliveries(id) }),
  });
}

export function useRedeliverFailed(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (since: string) =>
      api.POST('/club/settings/webhooks/{id}/redeliver-failed', {
        params: { path: { id } },
        body: { since },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: webhookKeys.deliveries(id) }),
  });
}
