'use client';

import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from '@/components/ui/link';

type BreadcrumbProps = {
  /** From the top level down; the last item is the current page and has no address. */
  items: readonly { label: string; href?: string }[];
};

export function Breadcrumb({ items }: BreadcrumbProps) {
  const t = useTranslations('ui');
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className="flex flex-wrap items-center gap-1 text-sm text-ink-muted">
        {items.map((item, index) => (
          <li key={item.label} className="flex min-w-0 items-center gap-1">
            {index > 0 && <ChevronRight aria-hidden="true" className="size-3.5 shrink-0" />}
            {item.href ? (
              <Link
                href={item.href}
                className="rounded-sm py-1 transition-colors hover:text-ink hover:underline"
              >
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate py-1 text-ink">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
