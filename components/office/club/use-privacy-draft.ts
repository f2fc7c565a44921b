'use client';

import { useTranslations } from 'use-intl';
import { periodNames, toPrivacyChange } from '@/components/office/club/privacy-draft';
import { type FieldErrors, useRecordDraft } from '@/components/office/club/use-record-draft';
import type { Versioned } from '@/lib/api-client/client';
import {
  type DataPrivacy,
  type Retention,
  readDataPrivacy,
  saveDataPrivacy,
} from '@/lib/api-client/data-privacy';
import { describeBy } from './conflict-notice';

/** All parts belong to one record, whichever is edited. */
export function usePrivacyDraft(read: Versioned<DataPrivacy>, check?: (privacy: DataPrivacy) => FieldErrors) {
  return useRecordDraft<DataPrivacy>({
    read,
    save: (value, etag) => saveDataPrivacy(toPrivacyChange(value), etag),
    reread: readDataPrivacy,
    ...(check ? { check } : {}),
  });
}

/** Labels and texts of its members when two states are compared. */
export function usePrivacyWords() {
  const t = useTranslations('club');
  const ofRetention = (retention: Retention) =>
    periodNames.map(name => `${t(`retention.${name}`)}: ${retention[name] ?? 0}`).join('\n');
  return describeBy<DataPrivacy>({
    policyUrl: { label: t('privacy.policyUrl'), write: ({ policyUrl }) => policyUrl },
    text: { label: t('privacy.noticeText'), write: ({ text }) => text },
    consents: {
      label: t('privacy.consents'),
      write: ({ consents }) => consents.map(({ label, text }) => `${label}: ${text}`).join('\n'),
    },
    retention: { label: t('privacy.retention'), write: ({ retention }) => ofRetention(retention) },
  });
}
