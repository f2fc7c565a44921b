import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { assertEtag, contentEtagOf, type Precondition } from '@/lib/platform/precondition';
import type { EmailTemplateType } from '@/lib/rules/enums';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { deleteTemplate } from './queries';
import { readTemplate } from './read';

/** Removes the club's own text, so that the default applies; does nothing if there is none. Throws 412. */
export async function resetEmailTemplate(
  ctx: Ctx,
  { type, precondition }: { type: EmailTemplateType; precondition: Precondition },
): Promise<void> {
  await withClub(ctx, async tx => {
    const before = await readTemplate(tx, ctx.clubId, type, true);
    assertEtag(precondition, contentEtagOf(JSON.stringify(before)));
    if (!before.isCustom) return;
    await deleteTemplate(tx, ctx.clubId, type);
    await recordAudit(tx, ctx, { action: 'Deleted', recordType: 'EmailTemplate', recordId: type });
  });
}
