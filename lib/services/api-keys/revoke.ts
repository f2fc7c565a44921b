import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { notFound } from '@/lib/platform/errors';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { revokeKey } from './queries';

/**
 * Revokes a key from the next request on; its name stays for histories. Throws 404, also for a revoked or expired key.
 */
export async function revokeApiKey(ctx: Ctx, id: string): Promise<void> {
  await withClub(ctx, async tx => {
    if (!(await revokeKey(tx, ctx.clubId, id, ctx.now))) throw notFound();
    await recordAudit(tx, ctx, { action: 'Deleted', recordType: 'ApiKey', recordId: id });
  });
}
