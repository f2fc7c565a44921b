import { deleteSmtpSettings, getSmtpSettings, setSmtpSettings } from '@/lib/contracts/operations/settings';
import { noContent, ok, stored } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getSmtpSettings as get } from '@/lib/services/smtp/read';
import { removeSmtpSettings } from '@/lib/services/smtp/remove';
import { setSmtpSettings as set } from '@/lib/services/smtp/set';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getSmtpSettings, async ({ ctx }) => ok(await get(ctx))),
  bind(setSmtpSettings, async ({ ctx, body, precondition }) =>
    stored(await set(ctx, { settings: body, precondition })),
  ),
  bind(deleteSmtpSettings, async ({ ctx, precondition }) => {
    await removeSmtpSettings(ctx, { precondition });
    return noContent();
  }),
);
