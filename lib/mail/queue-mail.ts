import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '@/db/client';
import { sideBySide } from '@/db/side-by-side';
import type { Ctx } from '@/lib/platform/context';
import { translatorFor } from '@/lib/platform/i18n/translator';
import { enqueue } from '@/lib/queue/enqueue';
import { type EmailTemplateType, type Locale, type SubmissionKind, submissionKinds } from '@/lib/rules/enums';
import { insertAttachment, type NewAttachment } from './attachments';
import { isFixedText, isUsable } from './check-template';
import { headerText, isSingleAddress, type MailAddress } from './mail-address';
import { sealContent } from './mail-content';
import type { MailVariables, NoticeVariables } from './placeholders';
import { insertMail, type NewMail, requireClubWithTemplate } from './queries';
import { renderMail } from './render-mail';
import { type GuardianText, type MailTemplate, type SystemNotice, systemTemplate } from './system-template';

export type QueueMail = {
  /** For a mail that must not be queued twice; else a new one. */
  readonly id?: string;
  readonly type: EmailTemplateType;
  /** Words of the product in the place of those of the type. */
  readonly notice?: SystemNotice;
  /** Words of the product in the place of those of the type, where the club has none of its own. */
  readonly systemText?: GuardianText;
  /** A text to try, which was checked, in the place of what is stored. */
  readonly template?: MailTemplate;
  readonly to: MailAddress;
  /** The reader's language; the club's own template is used in every language. */
  readonly locale: Locale;
  readonly submissionId?: string;
  readonly recipientUserId?: string;
  /** A notice beside the mails about submissions. */
  readonly topic?: 'MonthlyReport' | 'MailBudget';
  readonly attachments?: readonly NewAttachment[];
  /** Placeholder → value. `clubName`, `clubEmail`, `kindLabel` and `recipientName` are filled in where absent. */
  readonly variables: MailVariables & NoticeVariables;
};

/**
 * Puts a mail into the outbox and enqueues its sending, both in `tx`: it leaves if and only if `tx` commits.
 * Renders now, by the club's template where it can be used or else the system's, so that later changes do not
 * rewrite it. An address that is not exactly one plain address is kept as `Failed` and never handed to a mail
 * server.
 */
export async function queueMail(tx: Tx, ctx: Pick<Ctx, 'clubId' | 'now'>, mail: QueueMail): Promise<void> {
  const { club, template: own } = await requireClubWithTemplate(tx, ctx.clubId, mail.type);
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
    recipientName: mail.to.name,
    ...mail.variables,
  };
  const { subject, ...content } = renderMail(template, values, {
    locale: mail.locale,
    addressForm: club.addressForm,
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
  await sideBySide(
    store(tx, row, mail.attachments ?? []),
    ...(isDeliverable ? [enqueue(tx, 'send-mail', { clubId: ctx.clubId, mailId: id })] : []),
  );
}

async function store(tx: Tx, mail: NewMail, attachments: readonly NewAttachment[]): Promise<void> {
  await insertMail(tx, mail);
  const place = { clubId: mail.clubId, mailId: mail.id };
  for (const attachment of attachments) await insertAttachment(tx, place, attachment);
}

/** What the kind of submission is called that mails of a type are about; empty where they are about none. */
export function kindLabelOf(type: EmailTemplateType, locale: Locale): string {
  const kind = submissionKinds.find(one => type.startsWith(one));
  return kind ? labelOfKind(kind, locale) : '';
}

/** What a kind of submission is called in mails. */
export function labelOfKind(kind: SubmissionKind, locale: Locale): string {
  return translatorFor('mail', { locale })(`kind.${kind}`);
}
