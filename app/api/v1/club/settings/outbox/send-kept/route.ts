import { sendKeptMails } from '@/lib/contracts/operations/settings';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { sendKeptMails as send } from '@/lib/services/outbox/send-kept';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(sendKeptMails, async ({ ctx }) => ok(await send(ctx))),
);
