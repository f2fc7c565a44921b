import type { ReactNode } from 'react';

type PageHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  /** A Breadcrumb, on pages below the first level. */
  breadcrumb?: ReactNode;
  /** Right of the title: a state. */
  badge?: ReactNode;
  /** Quiet actions, then the page's one primary action. */
  actions?: ReactNode;
  /** The button of a menu, beside the title at every width. */
  menu?: ReactNode;
};

export function PageHeader({ title, description, breadcrumb, badge, actions, menu }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-col gap-1">
      {breadcrumb}
      <div className="flex items-start gap-x-2">
        <div className="flex min-w-0 grow flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
              {badge}
            </div>
            {description && <p className="mt-1 max-w-prose text-ink-muted">{description}</p>}
          </div>
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </div>
        {menu}
      </div>
    </header>
  );
}
