import { withClub } from '@/db/client';
import type { ApiKey } from '@/lib/contracts/users';
import type { Ctx } from '@/lib/platform/context';
import { listKeys } from './queries';
import { toApiKey } from './serialize';

/** The keys of the club by name, without those that are revoked. */
export async function listApiKeys(ctx: Ctx): Promise<ApiKey[]> {
  return withClub(ctx, async tx => (await listKeys(tx, ctx.clubId)).map(toApiKey));
}
