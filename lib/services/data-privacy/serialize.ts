import type { ConsentVersion, DataPrivacySchema } from '@/lib/contracts/data-privacy';
import type { ConsentRow, ConsentVersionRow, PrivacyRow } from './queries';

export function toDataPrivacy(row: PrivacyRow, consents: readonly ConsentRow[]): DataPrivacySchema {
  const { policyUrl, text, unconfirmedDays, rejectedDays, acceptedDays, evidenceDays } = row;
  return {
    ...{ policyUrl, text },
    consents: consents.map(({ id, mediaType, label, text: words, isRequired, isActive, textVersion }) => ({
      ...{ id, mediaType, label, text: words, isRequired, isActive, textVersion },
    })),
    retention: { unconfirmedDays, rejectedDays, acceptedDays, evidenceDays },
  };
}

export function toConsentVersion({
  clubId: _clubId,
  validFrom,
  validUntil,
  ...version
}: ConsentVersionRow): ConsentVersion {
  return {
    ...version,
    validFrom: validFrom.toISOString(),
    validUntil: validUntil?.toISOString() ?? null,
  };
}
