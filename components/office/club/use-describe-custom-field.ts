'use client';

import { useTranslations } from 'use-intl';
import type { CustomField } from '@/lib/api-client/master-data';
import { describeBy } from './conflict-notice';

/** Labels and texts of a field's members when two states are compared. */
export function useDescribeCustomField() {
  const t = useTranslations('club.customFields');
  const labels = useTranslations('labels');
  const yesNo = (value: boolean) => labels(value ? 'answer.yes' : 'answer.no');
  const plain = (name: 'minLength' | 'maxLength' | 'min' | 'max' | 'pattern' | 'defaultValue') => ({
    label: t(name),
    write: (field: CustomField) => `${field[name] ?? ''}`,
  });
  return describeBy<CustomField>({
    label: { label: t('label'), write: ({ label }) => label },
    internalName: { label: t('internalName'), write: ({ internalName }) => internalName },
    description: { label: t('description'), write: ({ description }) => description },
    placeholder: { label: t('placeholder'), write: ({ placeholder }) => placeholder },
    category: { label: t('category'), write: ({ category }) => labels(`customFieldCategory.${category}`) },
    forms: {
      label: t('forms'),
      write: ({ forms }) => forms.map(form => labels(`kind.${form}`)).join(', '),
    },
    isRequired: { label: t('isRequired'), write: ({ isRequired }) => yesNo(isRequired) },
    isActive: { label: t('offered'), write: ({ isActive }) => yesNo(isActive) },
    options: {
      label: t('options'),
      write: ({ options }) => options.map(({ label, value }) => `${label} (${value})`).join('\n'),
    },
    minLength: plain('minLength'),
    maxLength: plain('maxLength'),
    min: plain('min'),
    max: plain('max'),
    pattern: plain('pattern'),
    defaultValue: plain('defaultValue'),
  });
}
