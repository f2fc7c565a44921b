import { getNotificationSettings, setNotificationSettings } from '@/lib/contracts/operations/settings';
import { ok, stored } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getNotificationSettings as get } from '@/lib/services/notifications/read';
import { setNotificationSettings as set } from '@/lib/services/notifications/set';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getNotificationSettings, async ({ ctx }) => ok(await get(ctx))),
  bind(setNotificationSettings, async ({ ctx, body, precondition }) =>
    stored(await set(ctx, { settings: body, precondition })),
  ),
);
