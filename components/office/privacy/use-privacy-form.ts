'use client';

import { useApiForm } from '@/components/forms/use-api-form';
import { toPrivacyChange } from '@/components/office/privacy/privacy-draft';
import type { Versioned } from '@/lib/api-client/client';
import { type DataPrivacy, readDataPrivacy, saveDataPrivacy } from '@/lib/api-client/data-privacy';

type Options = Pick<Parameters<typeof useApiForm<DataPrivacy>>[0], 'check' | 'mayProceed' | 'describe'>;

/** All parts belong to one record, whichever is edited. */
export function usePrivacyForm(read: Versioned<DataPrivacy>, options: Options = {}) {
  return useApiForm<DataPrivacy>({
    read,
    save: (value, etag) => saveDataPrivacy(toPrivacyChange(value), etag),
    reread: readDataPrivacy,
    ...options,
  });
}
