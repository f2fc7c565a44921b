import { useQuery } from '@tanstack/react-query';
import type { SubmissionKind } from '@/lib/contracts/enums';
import { api, basedOn, type Schema, type Versioned, versionedBodyOf } from './client';

export const notificationsKey = ['notifications'];

export type Notifications = Schema<'NotificationSettingsReadDto'>;

export function useNotifications() {
  return useQuery({
    queryKey: notificationsKey,
    queryFn: ({ signal }) => versionedBodyOf(api.GET('/club/settings/notifications', { signal })),
  });
}

/** Person → kinds of which the person hears. */
export function saveNotifications(
  choices: Readonly<Record<string, readonly SubmissionKind[]>>,
  etag: string | null,
): Promise<Versioned<Notifications>> {
  const users = Object.entries(choices).map(([userId, kinds]) => ({ userId, kinds: [...kinds] }));
  return versionedBodyOf(
    api.PUT('/club/settings/notifications', { params: { header: basedOn(etag) }, body: { users } }),
  );
}
