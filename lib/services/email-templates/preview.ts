import { withClub } from '@/db/client';
import type {
  EmailTemplatePreview,
  PlaceholderDefinition,
  SetEmailTemplateRequest,
} from '@/lib/contracts/email-templates';
import { templateViolations } from '@/lib/mail/check-template';
import { describePlaceholders } from '@/lib/mail/describe-placeholders';
import { renderMail } from '@/lib/mail/render-mail';
import type { Ctx } from '@/lib/platform/context';
import { invalid } from '@/lib/platform/errors';
import type { EmailTemplateType } from '@/lib/rules/enums';
import { requireTemplateClub } from './queries';
import { sampleOf } from './sample';

/** What mails of a type can fill in, in the caller's language. */
export function listPlaceholders(ctx: Ctx, type: EmailTemplateType): PlaceholderDefinition[] {
  return describePlaceholders(type, ctx.locale);
}

/**
 * A mail of a type as it would go out with this text, with sample values and the club's own name, in the club's
 * language. Stores and sends nothing. Throws the same 400 as setting it.
 */
export async function previewEmailTemplate(
  ctx: Ctx,
  { type, template }: { type: EmailTemplateType; template: SetEmailTemplateRequest },
): Promise<EmailTemplatePreview> {
  const violations = templateViolations(type, template);
  if (violations.length > 0) throw invalid(violations);
  const club = await withClub(ctx, tx => requireTemplateClub(tx, ctx.clubId));
  return renderMail(template, sampleOf(type, club), { locale: club.locale, addressForm: club.addressForm });
}
