import type { ApiKey } from '@/lib/contracts/users';
import type { ApiKeyRow } from './queries';

/** Without the key itself, of which only a hash is kept. */
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
  };
}
