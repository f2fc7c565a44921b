import { withClub } from '@/db/client';
import type {
  EmailTemplatePreview,
  PlaceholderDefinition,
  SetEmailTemplateRequest,
} from '@/lib/contracts/email-templates';
import { templateViolations } from '@/lib/mail/check-template';
import { describePlaceholders } from '@/lib/mail/describe-placeholders';
import { requireMailLook } from '@/lib/mail/queries';
import { renderMail } from '@/lib/mail/render-mail';
import type { Ctx } from '@/lib/platform/context';
import { invalid } from '@/lib/platform/errors';
import type { EmailTemplateType } from '@/lib/rules/enums';
import { requireTemplateClub } from './queries';
import { sampleOf } from './sample';

/** Lists the placeholders of a mail type, in the caller's language. */
export function listPlaceholders(ctx: Ctx, type: EmailTemplateType): PlaceholderDefinition[] {
  return describePlaceholders(type, ctx.locale);
}

/**
 * Renders a mail of a type with this text, with sample values and the club's own name, in the club's language. Stores
 * and sends nothing. Throws the same 400 as setting the text.
 */
export async function previewEmailTemplate(
  ctx: Ctx,
  { type, template }: { type: EmailTemplateType; template: SetEmailTemplateRequest },
): Promise<EmailTemplatePreview> {
  const violations = templateViolations(type, template);
  if (violations.length > 0) throw invalid(violations);
  const { club, look } = await withClub(ctx, async tx => ({
    club: await requireTemplateClub(tx, ctx.clubId),
    look: await requireMailLook(tx, ctx.clubId),
  }));
  const { locale, addressForm } = club;
  return renderMail(template, sampleOf(type, club), { locale, addressForm, look });
}
