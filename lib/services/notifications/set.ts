import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/context';
import type {
  NotificationSettingsReadDto,
  NotificationSettingsWriteDto,
} from '@/lib/contracts/notifications';
import { invalid } from '@/lib/errors';
import { assertEtag, contentEtagOf, type Precondition } from '@/lib/precondition';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { readNotificationSettings } from './get';
import { lockNotifications, replaceSelections } from './queries';

export type SetNotifications = {
  readonly settings: NotificationSettingsWriteDto;
  readonly precondition: Precondition;
};

/** Replaces who hears of what; users who are left out hear of nothing. Throws 400 for others than active users, and 412. */
export async function setNotificationSettings(
  ctx: Ctx,
  { settings, precondition }: SetNotifications,
): Promise<NotificationSettingsReadDto> {
  return withClub(ctx, async tx => {
    await lockNotifications(tx, ctx.clubId);
    const before = await readNotificationSettings(tx, ctx.clubId);
    assertEtag(precondition, contentEtagOf(JSON.stringify(before)));
    const known = new Set(before.users.map(user => user.userId));
    const violations = settings.users.flatMap(({ userId }, index) =>
      known.has(userId) ? [] : [{ path: `users[${index}].userId`, key: 'userUnknown' }],
    );
    if (violations.length > 0) throw invalid(violations);
    const selections = settings.users.flatMap(({ userId, kinds }) => kinds.map(kind => ({ userId, kind })));
    await replaceSelections(tx, ctx.clubId, selections);
    await recordAudit(tx, ctx, {
      action: 'Updated',
      recordType: 'NotificationSettings',
      details: { users: new Set(selections.map(one => one.userId)).size },
    });
    return readNotificationSettings(tx, ctx.clubId);
  });
}
