import { type Tx, withClub } from '@/db/client';
import type { NotificationSettingsReadDto } from '@/lib/contracts/notifications';
import type { Ctx } from '@/lib/platform/context';
import { submissionKinds } from '@/lib/rules/enums';
import { type ActiveUser, listActiveUsers, listSelections, type Selection } from './queries';

/** Who of the club's active users hears of new submissions of which kind. */
export async function getNotificationSettings(ctx: Ctx): Promise<NotificationSettingsReadDto> {
  return withClub(ctx, tx => readNotificationSettings(tx, ctx.clubId));
}

/** As `getNotificationSettings`, in a transaction. */
export async function readNotificationSettings(tx: Tx, clubId: string): Promise<NotificationSettingsReadDto> {
  return toNotificationSettings(await listActiveUsers(tx, clubId), await listSelections(tx, clubId));
}

/** All active users, each with the kinds of which he hears, in the order of the enumeration. */
function toNotificationSettings(
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
