import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { notFound } from '@/lib/platform/errors';
import type { Precondition } from '@/lib/platform/precondition';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { deleteLogo, findLogo, lockClub } from './queries';
import { toClubLogo } from './read';
import { assertLogoVersion } from './rules';

/** Removes the logo from forms, mails and documents. Throws 404 without a logo, and 412. */
export async function removeLogo(
  ctx: Ctx,
  { precondition }: { readonly precondition: Precondition },
): Promise<void> {
  await withClub(ctx, async tx => {
    await lockClub(tx, ctx.clubId);
    const stored = await findLogo(tx, ctx.clubId);
    if (!stored) throw notFound();
    assertLogoVersion(precondition, toClubLogo(stored));
    await deleteLogo(tx, ctx.clubId);
    await recordAudit(tx, ctx, { action: 'Deleted', recordType: 'ClubLogo' });
  });
}
