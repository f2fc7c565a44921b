import { type Tx, withClub } from '@/db/client';
import type { NotificationSettingsReadDto } from '@/lib/contracts/notifications';
import type { Ctx } from '@/lib/platform/context';
import { listActiveUsers, listSelections } from './queries';
import { toNotificationSettings } from './serialize';

/** Who of the club's active users hears of new submissions of which kind. */
export async function getNotificationSettings(ctx: Ctx): Promise<NotificationSettingsReadDto> {
  return withClub(ctx, tx => readNotificationSettings(tx, ctx.clubId));
}

/** As `getNotificationSettings`, in a transaction. */
export async function readNotificationSettings(tx: Tx, clubId: string): Promise<NotificationSettingsReadDto> {
  return toNotificationSettings(await listActiveUsers(tx, clubId), await listSelections(tx, clubId));
}
