import type { Tx } from '@/db/client';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import type { KeysOfUser } from '@/lib/contracts/users';
import type { Ctx } from '@/lib/platform/context';
import { AppError } from '@/lib/platform/errors';
import { type Role, roles } from '@/lib/rules/enums';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { findCreatorOf, revokeKeysOf, transferKeys, updateCreatorName } from './queries';

type LostRights = {
  readonly userId: string;
  /** The highest role that the keys of the user may have from now on; null if none may remain. */
  readonly highest: Role | null;
  readonly choice: KeysOfUser;
};

/**
 * Ends the API keys of a user who loses rights, as far as the keys may do more than the user from now on, or makes them
 * keys of the acting user. Keeps the user's name with all their keys. Throws a 400 if the user would take over their own
 * keys, or nobody would.
 */
export async function revokeOrTransferKeys(
  tx: Tx,
  ctx: Pick<Ctx, 'clubId' | 'actor' | 'now'>,
  { userId, highest, choice }: LostRights,
): Promise<void> {
  const { clubId, now } = ctx;
  const refused = roles.filter(role => highest === null || !isRoleAtLeast(highest, role));
  const taker = choice === 'TakeOver' ? await personOf(tx, ctx) : null;
  if (choice === 'TakeOver' && (taker === null || taker === userId)) {
    throw new AppError('bad-query', { violations: [{ path: 'createdKeys', key: 'keysTakenOver' }] });
  }
  await updateCreatorName(tx, clubId, userId);
  const of = { clubId, userId, roles: refused };
  const ids = taker === null ? await revokeKeysOf(tx, of, now) : await transferKeys(tx, of, taker);
  for (const recordId of ids) {
    const deed =
      taker === null
        ? ({ action: 'Deleted' } as const)
        : ({ action: 'Updated', details: { changed: ['createdBy'] } } as const);
    await recordAudit(tx, ctx, { recordType: 'ApiKey', recordId, ...deed });
  }
}

/** The acting user; for an API key its creator. Null if there is none or they have left the club. */
export async function personOf(
  tx: Tx,
  { clubId, actor }: Pick<Ctx, 'clubId' | 'actor'>,
): Promise<string | null> {
  if (actor.kind === 'User') return actor.id;
  return actor.kind === 'ApiKey' ? findCreatorOf(tx, clubId, actor.id) : null;
}
