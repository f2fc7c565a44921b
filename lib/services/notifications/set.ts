import { withClub } from '@/db/client';
import type {
  NotificationSettingsReadDto,
  NotificationSettingsWriteDto,
} from '@/lib/contracts/notifications';
import type { Ctx } from '@/lib/platform/context';
import { invalid } from '@/lib/platform/errors';
import { assertEtag, contentEtagOf, type Precondition } from '@/lib/platform/precondition';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { lockNotifications, replaceReportReaders, replaceSelections } from './queries';
import { readNotificationSettings } from './read';

export type SetNotifications = {
  readonly settings: NotificationSettingsWriteDto;
  readonly precondition: Precondition;
};

/**
 * Replaces the notification settings; users who are left out get no notifications. A user sent without the report
 * member keeps that setting, because older clients do not send it. Throws 400 for users who are not active users of
 * the club, and 412.
 */
export async function setNotificationSettings(
  ctx: Ctx,
  { settings, precondition }: SetNotifications,
): Promise<NotificationSettingsReadDto> {
  return withClub(ctx, async tx => {
    await lockNotifications(tx, ctx.clubId);
    const before = await readNotificationSettings(tx, ctx.clubId);
    assertEtag(precondition, contentEtagOf(JSON.stringify(before)));
    const known = new Map(before.users.map(user => [user.userId, user]));
    const violations = settings.users.flatMap(({ userId }, index) =>
      known.has(userId) ? [] : [{ path: `users[${index}].userId`, key: 'userUnknown' }],
    );
    if (violations.length > 0) throw invalid(violations);
    const selections = settings.users.flatMap(({ userId, kinds }) => kinds.map(kind => ({ userId, kind })));
    await replaceSelections(tx, ctx.clubId, selections);
    const readers = settings.users
      .filter(({ userId, monthlyReport }) => monthlyReport ?? known.get(userId)?.monthlyReport)
      .map(({ userId }) => userId);
    await replaceReportReaders(tx, ctx.clubId, readers);
    await recordAudit(tx, ctx, {
      action: 'Updated',
      recordType: 'NotificationSettings',
      details: {
        users: new Set(selections.map(one => one.userId)).size,
        ...(readers.length > 0 ? { monthlyReports: readers.length } : {}),
      },
    });
    return readNotificationSettings(tx, ctx.clubId);
  });
}
