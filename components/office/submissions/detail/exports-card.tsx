'use client';

import { useTranslations } from 'use-intl';
import { inboxHref } from '@/components/office/submissions/inbox-filters';
import { LoadFailure } from '@/components/screens/load-failure';
import { Card } from '@/components/ui/display/card';
import { RelativeTime } from '@/components/ui/display/relative-time';
import { SkeletonRows } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { useExportsOf } from '@/lib/api-client/submission-work';
import type { SubmissionExport } from '@/lib/contracts/submissions/submission-work';

/** In which formats the submission was exported, and in which not yet. */
export function ExportsCard({ submissionId }: { submissionId: string }) {
  const t = useTranslations('detail.exports');
  const ui = useTranslations('ui');
  const exports = useExportsOf(submissionId);
  return (
    <Card title={t('title')} className="print:hidden">
      {exports.isPending && <SkeletonRows rows={1} label={ui('loading')} />}
      {exports.isError && <LoadFailure query={exports} title={t('loadFailed')} />}
      {exports.data?.length === 0 && <p className="text-ink-muted">{t('none')}</p>}
      {exports.data && exports.data.length > 0 && (
        <ul aria-label={t('title')} className="flex flex-col gap-3">
          {exports.data.map(one => (
            <ExportLine key={one.format} {...one} />
          ))}
        </ul>
      )}
    </Card>
  );
}

const plain = { pdf: 'pdf', csv: 'csv', txt: 'txt' } as const;

function ExportLine({ format, name, last }: SubmissionExport) {
  const t = useTranslations('detail.exports');
  const plainName = Object.entries(plain).find(([key]) => key === format)?.[1];
  return (
    <li>
      <p className="font-medium wrap-anywhere">{plainName ? t(plainName) : (name ?? t('removed'))}</p>
      <p className="text-sm text-ink-muted">
        {last ? (
          <>
            <RelativeTime value={last.at} /> · {last.by.name ?? t(last.by.kind)}
          </>
        ) : (
          <TextLink href={inboxHref({ notExportedAs: format })}>{t('notYet')}</TextLink>
        )}
      </p>
    </li>
  );
}
