import { testSmtpSettings } from '@/lib/contracts/operations/settings';
import { ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { testSmtp } from '@/lib/services/smtp/try';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(testSmtpSettings, async ({ ctx, body }) => ok(await testSmtp(ctx, body))),
);
