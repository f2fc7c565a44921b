import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { submissionKinds } from '@/lib/rules/enums';
import { addSelections } from './queries';

/** Notifies the first Admin of a new club of submissions of every kind. The club can change it. */
export async function subscribeFirstAdmin(ctx: Ctx, userId: string): Promise<void> {
  await withClub(ctx, tx =>
    addSelections(
      tx,
      ctx.clubId,
      submissionKinds.map(kind => ({ userId, kind })),
    ),
  );
}
