'use client';

import { useTranslations } from 'use-intl';
import type { CustomFieldValues } from '@/components/office/club/custom-fields/custom-field-draft';
import { useOffered } from '@/components/office/club/use-offered';

/** Words of a field's options, and of settings that the form shows only for some types. */
export function useDescribeCustomField() {
  const t = useTranslations('club.customFields');
  return {
    isActive: { ...useOffered(), label: t('offered') },
    options: {
      label: t('options'),
      write: (options: CustomFieldValues['options']) =>
        options.map(({ label, value }) => `${label} (${value})`).join('\n'),
    },
  };
}
