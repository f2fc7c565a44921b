import { v7 as uuid } from 'uuid';
import { withClub } from '@/db/client';
import { lockCatalog } from '@/db/locks';
import { type ChangeFurtherForm, type FurtherForm, furtherFormsMax } from '@/lib/contracts/further-forms';
import type { Ctx } from '@/lib/platform/context';
import { AppError, invalid } from '@/lib/platform/errors';
import { markTranslations } from '@/lib/rules/texts/translation-marks';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { listKnownMemberships } from '@/lib/services/memberships/read';
import { assertSlugFree, countFurtherForms, insertFurtherForm } from './queries';
import { toFurtherForm } from './read';
import { checkFurtherForm, toInstants } from './rules';

/** Throws 400 for an unknown tariff, and 409 if the slug is used or the club has the maximum number of forms. */
export async function createFurtherForm(ctx: Ctx, input: ChangeFurtherForm): Promise<FurtherForm> {
  const { id: _id, ...fields } = markTranslations(input);
  const row = {
    ...fields,
    opensAt: null,
    closesAt: null,
    ...toInstants(fields),
    clubId: ctx.clubId,
    id: uuid(),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
  return withClub(ctx, async tx => {
    await lockCatalog(tx);
    const known = await listKnownMemberships({ ...ctx, tx });
    const violations = checkFurtherForm(
      row,
      known.map(({ id }) => id),
    );
    if (violations.length > 0) throw invalid(violations);
    await assertSlugFree(tx, ctx.clubId, row);
    if ((await countFurtherForms(tx, ctx.clubId)) >= furtherFormsMax) {
      throw new AppError('limit-reached', { members: { maximum: furtherFormsMax } });
    }
    const form = toFurtherForm(await insertFurtherForm(tx, row));
    await recordAudit(tx, ctx, { action: 'Created', recordType: 'FurtherForm', recordId: row.id });
    return form;
  });
}
