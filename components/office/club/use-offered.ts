'use client';

import { useTranslations } from 'use-intl';
import type { FieldWords } from '@/components/forms/use-api-form';

/** Words of `isActive`, which the record's menu changes. */
export function useOffered(): FieldWords<boolean> {
  const t = useTranslations('club');
  const answer = useTranslations('labels.answer');
  return { label: t('departments.offered'), write: isActive => answer(isActive ? 'yes' : 'no') };
}
