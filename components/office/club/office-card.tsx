'use client';

import { useTranslations } from 'use-intl';
import type { InfoCardProps } from '@/components/office/club/club-info-cards';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';

const choices = [1, 8, 24, 168, 336];

/** Time of inactivity after which the office signs users out. */
export function OfficeCard({ draft }: InfoCardProps) {
  const t = useTranslations('club.info');
  const { value, set, errorOf } = draft;
  const current = value.officeIdleHours ?? 24;
  // The API allows any number of hours.
  const hours = [...new Set([...choices, current])].sort((a, b) => a - b);
  return (
    <Card title={t('office')}>
      <Field
        label={t('officeIdleHours')}
        hint={t('officeIdleHoursHint')}
        error={errorOf('officeIdleHours')}
        className="max-w-sm"
      >
        <Select
          value={String(current)}
          onChange={event => set({ officeIdleHours: Number(event.target.value) })}
        >
          {hours.map(one => (
            <option key={one} value={one}>
              {t('officeIdle', { hours: one })}
            </option>
          ))}
        </Select>
      </Field>
    </Card>
  );
}
