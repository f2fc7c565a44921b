import { withClub } from '@/db/client';
import type { GetEmailTemplateResponse, SetEmailTemplateRequest } from '@/lib/contracts/email-templates';
import { assertNotFixed, isFixedText } from '@/lib/mail/check-template';
import type { Ctx } from '@/lib/platform/context';
import { invalid } from '@/lib/platform/errors';
import { assertEtag, contentEtagOf, type Precondition } from '@/lib/platform/precondition';
import type { EmailTemplateType } from '@/lib/rules/enums';
import { markTranslations } from '@/lib/rules/texts/translation-marks';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { violationsInEachLanguage } from './check-languages';
import { findTemplate, upsertTemplate } from './queries';
import { readTemplate, toTemplate } from './read';

export type SetEmailTemplate = {
  readonly type: EmailTemplateType;
  readonly template: SetEmailTemplateRequest;
  readonly precondition: Precondition;
};

/**
 * Sets the club's own text for mails of a type, and its translations; queued mails do not change. Throws 400 for a text
 * that cannot be rendered, leaves out a required link, or belongs to a type with only a default text, and 412.
 */
export async function setEmailTemplate(
  ctx: Ctx,
  { type, template: sent, precondition }: SetEmailTemplate,
): Promise<GetEmailTemplateResponse> {
  const template = markTranslations(sent);
  const violations = violationsInEachLanguage(type, template);
  if (violations.length > 0) throw invalid(violations);
  return withClub(ctx, async tx => {
    const { clubId, now: updatedAt } = ctx;
    const before = await readTemplate(tx, clubId, type, true);
    assertEtag(precondition, contentEtagOf(JSON.stringify(before)));
    assertNotFixed(type, template, before);
    if (isFixedText(type)) return before;
    const version = ((await findTemplate(tx, clubId, type))?.version ?? 0) + 1;
    const row = await upsertTemplate(tx, { clubId, type, ...template, version, updatedAt });
    await recordAudit(tx, ctx, { action: 'Updated', recordType: 'EmailTemplate', recordId: type });
    return toTemplate(type, row, template);
  });
}
