import type { Actor } from '@/lib/context';
import { accountMailTypes, type EmailTemplateType, type MailState } from '@/lib/contracts/enums';

type Mail = {
  readonly type: EmailTemplateType;
  readonly state: MailState;
  readonly recipientUserId: string | null;
};

/**
 * Whether a reader of the outbox may see what a mail says. A link into an account opens it to whoever has it, in
 * every club of its owner, so such a mail is its recipient's alone. Only where it was captured, so that it
 * reached nobody, the recipient may read it here, and an Admin an invitation, to hand it on.
 */
export function mayReadContent(mail: Mail, actor: Actor): boolean {
  if (!accountMailTypes.includes(mail.type)) return true;
  if (mail.state !== 'Captured' || actor.kind !== 'User') return false;
  return actor.id === mail.recipientUserId || (mail.type === 'UserInvitation' && actor.role === 'Admin');
}
