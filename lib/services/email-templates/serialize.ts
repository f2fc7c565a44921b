import type { GetEmailTemplateResponse } from '@/lib/contracts/email-templates';
import type { EmailTemplateType } from '@/lib/rules/enums';
import type { TemplateRow } from './queries';

/** The club's own text where there is one, else the product's. */
export function toTemplate(
  type: EmailTemplateType,
  row: TemplateRow | null,
  system: { readonly subject: string; readonly body: string },
): GetEmailTemplateResponse {
  return {
    type,
    subject: row?.subject ?? system.subject,
    body: row?.body ?? system.body,
    isCustom: row !== null,
    dateModified: row?.updatedAt.toISOString() ?? null,
  };
}
