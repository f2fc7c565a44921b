'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { EntryInput, EntryTick } from '@/components/office/paper-entry/entry-fields';
import { Card } from '@/components/ui/display/card';

/** A part of the paper form: its fields in two columns, in the order of the paper. */
export function EntryPart({
  title,
  description,
  children,
}: {
  title: string;
  description?: string;
  children: ReactNode;
}) {
  return (
    <Card title={title} description={description}>
      <div className="grid items-end gap-x-4 gap-y-4 sm:grid-cols-2">{children}</div>
    </Card>
  );
}

export function EntryAccount({ prefix = '' }: { prefix?: string }) {
  const t = useTranslations('handouts.entry');
  return (
    <>
      <EntryInput path={`${prefix}iban`} className="sm:col-span-2" />
      <EntryInput path={`${prefix}accountHolder`} />
      <EntryInput path={`${prefix}bic`} optional />
      <div className="sm:col-span-2">
        <EntryTick path={`${prefix}sepaMandateAccepted`} label={t('mandateSigned')} />
      </div>
    </>
  );
}
