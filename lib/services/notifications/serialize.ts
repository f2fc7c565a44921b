import type { NotificationSettingsReadDto } from '@/lib/contracts/notifications';
import { submissionKinds } from '@/lib/rules/enums';
import type { ActiveUser, Selection } from './queries';

/** All active users, each with the kinds of which he hears, in the order of the enumeration. */
export function toNotificationSettings(
  users: readonly ActiveUser[],
  selections: readonly Selection[],
): NotificationSettingsReadDto {
  return {
    users: users.map(user => ({
      ...user,
      kinds: submissionKinds.filter(kind =>
        selections.some(one => one.userId === user.userId && one.kind === kind),
      ),
    })),
  };
}
