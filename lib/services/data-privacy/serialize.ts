import type { DataPrivacySchema } from '@/lib/contracts/data-privacy';
import type { ConsentRow, PrivacyRow } from './queries';

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
