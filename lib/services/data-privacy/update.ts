import { v7 as uuid } from 'uuid';
import { withClub } from '@/db/client';
import type { ChangeConsent, ChangeDataPrivacySchema, DataPrivacySchema } from '@/lib/contracts/data-privacy';
import type { Ctx } from '@/lib/platform/context';
import { invalid } from '@/lib/platform/errors';
import { assertPrecondition, type Precondition } from '@/lib/platform/precondition';
import { markTranslations } from '@/lib/rules/texts/translation-marks';
import { changedNames, recordAudit } from '@/lib/services/audit/record-audit';
import { type ConsentRow, getPrivacyRow, listConsents, replacePrivacy, replaceVersions } from './queries';
import { toDataPrivacy } from './read';
import { changedVersions, checkConsentIds, nextTextVersion } from './rules';

/**
 * Changes notice, retention, consents and who is asked about them in a family; absent properties do not change. A
 * consent that is sent with its id stays, with a new text version if the wording changed. Stored consents that are not
 * sent are removed. Submissions store the wording that the person saw. Every wording stays readable with its period.
 * Throws 412, and 400 for an unknown id.
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
    const violations = checkConsentIds(input.consents ?? [], stored);
    if (violations.length > 0) throw invalid(violations);
    const { consents: sent, retention, familyConsents, ...notice } = input;
    const { adults = row.adultConsents, fromAge = row.consentAge } = familyConsents ?? {};
    const asked = { adultConsents: adults, consentAge: fromAge };
    const columns = markTranslations({ ...row, ...notice, ...retention, ...asked, updatedAt: ctx.now });
    const consents = sent ? makeConsents(ctx, sent, stored) : stored;
    await replacePrivacy(tx, row, columns, consents);
    await replaceVersions(tx, ctx.clubId, { ...changedVersions(stored, consents), now: ctx.now });
    const privacy = toDataPrivacy(columns, consents);
    const details = { changed: changedNames(toDataPrivacy(row, stored), privacy) };
    await recordAudit(tx, ctx, { action: 'Updated', recordType: 'DataPrivacy', details });
    return { privacy, version: row.version + 1 };
  });
}

function makeConsents(ctx: Ctx, sent: readonly ChangeConsent[], stored: readonly ConsentRow[]): ConsentRow[] {
  return sent.map(({ textVersion: _textVersion, ...changes }, sortOrder) => {
    const before = stored.find(one => one.id === changes.id);
    const standard = { text: '', translations: {}, isRequired: false, isActive: true };
    const consent = markTranslations({ ...standard, ...before, ...changes });
    return {
      ...consent,
      clubId: ctx.clubId,
      id: before?.id ?? uuid(),
      textVersion: nextTextVersion(consent, before),
      sortOrder,
      createdAt: before?.createdAt ?? ctx.now,
    };
  });
}
