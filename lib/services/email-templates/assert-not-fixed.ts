import { fixedTextViolations } from '@/lib/mail/check-template';
import type { MailTemplate } from '@/lib/mail/system-template';
import { invalid } from '@/lib/platform/errors';
import type { EmailTemplateType } from '@/lib/rules/enums';

/** Throws 400 where mails of the type are in the product's own words and the text is another one. */
export function assertNotFixed(type: EmailTemplateType, template: MailTemplate, system: MailTemplate): void {
  const violations = fixedTextViolations(type, template, system);
  if (violations.length > 0) throw invalid(violations);
}
