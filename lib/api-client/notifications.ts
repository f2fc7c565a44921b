import { useQuery } from '@tanstack/react-query';
import type { NotificationSettingsReadDto } from '@/lib/contracts/notifications';
import { submissionKinds } from '@/lib/rules/enums';
import { api, ifMatch, type Versioned, versionedBodyOf } from './client';

export const notificationsKey = ['notifications'];

export type Notifications = NotificationSettingsReadDto;

export const readNotifications = () => versionedBodyOf(api.GET('/club/settings/notifications'));

export function useNotifications() {
  return useQuery({ queryKey: notificationsKey, queryFn: readNotifications });
}

/** Subjects of notifications: new submissions by kind, and the monthly report. */
export const notificationTopics = [...submissionKinds, 'MonthlyReport'] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** The topics that a user has subscribed to. */
export function topicsOf({ kinds, monthlyReport }: Notifications['users'][number]): NotificationTopic[] {
  return monthlyReport ? [...kinds, 'MonthlyReport'] : [...kinds];
}

/** User id → topics of the user. */
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
    api.PUT('/club/settings/notifications', { params: { header: ifMatch(etag) }, body: { users } }),
  );
}
