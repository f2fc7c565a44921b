'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemNotice } from '@/components/forms/problem-words';
import {
  type ExportChoice,
  exportChoices,
  exportTypeOf,
  isForPrograms,
} from '@/components/office/exports/export-choices';
import { storeSelection } from '@/components/office/exports/selection';
import { inboxHref } from '@/components/office/submissions/inbox-filters';
import type { Target } from '@/components/office/submissions/use-overlay';
import { useOfficeLanguage } from '@/components/office/use-office-language';
import { Button } from '@/components/ui/button';
import { DownloadLink } from '@/components/ui/download-link';
import { Field } from '@/components/ui/inputs/field';
import { RadioGroup } from '@/components/ui/inputs/radio-group';
import { Select } from '@/components/ui/inputs/select';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { Dialog, DialogClose } from '@/components/ui/overlays/dialog';
import { TextLink } from '@/components/ui/text-link';
import { toProblem } from '@/lib/api-client/api-problem';
import { useExportJob } from '@/lib/api-client/exports';
import { useExportFormats, useStartExport } from '@/lib/api-client/inbox';
import type { ExportJob } from '@/lib/contracts/exports';

type ExportDialogProps = { target: Target; onClose: () => void };

/** Starts an export of the selection and shows its progress; closing the dialog does not stop it. */
export function ExportDialog({ target, onClose }: ExportDialogProps) {
  const t = useTranslations('inbox.export');
  const [type, setType] = useState<ExportChoice>('Table');
  const language = useOfficeLanguage();
  const [format, setFormat] = useState('');
  const { data: formats = [] } = useExportFormats();
  const start = useStartExport();

  const wanted = format || formats[0]?.id;
  const body = {
    ...(target.ids ? { ids: [...target.ids] } : { filter: target.filter }),
    ...(type === 'ClubSoftware' && wanted ? { format: wanted } : {}),
    ...(type === 'Table' ? { language } : {}),
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title', { count: target.count })}
      description={t('text')}
      footer={
        <>
          <DialogClose asChild>
            <Button>{t(start.data ? 'close' : 'cancel')}</Button>
          </DialogClose>
          {!start.data && (
            <Button
              variant="primary"
              pending={start.isPending}
              onClick={() => start.mutate({ type: exportTypeOf(type), body })}
            >
              {t('start')}
            </Button>
          )}
        </>
      }
    >
      {start.data ? (
        <Progress job={start.data} />
      ) : (
        <div className="flex flex-col gap-4">
          <ProblemNotice problem={start.error && toProblem(start.error)} title={t('failed')} />
          <RadioGroup
            legend={t('type')}
            value={type}
            options={exportChoices.map(value => ({ value, label: t(value), hint: t(`${value}Hint`) }))}
            onValueChange={setType}
          />
          {type === 'ClubSoftware' && (
            <Field label={t('format')}>
              <Select value={wanted} onChange={event => setFormat(event.target.value)}>
                {formats.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {isForPrograms(type) && !target.areAccepted && (
            <Notice tone="warning">{t('notOnlyAccepted')}</Notice>
          )}
          <TextLink
            href={
              target.ids
                ? '/exports/new?selection=true'
                : inboxHref(target.filter).replace('/submissions', '/exports/new')
            }
            onClick={() => target.ids && storeSelection(target.ids)}
          >
            {t('more')}
          </TextLink>
        </div>
      )}
    </Dialog>
  );
}

function Progress({ job }: { job: ExportJob }) {
  const t = useTranslations('inbox.export');
  const { data = job } = useExportJob(job.id);
  return (
    <div className="flex flex-col items-start gap-3">
      <p role="status">{t(`state.${data.state}`, { done: data.done, total: data.total })}</p>
      <progress
        aria-label={t('progress')}
        value={data.percent}
        max={100}
        className="h-1.5 w-full accent-accent"
      />
      <div className="flex flex-wrap gap-2">
        {data.downloadUrl && (
          <DownloadLink href={data.downloadUrl} variant="primary">
            {t('download')}
          </DownloadLink>
        )}
        <LinkButton href={`/exports/${job.id}`}>{t('toExport')}</LinkButton>
      </div>
    </div>
  );
}
