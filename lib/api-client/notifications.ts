import { useQuery } from '@tanstack/react-query';
import { api, basedOn, type Schema, type Versioned, versionedBodyOf } from './client';

export const notificationsKey = ['notifications'];

export type Notifications = Schema<'NotificationSettingsReadDto'>;

export function useNotifications() {
  return useQuery({
    queryKey: notificationsKey,
    queryFn: ({ signal }) => versionedBodyOf(api.GET('/club/settings/notifications', { signal })),
  });
}

export function saveNotifications(
  { users }: Notifications,
  etag: string | null,
): Promise<Versioned<Notifications>> {
  const body = { users: users.map(({ userId, kinds }) => ({ userId, kinds })) };
  return versionedBodyOf(
    api.PUT('/club/settings/notifications', { params: { header: basedOn(etag) }, body }),
  );
}
