import { useQuery } from '@tanstack/react-query';
import type { NotificationSettingsReadDto } from '@/lib/contracts/notifications';
import { submissionKinds } from '@/lib/rules/enums';
import { api, basedOn, type Versioned, versionedBodyOf } from './client';

export const notificationsKey = ['notifications'];

export type Notifications = NotificationSettingsReadDto;

export function useNotifications() {
  return useQuery({
    queryKey: notificationsKey,
    queryFn: ({ signal }) => versionedBodyOf(api.GET('/club/settings/notifications', { signal })),
  });
}

/** What a person can be told of: arrivals by their kind, and how a month was. */
export const notificationTopics = [...submissionKinds, 'MonthlyReport'] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** What a person hears of now. */
export function topicsOf({ kinds, monthlyReport }: Notifications['users'][number]): NotificationTopic[] {
  return monthlyReport ? [...kinds, 'MonthlyReport'] : [...kinds];
}

/** Person → what the person hears of. */
export function saveNotifications(
  choices: Readonly<Record<string, readonly NotificationTopic[]>>,
  etag: string | null,
): Promise<Versioned<Notifications>> {
  const users = Object.entries(choices).map(([userId, topics]) => ({
    userId,
    kinds: submissionKinds.filter(kind => topics.includes(kind)),
    monthlyReport: topics.includes('MonthlyReport'),
  }));
  return versionedBodyOf(
    api.PUT('/club/settings/notifications', { params: { header: basedOn(etag) }, body: { users } }),
  );
}
