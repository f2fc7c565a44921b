import { type Tx, withClub } from '@/db/client';
import type { DecisionPreview, DecisionPreviewRequest } from '@/lib/contracts/submissions/decision-preview';
import { openContent } from '@/lib/mail/mail-content';
import { listMailsOf } from '@/lib/mail/queries';
import type { Ctx } from '@/lib/platform/context';
import { invalid } from '@/lib/platform/errors';
import { lockSubmission } from '@/lib/services/submissions/queries';
import { askLocked } from '@/lib/services/submissions/questions/ask';
import { requireStep } from '@/lib/services/submissions/rules';
import { acceptLocked } from './accept';
import { denyLocked } from './deny';
import { findNextNumber, listUnnumbered } from './give-member-numbers';

type Input = DecisionPreviewRequest & { readonly id: string };

/**
 * Returns the mail and the membership numbers of a decision, or the mail of a question. Makes it in a transaction that
 * is rolled back, so that the same code decides, renders and refuses. Throws what accepting and denying throw.
 */
export async function previewDecision(
  // Without a transaction of the caller, which must not be rolled back.
  { tx: _open, ...ctx }: Ctx,
  input: Input,
): Promise<DecisionPreview> {
  const undo = new UndoDecision();
  try {
    return await withClub(ctx, async tx => {
      undo.preview = await decideOnce(tx, ctx, input);
      throw undo;
    });
  } catch (error) {
    if (error === undo && undo.preview) return undo.preview;
    throw error;
  }
}

/** Thrown to roll the transaction back. */
class UndoDecision extends Error {
  preview: DecisionPreview | undefined;
}

const mailOf = { Accept: 'Accepted', Deny: 'Rejected', Ask: 'Question' } as const;

async function decideOnce(tx: Tx, ctx: Ctx, { id, decision, ...request }: Input): Promise<DecisionPreview> {
  const row = await lockSubmission(tx, ctx.clubId, id);
  const canHaveNumber = decision === 'Accept' && row.kind === 'Membership';
  const nextMemberNumber = canHaveNumber ? await findNextNumber(tx, ctx.clubId) : null;
  requireStep(decision === 'Accept' ? 'accept' : 'deny', row, ctx.locale);
  const numbered = decision === 'Accept' ? (await acceptLocked(tx, ctx, row, request)).people : [];
  const isListed = canHaveNumber && numbered.length === 0;
  const people = isListed ? await listUnnumbered(tx, row) : numbered;
  if (decision === 'Deny')
    await denyLocked(tx, ctx, row, { reason: request.message, sendEmail: request.sendEmail });
  if (decision === 'Ask')
    await askLocked(tx, ctx, row, { text: requireMessage(request.message), remindOn: request.remindOn });
  const type = `${row.kind}${mailOf[decision]}` as const;
  const found = { submissionId: row.id, type, createdAt: ctx.now };
  const [mail, ...others] = await listMailsOf(tx, ctx.clubId, found);
  return {
    mail: mail
      ? {
          to: mail.toAddress,
          alsoTo: others.map(({ toAddress }) => toAddress),
          locale: mail.locale,
          subject: mail.subject,
          ...openContent(mail),
        }
      : null,
    memberNumbers: [...people],
    nextMemberNumber,
  };
}

function requireMessage(message: string | undefined): string {
  if (message?.trim()) return message;
  throw invalid([{ path: 'message', key: 'required' }]);
}
