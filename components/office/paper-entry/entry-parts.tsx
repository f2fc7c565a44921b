'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { EntryInput, EntrySelect, EntryTick } from '@/components/office/paper-entry/entry-fields';
import { Card } from '@/components/ui/card';
import { genders } from '@/lib/rules/enums';

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

export function EntryName({ prefix = '' }: { prefix?: string }) {
  return (
    <>
      <EntryInput path={`${prefix}firstName`} />
      <EntryInput path={`${prefix}lastName`} />
    </>
  );
}

export function EntryGender({ prefix = '' }: { prefix?: string }) {
  const t = useTranslations('labels.gender');
  return (
    <EntrySelect
      path={`${prefix}gender`}
      optional
      options={genders.map(value => ({ value, label: t(value) }))}
    />
  );
}

export function EntryAddress({ prefix = '', optional }: { prefix?: string; optional?: boolean }) {
  return (
    <>
      <EntryInput path={`${prefix}street`} optional={optional} className="sm:col-span-2" />
      <EntryInput path={`${prefix}zip`} inputMode="numeric" optional={optional} />
      <EntryInput path={`${prefix}city`} optional={optional} />
    </>
  );
}

export function EntryContact({ prefix = '' }: { prefix?: string }) {
  return (
    <>
      <EntryInput path={`${prefix}email`} inputMode="email" optional />
      <EntryInput path={`${prefix}phone`} inputMode="tel" optional />
      <EntryInput path={`${prefix}mobile`} inputMode="tel" optional />
    </>
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
