import { type Tx, withClub } from '@/db/client';
import type { GetEmailTemplateResponse } from '@/lib/contracts/email-templates';
import { isFixedText } from '@/lib/mail/check-template';
import { systemTemplate } from '@/lib/mail/system-template';
import type { Ctx } from '@/lib/platform/context';
import type { EmailTemplateType } from '@/lib/rules/enums';
import { findTemplate, requireTemplateClub } from './queries';
import { toTemplate } from './serialize';

/** The text that mails of a type go out with; where it is the product's, in the club's language and form of address. */
export async function getEmailTemplate(ctx: Ctx, type: EmailTemplateType): Promise<GetEmailTemplateResponse> {
  return withClub(ctx, tx => readTemplate(tx, ctx.clubId, type));
}

/** The product's own text, whether or not the club has one. */
export async function getSystemEmailTemplate(
  ctx: Ctx,
  type: EmailTemplateType,
): Promise<GetEmailTemplateResponse> {
  const { locale, addressForm } = await withClub(ctx, tx => requireTemplateClub(tx, ctx.clubId));
  return toTemplate(type, null, systemTemplate(type, locale, addressForm));
}

/** As `getEmailTemplate`, in a transaction; `isLocked` holds back others who change the club's templates. */
export async function readTemplate(
  tx: Tx,
  clubId: string,
  type: EmailTemplateType,
  isLocked = false,
): Promise<GetEmailTemplateResponse> {
  const { locale, addressForm } = await requireTemplateClub(tx, clubId, isLocked);
  const row = isFixedText(type) ? null : await findTemplate(tx, clubId, type);
  return toTemplate(type, row, systemTemplate(type, locale, addressForm));
}
