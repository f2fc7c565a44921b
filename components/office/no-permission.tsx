'use client';

import { Lock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '@/components/ui/empty-state';
import type { Role } from '@/lib/rules/enums';

/** Replaces a page that the role does not include. */
export function NoPermission({ needed }: { needed: Role }) {
  const t = useTranslations('office.noPermission');
  const labels = useTranslations('labels.role');
  return (
    <EmptyState
      icon={Lock}
      headingLevel={1}
      title={t('title')}
      description={t('text', { role: labels(needed) })}
    />
  );
}
