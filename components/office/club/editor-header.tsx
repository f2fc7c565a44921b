'use client';

import { Archive } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '@/components/ui/display/badge';
import { Breadcrumb } from '@/components/ui/display/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';

type EditorHeaderProps = {
  parent: { href: string; label: string };
  title: string;
  text?: string;
  isArchived?: boolean;
  menu?: ReactNode;
};

/** The header of a page below a list of master data. */
export function EditorHeader({ parent, title, text, isArchived, menu }: EditorHeaderProps) {
  const t = useTranslations('club');
  const items = [{ href: '/club', label: t('title') }, parent, { label: title }];
  return (
    <PageHeader
      title={title}
      description={text}
      breadcrumb={<Breadcrumb items={items} />}
      badge={
        isArchived && (
          <Badge tone="rejected" icon={Archive}>
            {t('archived')}
          </Badge>
        )
      }
      menu={menu}
    />
  );
}
