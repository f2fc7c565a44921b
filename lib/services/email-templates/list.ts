import { withClub } from '@/db/client';
import type { EmailTemplateItem } from '@/lib/contracts/email-templates';
import { isFixedText } from '@/lib/mail/check-template';
import type { Ctx } from '@/lib/platform/context';
import { emailTemplateTypes } from '@/lib/rules/enums';
import { listTemplateTypes } from './queries';

/** Every type of mail, and whether the club wrote its own text for it. */
export async function listEmailTemplates(ctx: Ctx): Promise<EmailTemplateItem[]> {
  const custom = await withClub(ctx, tx => listTemplateTypes(tx, ctx.clubId));
  return emailTemplateTypes.map(type => ({
    type,
    isCustom: custom.includes(type) && !isFixedText(type),
    isFixed: isFixedText(type),
  }));
}
