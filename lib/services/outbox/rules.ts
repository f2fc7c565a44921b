import type { Actor } from '@/lib/platform/context';
import { accountMailTypes, type EmailTemplateType, type MailState } from '@/lib/rules/enums';

type Mail = {
  readonly type: EmailTemplateType;
  readonly state: MailState;
  readonly recipientUserId: string | null;
  readonly topic: string | null;
};

/**
 * Whether a reader of the outbox may see the content of a mail. A link into an account opens every club of its owner, so
 * only the recipient may see it, and only if the mail was captured instead of sent. Nobody may see the link to a started
 * form.
 */
export function mayReadContent(mail: Mail, actor: Actor): boolean {
  if (mail.topic === 'FormDraft') return false;
  if (!accountMailTypes.includes(mail.type)) return true;
  return mail.state === 'Captured' && isRecipient(mail, actor);
}

/** Whether a user may have a mail sent again, independent of its state. */
export function mayRetry(mail: Mail, actor: Actor): boolean {
  return !accountMailTypes.includes(mail.type) || isRecipient(mail, actor);
}

function isRecipient({ recipientUserId }: Mail, actor: Actor): boolean {
  return actor.kind === 'User' && actor.id === recipientUserId;
}
