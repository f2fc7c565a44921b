import { sendEmailTemplateTest } from '@/lib/contracts/operations/email';
import { created } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { sendTemplateTest } from '@/lib/services/email-templates/send-test';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(sendEmailTemplateTest, async ({ ctx, params, body }) => {
    const test = await sendTemplateTest(ctx, { type: params.type, template: body });
    return created(test, `/club/settings/outbox/${test.mailId}`);
  }),
);
