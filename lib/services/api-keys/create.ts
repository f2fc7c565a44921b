import { v7 as uuidv7 } from 'uuid';
import { type Tx, withClub } from '@/db/client';
import { lockClubRow } from '@/db/locks';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { apiKeysMax, type CreateApiKey, type CreatedApiKey } from '@/lib/contracts/users';
import type { Ctx } from '@/lib/platform/context';
import { randomToken, tokenHash } from '@/lib/platform/crypto/keyed-hash';
import { AppError, invalid } from '@/lib/platform/errors';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { findPresentRole, insertKey, listKeys } from './queries';
import { toApiKey } from './read';
import { personOf } from './revoke-or-transfer-keys';

/**
 * Creates an API key: `ek_` and 256 random bits, shown only in this response. Throws 403 for a role above the caller's
 * own, and if they lost theirs while the request came in, 400 for an expiry in the past, 409 if the club has the
 * maximum number of keys. A key made by an API key belongs to the creator of that one. `revokeOrTransferKeys` says what
 * becomes of it when they lose rights.
 */
export async function createApiKey(ctx: Ctx, input: CreateApiKey): Promise<CreatedApiKey> {
  const { actor } = ctx;
  if ('role' in actor && !isRoleAtLeast(actor.role, input.role)) throw new AppError('forbidden');
  const expiresAt = input.expiresAt === null ? null : new Date(input.expiresAt);
  if (expiresAt && expiresAt <= ctx.now) throw invalid([{ path: 'expiresAt', key: 'instantPast' }]);
  const id = uuidv7();
  const key = `ek_${randomToken()}`;
  return withClub(ctx, async tx => {
    await lockClubRow(tx, ctx.clubId);
    await assertRoleIsKept(tx, ctx);
    if ((await listKeys(tx, ctx.clubId)).length >= apiKeysMax) {
      throw new AppError('limit-reached', { members: { maximum: apiKeysMax } });
    }
    await insertKey(tx, {
      clubId: ctx.clubId,
      id,
      name: input.name,
      role: input.role,
      keyHash: tokenHash(key),
      lastFour: key.slice(-4),
      createdBy: await personOf(tx, ctx),
      createdAt: ctx.now,
      expiresAt,
    });
    await recordAudit(tx, ctx, {
      action: 'Created',
      recordType: 'ApiKey',
      recordId: id,
      details: { role: input.role },
    });
    const [row] = await listKeys(tx, ctx.clubId, { id });
    if (!row) throw new Error('An insert without a row');
    return { ...toApiKey(row), key };
  });
}

async function assertRoleIsKept(tx: Tx, { clubId, actor }: Ctx): Promise<void> {
  if (!('role' in actor)) return;
  const role = await findPresentRole(tx, clubId, actor);
  if (role === null || !isRoleAtLeast(role, actor.role)) throw new AppError('forbidden');
}
