import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '@/db/client';
import { runParallel } from '@/db/run-parallel';
import type { Ctx } from '@/lib/platform/context';
import { translatorFor } from '@/lib/platform/i18n/translator';
import { enqueue } from '@/lib/queue/enqueue';
import { type EmailTemplateType, type Locale, type SubmissionKind, submissionKinds } from '@/lib/rules/enums';
import { type MembershipPart, partLabel } from '@/lib/rules/submissions/membership-part';
import { inLanguage } from '@/lib/rules/texts/translations';
import { insertAttachment, type NewAttachment } from './attachments';
import { isFixedText, isUsable } from './check-template';
import { type Greeted, greetedAs } from './greeted-as';
import { headerText, isSingleAddress, type MailAddress } from './mail-address';
import { sealContent } from './mail-content';
import type { MailVariables, NoticeVariables } from './placeholders';
import { type ClubWithTemplate, insertMail, type NewMail, requireClubWithTemplate } from './queries';
import { renderMail } from './render-mail';
import { type MailTemplate, type SystemNotice, type SystemText, systemTemplate } from './system-template';

export type QueueMail = {
  /** Fixed id of a mail that must not be queued twice; default: a new one. */
  readonly id?: string;
  readonly type: EmailTemplateType;
  /** What `requireClubWithTemplate` returns for the type, if the caller has it. */
  readonly clubWithTemplate?: ClubWithTemplate;
  /** Text of the product that replaces the text of the type. */
  readonly notice?: SystemNotice;
  /** Text of the product that replaces the system text of the type. The club's own template still wins. */
  readonly systemText?: SystemText | undefined;
  /** A checked template to test; replaces the stored one. */
  readonly template?: MailTemplate;
  /** `firstName` greets readers of clubs that say du. */
  readonly to: MailAddress & Greeted;
  /** The reader's language. A template that the club did not translate is used in its own words. */
  readonly locale: Locale;
  readonly submissionId?: string;
  readonly recipientUserId?: string;
  /** Notices that are not about a submission. */
  readonly topic?: 'MonthlyReport' | 'MailBudget' | 'FormDraft';
  readonly attachments?: readonly NewAttachment[];
  /** Placeholder → value. `clubName`, `clubEmail`, `kindLabel` and `recipientName` have defaults. */
  readonly variables: MailVariables & NoticeVariables;
};

/**
 * Writes a mail into the outbox and enqueues its sending, both in `tx`: it is sent if and only if `tx` commits. Renders
 * it now: later changes of the template do not alter it. Uses the club's template if it is valid, else the system's;
 * account mails and notices always have the system's. A recipient that is not exactly one plain address is stored as
 * `Failed` and never passed to a mail server.
 */
export async function queueMail(tx: Tx, ctx: Pick<Ctx, 'clubId' | 'now'>, mail: QueueMail): Promise<void> {
  const known = mail.clubWithTemplate ?? (await requireClubWithTemplate(tx, ctx.clubId, mail.type));
  const { club, look, template: stored } = known;
  const own = stored && inLanguage(stored, mail.locale, club.locale);
  const isOwn = own && !mail.notice && !isFixedText(mail.type) && isUsable(mail.type, own);
  const template =
    mail.template ??
    (isOwn
      ? own
      : systemTemplate(mail.notice ?? mail.systemText ?? mail.type, mail.locale, club.addressForm));
  const values = {
    clubName: club.name,
    clubEmail: club.email,
    kindLabel: kindLabelOf(mail.type, mail.locale),
    recipientName: greetedAs(mail.to, club.addressForm),
    ...mail.variables,
  };
  const { subject, ...content } = renderMail(template, values, {
    locale: mail.locale,
    addressForm: club.addressForm,
    look,
    isToGuardian: mail.systemText?.endsWith('GuardianConfirmation') ?? false,
  });
  const id = mail.id ?? uuidv7();
  const isDeliverable = isSingleAddress(mail.to.address);
  const row: NewMail = {
    clubId: ctx.clubId,
    id,
    type: mail.type,
    state: isDeliverable ? 'Queued' : 'Failed',
    lastError: isDeliverable ? null : 'AddressInvalid',
    submissionId: mail.submissionId ?? null,
    recipientUserId: mail.recipientUserId ?? null,
    topic: mail.topic ?? null,
    toAddress: headerText(mail.to.address, 320),
    toName: headerText(mail.to.name, 100),
    subject,
    ...sealContent({ clubId: ctx.clubId, id }, content),
    locale: mail.locale,
    createdAt: ctx.now,
  };
  await runParallel(
    store(tx, row, mail.attachments ?? []),
    ...(isDeliverable ? [enqueue(tx, 'send-mail', { clubId: ctx.clubId, mailId: id })] : []),
  );
}

async function store(tx: Tx, mail: NewMail, attachments: readonly NewAttachment[]): Promise<void> {
  await insertMail(tx, mail);
  const place = { clubId: mail.clubId, mailId: mail.id };
  for (const attachment of attachments) await insertAttachment(tx, place, attachment);
}

/** Name of the kind of submission that mails of a type are about; empty if there is none. */
export function kindLabelOf(type: EmailTemplateType, locale: Locale): string {
  const kind = submissionKinds.find(one => type.startsWith(one));
  return kind ? labelOfKind(kind, locale) : '';
}

/**
 * Name of a kind of submission in mails; that of an application on a further form contains its title, and that of a
 * change or cancellation for a part of a membership names the part.
 */
export function labelOfKind(
  kind: SubmissionKind,
  locale: Locale,
  formTitle: string | null = null,
  part: MembershipPart | null = null,
): string {
  const named = partLabel({ kind, part }, translatorFor('labels', { locale }), locale);
  if (named !== null) return named;
  const t = translatorFor('mail', { locale });
  return formTitle === null ? t(`kind.${kind}`) : t('furtherForm', { title: formTitle });
}
