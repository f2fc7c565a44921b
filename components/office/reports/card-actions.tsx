'use client';

import { ClipboardCopy, FileDown, ImageDown, Share, Table2 } from 'lucide-react';
import type { RefObject } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Report } from '@/components/office/reports/report';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { toast } from '@/components/ui/overlays/toaster';

type CardActionsProps = {
  title: string;
  daysText: string;
  report: Report;
  /** A new report is loading: exports are disabled, because the shown one is for other days. */
  isOld: boolean;
  /** The chart to export as a picture, if there is one. */
  chart: RefObject<HTMLElement | null> | null;
  tableId: string;
  isTableOpen: boolean;
  onToggleTable: () => void;
};

/** The table of a chart, and its exports. */
export function CardActions({
  title,
  daysText,
  report,
  isOld,
  chart,
  tableId,
  isTableOpen,
  onToggleTable,
}: CardActionsProps) {
  const t = useTranslations('reports');
  const locale = useLocale();

  async function copy() {
    const { toTabbedText } = await import('@/components/office/reports/report-text');
    await navigator.clipboard.writeText(toTabbedText(report, locale));
    toast.success(t('copied'));
  }

  async function saveTable() {
    const [{ toCsv }, { fileNameOf, saveFile }] = await Promise.all([
      import('@/components/office/reports/report-text'),
      import('@/components/office/reports/save-file'),
    ]);
    const blob = new Blob([toCsv(report, locale)], { type: 'text/csv;charset=utf-8' });
    saveFile(blob, `${fileNameOf(title, daysText)}.csv`);
  }

  async function savePicture() {
    if (!chart?.current) return;
    const [{ pictureOf }, { fileNameOf, saveFile }] = await Promise.all([
      import('@/components/office/reports/chart-picture'),
      import('@/components/office/reports/save-file'),
    ]);
    const picture = await pictureOf(chart.current, { title, subtitle: daysText });
    saveFile(picture, `${fileNameOf(title, daysText)}.png`);
  }

  const attempt = (work: () => Promise<void>, failed: string) => () => {
    work().catch(() => toast.error(failed));
  };
  return (
    <div className="-mt-1 -mr-2 flex gap-1 print:hidden">
      <Button
        size="sm"
        variant="ghost"
        icon={Table2}
        aria-label={t('tableOf', { title })}
        aria-expanded={isTableOpen}
        aria-controls={isTableOpen ? tableId : undefined}
        onClick={onToggleTable}
      >
        {t('table')}
      </Button>
      <Menu trigger={<IconButton size="sm" icon={Share} label={t('take', { title })} disabled={isOld} />}>
        <MenuItem disabled={isOld} icon={ClipboardCopy} onSelect={attempt(copy, t('copyFailed'))}>
          {t('copy')}
        </MenuItem>
        <MenuItem disabled={isOld} icon={FileDown} onSelect={attempt(saveTable, t('saveFailed'))}>
          {t('saveCsv')}
        </MenuItem>
        {chart && (
          <MenuItem disabled={isOld} icon={ImageDown} onSelect={attempt(savePicture, t('saveFailed'))}>
            {t('savePng')}
          </MenuItem>
        )}
      </Menu>
    </div>
  );
}
