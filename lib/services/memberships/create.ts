import { v7 as uuid } from 'uuid';
import { withClub } from '@/db/client';
import { lockCatalog } from '@/db/locks';
import { type ChangeMembershipSchema, type MembershipSchema, membershipsMax } from '@/lib/contracts/catalog';
import { toCents } from '@/lib/contracts/common';
import type { Ctx } from '@/lib/platform/context';
import { AppError, invalid } from '@/lib/platform/errors';
import { markTranslations } from '@/lib/rules/texts/translation-marks';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { makeParts } from './make-parts';
import {
  assertNameFree,
  countMemberships,
  insertMembership,
  knownDepartmentIds,
  listParts,
  replaceParts,
} from './queries';
import { toMembership, withPlacesTaken } from './read';
import { checkConditions, checkDepartments, conditionColumns } from './rules';

/**
 * Creates a tariff with its department prices and surcharges. Ignores ids in them, so a tariff that was read can be
 * sent to copy it. Throws 400 for an unknown department. Throws 409 if another tariff has the name or the club has
 * the maximum of tariffs.
 */
export async function createMembership(ctx: Ctx, input: ChangeMembershipSchema): Promise<MembershipSchema> {
  const {
    departmentPrices,
    surcharges,
    membershipPrice,
    id: _id,
    placesTaken: _taken,
    ...fields
  } = markTranslations(input);
  const { clubId, now } = ctx;
  const id = uuid();
  const withoutIds = {
    departmentPrices: departmentPrices.map(({ id: _priceId, ...price }) => price),
    surcharges: surcharges.map(({ id: _surchargeId, ...surcharge }) => surcharge),
  };
  return withClub(ctx, async tx => {
    await lockCatalog(tx);
    const known = await knownDepartmentIds(
      tx,
      clubId,
      departmentPrices.map(({ departmentId }) => departmentId),
    );
    const violations = [...checkConditions(input), ...checkDepartments(input, known)];
    if (violations.length > 0) throw invalid(violations);
    await assertNameFree(tx, clubId, { id, name: fields.name });
    if ((await countMemberships(tx, clubId)) >= membershipsMax) {
      throw new AppError('limit-reached', { members: { maximum: membershipsMax } });
    }
    const membershipPriceCents = toCents(membershipPrice);
    const row = {
      clubId,
      id,
      ...fields,
      ...conditionColumns(fields),
      membershipPriceCents,
      createdAt: now,
      updatedAt: now,
    };
    const membership = await insertMembership(tx, row);
    await replaceParts(tx, membership, makeParts({ clubId, membershipId: id }, withoutIds));
    await recordAudit(tx, ctx, { action: 'Created', recordType: 'Membership', recordId: id });
    return withPlacesTaken(toMembership({ membership, ...(await listParts(tx, clubId, id)) }));
  });
}
