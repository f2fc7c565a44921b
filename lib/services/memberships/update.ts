import { lockCatalog } from '@/db/catalog-lock';
import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/context';
import type { ChangeMembershipSchema } from '@/lib/contracts/catalog';
import { toCents } from '@/lib/contracts/common';
import { invalid } from '@/lib/errors';
import { assertPrecondition, type Precondition } from '@/lib/precondition';
import { changedNames } from '@/lib/services/audit/changed-names';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { assertNameFree } from './assert-name-free';
import { makeParts } from './make-parts';
import {
  knownDepartmentIds,
  listParts,
  replaceParts,
  requireMembership,
  updateMembershipRow,
} from './queries';
import { checkDepartments, checkKeptIds } from './rules';
import { toMembership } from './serialize';

type UpdateMembership = {
  readonly id: string;
  readonly membership: ChangeMembershipSchema;
  readonly precondition: Precondition;
};

/**
 * Replaces a tariff with its prices and surcharges: those whose id is sent are kept and changed, those that are left out
 * go, those without an id are new. Submissions keep the price of their day. Throws 404, 412, 400 for an id that is not
 * this tariff's own or a department that the club does not have, and 409 where another tariff has the name.
 */
export async function updateMembership(
  ctx: Ctx,
  { id, membership, precondition }: UpdateMembership,
): Promise<void> {
  const { clubId } = ctx;
  const { departmentPrices, surcharges, membershipPrice, id: _id, ...fields } = membership;
  await withClub(ctx, async tx => {
    await lockCatalog(tx, clubId);
    const row = await requireMembership(tx, clubId, id, true);
    assertPrecondition(precondition, row.version);
    const stored = await listParts(tx, clubId, row.id);
    const priced = departmentPrices.map(({ departmentId }) => departmentId);
    const known = await knownDepartmentIds(tx, clubId, priced);
    const violations = [...checkDepartments(membership, known), ...checkKeptIds(membership, stored)];
    if (violations.length > 0) throw invalid(violations);
    await assertNameFree(tx, clubId, { id: row.id, name: fields.name });
    const columns = { ...fields, membershipPriceCents: toCents(membershipPrice), updatedAt: ctx.now };
    const parts = makeParts({ clubId, membershipId: row.id }, { departmentPrices, surcharges }, stored);
    await updateMembershipRow(tx, row, columns);
    await replaceParts(tx, row, parts);
    const before = toMembership({ membership: row, ...stored });
    const after = toMembership({
      membership: { ...row, ...columns },
      ...(await listParts(tx, clubId, row.id)),
    });
    const details = { changed: changedNames(before, after) };
    await recordAudit(tx, ctx, { action: 'Updated', recordType: 'Membership', recordId: row.id, details });
  });
}
