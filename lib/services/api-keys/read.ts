import { withClub } from '@/db/client';
import type { ApiKey } from '@/lib/contracts/users';
import type { Ctx } from '@/lib/platform/context';
import { type ApiKeyRow, listKeys } from './queries';

/** Lists the keys of the club by name, without revoked ones unless they are asked for. */
export async function listApiKeys(ctx: Ctx, { includeRevoked = false } = {}): Promise<ApiKey[]> {
  return withClub(ctx, async tx => (await listKeys(tx, ctx.clubId, { includeRevoked })).map(toApiKey));
}

/** Without the key itself, of which only a hash is stored. */
export function toApiKey(row: ApiKeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name,
    role: row.role,
    lastFour: row.lastFour,
    createdBy: row.creatorName,
    createdById: row.creatorId,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  };
}
