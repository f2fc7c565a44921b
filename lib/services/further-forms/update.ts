import { withClub } from '@/db/client';
import { lockCatalog } from '@/db/locks';
import type { UpdateFurtherForm as Changes, FurtherForm } from '@/lib/contracts/further-forms';
import type { Ctx } from '@/lib/platform/context';
import { invalid } from '@/lib/platform/errors';
import { assertPrecondition, type Precondition } from '@/lib/platform/precondition';
import { markTranslations } from '@/lib/rules/texts/translation-marks';
import { changedNames, recordAudit } from '@/lib/services/audit/record-audit';
import { listKnownMemberships } from '@/lib/services/memberships/read';
import { assertSlugFree, requireFurtherForm, updateFurtherFormRow } from './queries';
import { toFurtherForm } from './read';
import { checkFurtherForm, toInstants } from './rules';

type UpdateFurtherForm = {
  readonly id: string;
  readonly form: Changes;
  readonly precondition: Precondition;
};

/**
 * Changes a further form; absent properties do not change. Throws 404, 412, 400 for an unknown tariff, and 409 if the
 * slug is used.
 */
export async function updateFurtherForm(
  ctx: Ctx,
  { id, form, precondition }: UpdateFurtherForm,
): Promise<{ form: FurtherForm; version: number }> {
  const { id: _id, opensAt: _opensAt, closesAt: _closesAt, ...fields } = markTranslations(form);
  const columns = { ...fields, ...toInstants(form) };
  return withClub(ctx, async tx => {
    await lockCatalog(tx);
    const row = await requireFurtherForm(tx, ctx.clubId, id, true);
    assertPrecondition(precondition, row.version);
    const known = await listKnownMemberships({ ...ctx, tx });
    const violations = checkFurtherForm(
      { ...row, ...columns },
      known.map(one => one.id),
    );
    if (violations.length > 0) throw invalid(violations);
    await assertSlugFree(tx, ctx.clubId, { id: row.id, slug: fields.slug });
    const stored = await updateFurtherFormRow(tx, row, { ...columns, updatedAt: ctx.now });
    const after = toFurtherForm(stored);
    const details = { changed: changedNames(toFurtherForm(row), after) };
    await recordAudit(tx, ctx, { action: 'Updated', recordType: 'FurtherForm', recordId: row.id, details });
    return { form: after, version: stored.version };
  });
}
