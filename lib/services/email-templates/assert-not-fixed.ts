import type { EmailTemplateType } from '@/lib/contracts/enums';
import { invalid } from '@/lib/errors';
import { fixedTextViolations } from '@/lib/mail/check-template';
import type { MailTemplate } from '@/lib/mail/system-template';

/** Throws 400 where mails of the type are in the product's own words and the text is another one. */
export function assertNotFixed(type: EmailTemplateType, template: MailTemplate, system: MailTemplate): void {
  const violations = fixedTextViolations(type, template, system);
  if (violations.length > 0) throw invalid(violations);
}
