import { v7 as uuidv7 } from 'uuid';
import { withClub } from '@/db/client';
import type { EmailTemplateTest, PreviewEmailTemplateRequest } from '@/lib/contracts/email-templates';
import { assertNotFixed } from '@/lib/mail/check-template';
import { queueMail } from '@/lib/mail/queue-mail';
import { systemTemplate } from '@/lib/mail/system-template';
import type { Ctx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { translatorFor } from '@/lib/platform/i18n/translator';
import { consumeLimit } from '@/lib/platform/limits';
import { accountMailTypes, type EmailTemplateType } from '@/lib/rules/enums';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { requireTester } from './queries';
import { sampleOf } from './sample';
import { textInLanguage } from './text-in-language';

/**
 * Queues a mail with this text and the preview's values to the signed-in user only, by the mail server of its type.
 * Throws the 400 of setting the text, 403 for API keys, and 429: twenty in ten minutes for each user.
 */
export async function sendTemplateTest(
  ctx: Ctx,
  { type, template }: { type: EmailTemplateType; template: PreviewEmailTemplateRequest },
): Promise<EmailTemplateTest> {
  const { actor } = ctx;
  if (actor.kind !== 'User') throw new AppError('forbidden');
  const { club, locale, text } = await withClub(ctx, tx => textInLanguage(tx, ctx.clubId, type, template));
  const { addressForm } = club;
  assertNotFixed(type, template, systemTemplate(type, club.locale, addressForm));
  await consumeLimit(ctx.db, 'TemplateTest', actor.id);
  return withClub(ctx, async tx => {
    const { email, firstName, lastName } = await requireTester(tx, ctx.clubId, actor.id);
    const mailId = uuidv7();
    await queueMail(tx, ctx, {
      id: mailId,
      type,
      template: {
        ...text,
        subject: translatorFor('mail', { locale, addressForm })('templateTest.subject', {
          subject: text.subject,
        }),
      },
      to: { address: email, name: `${firstName} ${lastName}`.trim() },
      locale,
      // A staff notification with a recipient would contain an unsubscribe link.
      ...(accountMailTypes.includes(type) ? { recipientUserId: actor.id } : {}),
      variables: sampleOf(type, club, locale),
    });
    await recordAudit(tx, ctx, { action: 'Tested', recordType: 'EmailTemplate', recordId: type });
    return { mailId, to: email };
  });
}
