import { withClub } from '@/db/client';
import type {
  EmailTemplatePreview,
  PlaceholderDefinition,
  PreviewEmailTemplateRequest,
} from '@/lib/contracts/email-templates';
import { describePlaceholders } from '@/lib/mail/describe-placeholders';
import { requireMailLook } from '@/lib/mail/queries';
import { renderMail } from '@/lib/mail/render-mail';
import type { Ctx } from '@/lib/platform/context';
import type { EmailTemplateType } from '@/lib/rules/enums';
import { sampleOf } from './sample';
import { textInLanguage } from './text-in-language';

/** Lists the placeholders of a mail type, in the caller's language. */
export function listPlaceholders(ctx: Ctx, type: EmailTemplateType): PlaceholderDefinition[] {
  return describePlaceholders(type, ctx.locale);
}

/**
 * Renders a mail of a type with this text, with sample values and the club's own name. Stores and sends nothing. Throws
 * the 400 of setting the text, for the language that is shown.
 */
export async function previewEmailTemplate(
  ctx: Ctx,
  { type, template }: { type: EmailTemplateType; template: PreviewEmailTemplateRequest },
): Promise<EmailTemplatePreview> {
  const { sent, look } = await withClub(ctx, async tx => ({
    sent: await textInLanguage(tx, ctx.clubId, type, template),
    look: await requireMailLook(tx, ctx.clubId),
  }));
  const { club, locale, text, untranslated } = sent;
  const mail = renderMail(text, sampleOf(type, club, locale), {
    locale,
    addressForm: club.addressForm,
    look,
  });
  return { ...mail, locale, untranslated };
}
