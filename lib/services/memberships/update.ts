import { withClub } from '@/db/client';
import { lockCatalog } from '@/db/locks';
import type { UpdateMembershipSchema } from '@/lib/contracts/catalog';
import { toCents } from '@/lib/contracts/common';
import type { Ctx } from '@/lib/platform/context';
import { invalid } from '@/lib/platform/errors';
import { assertPrecondition, type Precondition } from '@/lib/platform/precondition';
import { markTranslations } from '@/lib/rules/texts/translation-marks';
import { changedNames, recordAudit } from '@/lib/services/audit/record-audit';
import { makeParts } from './make-parts';
import {
  assertNameFree,
  knownDepartmentIds,
  listParts,
  replaceParts,
  requireMembership,
  updateMembershipRow,
} from './queries';
import { toMembership } from './read';
import { checkConditions, checkDepartments, checkKeptIds, conditionColumns } from './rules';

type UpdateMembership = {
  readonly id: string;
  readonly membership: UpdateMembershipSchema;
  readonly precondition: Precondition;
};

/**
 * Updates a tariff; absent members keep their value. Updates prices and surcharges with an id, creates those without
 * one, and deletes missing ones. Submissions keep the price of the day of receipt. Throws 404, 412, 400 for an id of
 * another tariff or an unknown department, and 409 if another tariff has the name.
 */
export async function updateMembership(
  ctx: Ctx,
  { id, membership, precondition }: UpdateMembership,
): Promise<void> {
  const { clubId } = ctx;
  await withClub(ctx, async tx => {
    await lockCatalog(tx);
    const row = await requireMembership(tx, clubId, id, true);
    assertPrecondition(precondition, row.version);
    const stored = await listParts(tx, clubId, row.id);
    const before = toMembership({ membership: row, ...stored });
    const {
      id: _id,
      placesTaken: _taken,
      departmentPrices,
      surcharges,
      membershipPrice,
      ...fields
    } = markTranslations({ ...before, ...membership });
    const next = { departmentPrices, surcharges };
    const priced = departmentPrices.map(({ departmentId }) => departmentId);
    const known = await knownDepartmentIds(tx, clubId, priced);
    const violations = [
      ...checkConditions(fields),
      ...checkDepartments(next, known),
      ...checkKeptIds(next, stored),
    ];
    if (violations.length > 0) throw invalid(violations);
    await assertNameFree(tx, clubId, { id: row.id, name: fields.name });
    const columns = {
      ...fields,
      ...conditionColumns(fields),
      membershipPriceCents: toCents(membershipPrice),
      updatedAt: ctx.now,
    };
    const parts = makeParts({ clubId, membershipId: row.id }, next, stored);
    await updateMembershipRow(tx, row, columns);
    await replaceParts(tx, row, parts);
    const after = toMembership({
      membership: { ...row, ...columns },
      ...(await listParts(tx, clubId, row.id)),
    });
    const details = { changed: changedNames(before, after) };
    await recordAudit(tx, ctx, { action: 'Updated', recordType: 'Membership', recordId: row.id, details });
  });
}
