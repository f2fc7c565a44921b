import { type Tx, withClub } from '@/db/client';
import type { NotificationSettingsReadDto } from '@/lib/contracts/notifications';
import type { Ctx } from '@/lib/platform/context';
import { submissionKinds } from '@/lib/rules/enums';
import { type ActiveUser, listActiveUsers, listSelections, type Selection } from './queries';

/** The active users of the club, with the kinds of submissions that each is notified of. */
export async function getNotificationSettings(ctx: Ctx): Promise<NotificationSettingsReadDto> {
  return withClub(ctx, tx => readNotificationSettings(tx, ctx.clubId));
}

/** As `getNotificationSettings`, in a transaction. */
export async function readNotificationSettings(tx: Tx, clubId: string): Promise<NotificationSettingsReadDto> {
  return toNotificationSettings(await listActiveUsers(tx, clubId), await listSelections(tx, clubId));
}

/** All active users, each with their kinds, in the order of the enumeration. */
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
