'use client';

import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { DownloadLink } from '@/components/ui/download-link';
import { Field } from '@/components/ui/inputs/field';
import { Select } from '@/components/ui/inputs/select';
import { Popover } from '@/components/ui/overlays/popover';
import { addMonths, today } from '@/lib/rules/dates/calendar';
import { formatMonth } from '@/lib/rules/format/format-date';

const monthsOffered = 25;

/** The report of a month as PDF: the last completed one by default. */
export function MonthlyReportButton() {
  const t = useTranslations('office.monthlyReport');
  return (
    <Popover label={t('title')} align="end" trigger={<Button icon={FileText}>{t('open')}</Button>}>
      <MonthChoice />
    </Popover>
  );
}

function MonthChoice() {
  const t = useTranslations('office.monthlyReport');
  const locale = useLocale();
  const now = today(useTimeZone() ?? 'Europe/Berlin', new Date());
  const months = Array.from({ length: monthsOffered }, (_, index) => addMonths(now, -index).slice(0, 7));
  const [month, setMonth] = useState(months[1] ?? '');
  const query = new URLSearchParams({ month, locale: locale.startsWith('de') ? 'de' : 'en' });
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-muted">{t('text')}</p>
      <Field label={t('month')}>
        <Select value={month} onChange={event => setMonth(event.target.value)}>
          {months.map((one, index) => (
            <option key={one} value={one}>
              {index === 0 ? t('running', { month: formatMonth(one, locale) }) : formatMonth(one, locale)}
            </option>
          ))}
        </Select>
      </Field>
      <DownloadLink href={`/api/v1/dashboard/monthly-report?${query}`} variant="primary">
        {t('download')}
      </DownloadLink>
    </div>
  );
}
