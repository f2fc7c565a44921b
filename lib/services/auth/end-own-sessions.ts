import { validate as isUuid } from 'uuid';
import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { notFound } from '@/lib/platform/errors';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { requirePerson } from './require-person';
import { endSessionOf, endSessionsBut } from './session-queries';

/**
 * Ends one sign-in of the signed-in user, also the one that asks, with every token that belongs to it. Throws 404 for
 * one that has ended or is another's, 403 for an API key.
 */
export async function endOwnSession(ctx: Ctx, id: string): Promise<void> {
  const { id: userId } = requirePerson(ctx.actor);
  if (!isUuid(id)) throw notFound();
  await withClub(ctx, async tx => {
    if (!(await endSessionOf(tx, userId, { id, now: ctx.now }))) throw notFound();
    await recordAudit(tx, ctx, { action: 'Deleted', recordType: 'Session', recordId: id });
  });
}

/** Ends every sign-in of the signed-in user but the one that asks. Throws 403 for an API key. */
export async function endOtherSessions(ctx: Ctx): Promise<void> {
  const { id: userId, sessionId } = requirePerson(ctx.actor);
  await withClub(ctx, async tx => {
    const count = await endSessionsBut(tx, userId, { id: sessionId, now: ctx.now });
    if (count > 0)
      await recordAudit(tx, ctx, { action: 'Deleted', recordType: 'Session', details: { count } });
  });
}
