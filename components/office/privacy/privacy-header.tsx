'use client';

import { useTranslations } from 'use-intl';
import { SectionNav } from '@/components/office/section-nav';
import { PageHeader } from '@/components/ui/page-header';

type PrivacyHeaderProps = {
  title: string;
  text: string;
  mayEdit: boolean;
};

/** Above each page of data protection. */
export function PrivacyHeader({ title, text, mayEdit }: PrivacyHeaderProps) {
  const t = useTranslations('club.privacy');
  return (
    <>
      <PageHeader title={t('title')} description={t('text')} />
      <PrivacyNav mayEdit={mayEdit} />
      <h2 className="text-xl font-semibold">{title}</h2>
      <p className="mt-1 mb-5 max-w-prose text-ink-muted">{text}</p>
    </>
  );
}

const readable = [
  { key: 'notice', href: '/settings/privacy', isExact: true },
  { key: 'consents', href: '/settings/privacy/consents' },
  { key: 'retention', href: '/settings/privacy/retention' },
] as const;

const entries = [
  ...readable,
  { key: 'nightlyRuns', href: '/settings/privacy/nightly-runs' },
  { key: 'persons', href: '/settings/privacy/persons' },
] as const;

/** Every role may read the club's rules. */
function PrivacyNav({ mayEdit }: Pick<PrivacyHeaderProps, 'mayEdit'>) {
  const t = useTranslations('club.privacy');
  return (
    <SectionNav
      label={t('nav')}
      entries={(mayEdit ? entries : readable).map(({ key, ...entry }) => ({ ...entry, label: t(key) }))}
    />
  );
}
