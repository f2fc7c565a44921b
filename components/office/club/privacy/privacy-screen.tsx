'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SectionNav } from '@/components/office/section-nav';
import { RecordScreen } from '@/components/screens/record-screen';
import { PageHeader } from '@/components/ui/page-header';
import type { Versioned } from '@/lib/api-client/client';
import { type DataPrivacy, useDataPrivacy } from '@/lib/api-client/data-privacy';

type PrivacyScreenProps = {
  title: string;
  text: string;
  children: (read: Versioned<DataPrivacy>) => ReactNode;
};

/** A page of the data protection settings. */
export function PrivacyScreen({ title, text, children }: PrivacyScreenProps) {
  const t = useTranslations('club.privacy');
  const header = (
    <>
      <PageHeader title={t('title')} description={t('text')} />
      <PrivacyNav />
      <h2 className="text-xl font-semibold">{title}</h2>
      <p className="mt-1 mb-5 max-w-prose text-ink-muted">{text}</p>
    </>
  );
  return (
    <RecordScreen query={useDataPrivacy()} header={header}>
      {children}
    </RecordScreen>
  );
}

const entries = [
  { key: 'notice', href: '/club/privacy', isExact: true },
  { key: 'consents', href: '/club/privacy/consents' },
  { key: 'retention', href: '/club/privacy/retention' },
] as const;

function PrivacyNav() {
  const t = useTranslations('club.privacy');
  return (
    <SectionNav
      label={t('nav')}
      entries={entries.map(({ key, ...entry }) => ({ ...entry, label: t(key) }))}
    />
  );
}
