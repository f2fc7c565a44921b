import { type Tx, withClub } from '@/db/client';
import type {
  EmailTemplateItem,
  GetEmailTemplateResponse,
  SetEmailTemplateRequest,
} from '@/lib/contracts/email-templates';
import { ifTranslated } from '@/lib/contracts/translations';
import { isFixedText } from '@/lib/mail/check-template';
import { type MailTemplate, systemTemplate } from '@/lib/mail/system-template';
import type { Ctx } from '@/lib/platform/context';
import { type EmailTemplateType, emailTemplateTypes, locales } from '@/lib/rules/enums';
import { markTranslations } from '@/lib/rules/texts/translation-marks';
import { offeredLocales } from '@/lib/rules/texts/translations';
import {
  findTemplate,
  listTemplateTypes,
  requireTemplateClub,
  type TemplateClub,
  type TemplateRow,
} from './queries';

/** Lists every type of mail, and whether the club has its own text for it. */
export async function listEmailTemplates(ctx: Ctx): Promise<EmailTemplateItem[]> {
  const custom = await withClub(ctx, tx => listTemplateTypes(tx, ctx.clubId));
  return emailTemplateTypes.map(type => ({
    type,
    isCustom: custom.includes(type) && !isFixedText(type),
    isFixed: isFixedText(type),
  }));
}

/** Returns the current text of a mail type; a default text is in the club's language and form of address. */
export async function getEmailTemplate(ctx: Ctx, type: EmailTemplateType): Promise<GetEmailTemplateResponse> {
  return withClub(ctx, tx => readTemplate(tx, ctx.clubId, type));
}

/** Returns the default text, whether or not the club has its own. */
export async function getSystemEmailTemplate(
  ctx: Ctx,
  type: EmailTemplateType,
): Promise<GetEmailTemplateResponse> {
  const club = await withClub(ctx, tx => requireTemplateClub(tx, ctx.clubId));
  return toTemplate(type, null, standardText(type, club));
}

/** Like `getEmailTemplate`, in a transaction; `isLocked` blocks other changes to the club's templates. */
export async function readTemplate(
  tx: Tx,
  clubId: string,
  type: EmailTemplateType,
  isLocked = false,
): Promise<GetEmailTemplateResponse> {
  const club = await requireTemplateClub(tx, clubId, isLocked);
  const row = isFixedText(type) ? null : await findTemplate(tx, clubId, type);
  return toTemplate(type, row, standardText(type, club));
}

type StandardText = MailTemplate & Pick<SetEmailTemplateRequest, 'translations'>;

/**
 * The standard text in the club's language. Its translations are the standard texts of the other languages, so that
 * who changes only their own keeps them. Their marks tell later that they are older than a changed text.
 */
function standardText(type: EmailTemplateType, club: TemplateClub): StandardText {
  const { locale: own, addressForm } = club;
  const others = isFixedText(type) ? [] : offeredLocales(club, locales).filter(locale => locale !== own);
  return markTranslations({
    ...systemTemplate(type, own, addressForm),
    translations: Object.fromEntries(
      others.map(locale => [locale, systemTemplate(type, locale, addressForm)]),
    ),
  });
}

/** The club's own text, else the default. */
export function toTemplate(
  type: EmailTemplateType,
  row: TemplateRow | null,
  system: StandardText,
): GetEmailTemplateResponse {
  return {
    type,
    subject: row?.subject ?? system.subject,
    body: row?.body ?? system.body,
    ...ifTranslated((row ?? system).translations ?? {}),
    isCustom: row !== null,
    dateModified: row?.updatedAt.toISOString() ?? null,
  };
}
