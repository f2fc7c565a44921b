import { newId, withoutNewId } from '@/components/office/club/new-id';
import type { DataPrivacy, Retention } from '@/lib/api-client/data-privacy';
import type { ChangeDataPrivacySchema } from '@/lib/contracts/data-privacy';

export type Consent = DataPrivacy['consents'][number];

export function emptyConsent(): Consent {
  return {
    id: newId(),
    mediaType: 'Website',
    label: '',
    text: '',
    isRequired: false,
    isActive: true,
    textVersion: 0,
  };
}

/** Consents that most clubs need. Statutes must be accepted to become a member; the others are voluntary. */
export const suggestedConsents = {
  photos: { mediaType: 'Website', isRequired: false },
  newsletter: { mediaType: 'Newsletter', isRequired: false },
  statutes: { mediaType: 'Website', isRequired: true },
} as const satisfies Readonly<Record<string, Partial<Consent>>>;

export const suggestionNames = ['photos', 'newsletter', 'statutes'] as const;

export function toPrivacyChange(privacy: DataPrivacy): ChangeDataPrivacySchema {
  return {
    ...privacy,
    consents: privacy.consents.map(({ textVersion: _textVersion, ...consent }) => withoutNewId(consent)),
  };
}

/** Whether the words of a stored consent change in any language, which creates a new version. */
export function isReworded(before: readonly Consent[], { id, label, text, translations }: Consent): boolean {
  const known = before.find(one => one.id === id);
  const words = (one: unknown) => JSON.stringify(one ?? {});
  return (
    known !== undefined &&
    (known.label !== label || known.text !== text || words(known.translations) !== words(translations))
  );
}

export const periodNames = ['unconfirmedDays', 'rejectedDays', 'acceptedDays', 'evidenceDays'] as const;

/** Whether a period is shorter than before; 0 means no limit. */
export function isShortened(before: Retention, after: Retention): boolean {
  const length = (days: number | undefined) => (days ? days : Number.POSITIVE_INFINITY);
  return periodNames.some(name => length(after[name]) < length(before[name]));
}

/** Periods that can be sent; null if one is unreadable. */
export function readablePeriods(retention: Retention): Retention | null {
  const isReadable = periodNames.every(name => {
    const days = retention[name] ?? 0;
    return Number.isInteger(days) && days <= daysMax;
  });
  return isReadable ? retention : null;
}

export const daysMax = 36_500;
