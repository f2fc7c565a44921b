import { v7 as uuid } from 'uuid';
import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/context';
import type { ChangeDataPrivacySchema, DataPrivacySchema } from '@/lib/contracts/data-privacy';
import { invalid } from '@/lib/errors';
import { assertPrecondition, type Precondition } from '@/lib/precondition';
import { changedNames } from '@/lib/services/audit/changed-names';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { type ConsentRow, getPrivacyRow, listConsents, replacePrivacy, replaceVersions } from './queries';
import { changedVersions, checkConsentIds, nextTextVersion } from './rules';
import { toDataPrivacy } from './serialize';

/**
 * Replaces notice, retention and consents. A consent that is sent with its id is kept, and counts a new version of its
 * text where the words changed; one that is left out is removed, submissions keep what they saw, and every wording stays
 * readable with the time while it held. Throws 412, and 400 for an id that the club does not have.
 */
export async function updateDataPrivacy(
  ctx: Ctx,
  input: ChangeDataPrivacySchema,
  precondition: Precondition = null,
): Promise<{ privacy: DataPrivacySchema; version: number }> {
  return withClub(ctx, async tx => {
    const row = await getPrivacyRow(tx, ctx.clubId, true);
    assertPrecondition(precondition, row.version);
    const stored = await listConsents(tx, ctx.clubId);
    const violations = checkConsentIds(input.consents, stored);
    if (violations.length > 0) throw invalid(violations);
    const { policyUrl, text, retention } = input;
    const columns = { policyUrl, text, ...retention, updatedAt: ctx.now };
    const consents = makeConsents(ctx, input, stored);
    await replacePrivacy(tx, row, columns, consents);
    await replaceVersions(tx, ctx.clubId, { ...changedVersions(stored, consents), now: ctx.now });
    const privacy = toDataPrivacy({ ...row, ...columns }, consents);
    const details = { changed: changedNames(toDataPrivacy(row, stored), privacy) };
    await recordAudit(tx, ctx, { action: 'Updated', recordType: 'DataPrivacy', details });
    return { privacy, version: row.version + 1 };
  });
}

function makeConsents(
  ctx: Ctx,
  { consents }: ChangeDataPrivacySchema,
  stored: readonly ConsentRow[],
): ConsentRow[] {
  return consents.map(({ textVersion: _textVersion, ...consent }, sortOrder) => {
    const before = stored.find(one => one.id === consent.id);
    return {
      clubId: ctx.clubId,
      ...consent,
      id: consent.id ?? uuid(),
      textVersion: nextTextVersion(consent, before),
      sortOrder,
      createdAt: before?.createdAt ?? ctx.now,
    };
  });
}
