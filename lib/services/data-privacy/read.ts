import { z } from 'zod';
import { withClub } from '@/db/client';
import type { ConsentVersion, ConsentVersionsQuery, DataPrivacySchema } from '@/lib/contracts/data-privacy';
import { ifTranslated } from '@/lib/contracts/translations';
import type { Ctx } from '@/lib/platform/context';
import { decodeCursor, pageOf } from '@/lib/platform/cursor';
import { consentAges } from '@/lib/rules/enums';
import {
  type ConsentRow,
  type ConsentVersionRow,
  countVersions,
  getPrivacyRow,
  listConsents,
  listVersions,
  type PrivacyRow,
} from './queries';

/** Returns privacy notice, consents and retention, and their version. */
export async function getDataPrivacy(ctx: Ctx): Promise<{ privacy: DataPrivacySchema; version: number }> {
  return withClub(ctx, async tx => {
    const row = await getPrivacyRow(tx, ctx.clubId);
    return { privacy: toDataPrivacy(row, await listConsents(tx, ctx.clubId)), version: row.version };
  });
}

const Place = z.tuple([z.string(), z.string(), z.string()]);

/**
 * Lists the wordings of consents with their start, the latest first; with an id only those of one consent, also
 * removed.
 */
export async function listConsentVersions(
  ctx: Ctx,
  { limit, cursor, consentId }: ConsentVersionsQuery,
): Promise<{ items: ConsentVersion[]; nextCursor: string | null; totalCount: number }> {
  const list = { name: 'consent-versions', clubId: ctx.clubId, of: consentId ?? '' };
  const after = decodeCursor(cursor, list, Place);
  return withClub(ctx, async tx => {
    const found = await listVersions(tx, ctx.clubId, { consentId, after, limit: limit + 1 });
    const { rows, nextCursor } = pageOf(found, limit, list, row => [
      row.validFrom.toISOString(),
      row.consentId,
      String(row.textVersion),
    ]);
    return {
      items: rows.map(toConsentVersion),
      nextCursor,
      totalCount: await countVersions(tx, ctx.clubId, consentId),
    };
  });
}

export function toDataPrivacy(row: PrivacyRow, consents: readonly ConsentRow[]): DataPrivacySchema {
  const { policyUrl, text, translations, unconfirmedDays, rejectedDays, acceptedDays, evidenceDays } = row;
  return {
    policyUrl,
    text,
    ...ifTranslated(translations),
    consents: consents.map(({ clubId: _clubId, sortOrder: _order, createdAt: _createdAt, ...one }) => {
      const { translations: words, ...consent } = one;
      return { ...consent, ...ifTranslated(words) };
    }),
    retention: { unconfirmedDays, rejectedDays, acceptedDays, evidenceDays },
    familyConsents: toFamilyConsents(row),
  };
}

export function toFamilyConsents(
  row: Pick<PrivacyRow, 'adultConsents' | 'consentAge'>,
): DataPrivacySchema['familyConsents'] {
  return {
    adults: row.adultConsents,
    fromAge: consentAges.find(age => age === row.consentAge) ?? null,
  };
}

function toConsentVersion({
  clubId: _clubId,
  validFrom,
  validUntil,
  translations,
  ...version
}: ConsentVersionRow): ConsentVersion {
  return {
    ...version,
    ...ifTranslated(translations),
    validFrom: validFrom.toISOString(),
    validUntil: validUntil?.toISOString() ?? null,
  };
}
