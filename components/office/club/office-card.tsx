'use client';

import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { SelectField } from '@/components/forms/choice-fields';
import type { InfoCardProps } from '@/components/office/club/club-info-cards';
import { Card } from '@/components/ui/display/card';
import { deletingRoles } from '@/lib/rules/enums';

const choices = [1, 8, 24, 168, 336];

/** Time of inactivity after which the office signs users out, and who deletes submissions. */
export function OfficeCard({ form }: InfoCardProps) {
  const t = useTranslations('club.info');
  const labels = useTranslations('labels.role');
  const current = useWatch({ control: form.control, name: 'officeIdleHours' });
  // The API allows any number of hours.
  const hours = [...new Set([...choices, current])].sort((a, b) => a - b);
  return (
    <Card title={t('office')}>
      <SelectField
        form={form}
        name="officeIdleHours"
        label={t('officeIdleHours')}
        hint={t('officeIdleHoursHint')}
        options={hours.map(value => ({ value, label: t('officeIdle', { hours: value }) }))}
        fieldClassName="max-w-sm"
      />
      <SelectField
        form={form}
        name="deletingRole"
        label={t('deletingRole')}
        hint={t('deletingRoleHint')}
        options={deletingRoles.toReversed().map(value => ({ value, label: labels(value) }))}
        fieldClassName="mt-5 max-w-sm"
      />
    </Card>
  );
}
