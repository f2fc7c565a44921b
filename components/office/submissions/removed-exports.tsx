import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { Notice } from '@/components/ui/notice';
import type { BatchPreview } from '@/lib/contracts/submissions/batch';
import { formatDateTime } from '@/lib/rules/format/format-date';

/** Names the export files that go with deleted submissions; nothing without any. */
export function RemovedExports({ exports }: Pick<BatchPreview, 'exports'>) {
  const t = useTranslations('decide.batch');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'Europe/Berlin';
  if (exports.length === 0) return null;
  return (
    <Notice tone="warning" title={t('exportsTitle', { count: exports.length })}>
      <ul className="list-disc pl-5">
        {exports.map(({ id, type, createdAt, total }) => (
          <li key={id}>
            {t('exportFile', { type, total, at: formatDateTime(new Date(createdAt), timeZone, locale) })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
