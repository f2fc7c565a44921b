import { cva } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

const noticeStyles = cva('flex items-start gap-3 rounded-md border px-4 py-3', {
  variants: {
    tone: {
      info: 'border-new-line bg-new-soft text-new',
      success: 'border-accepted-line bg-accepted-soft text-accepted',
      warning: 'border-confirmed-line bg-confirmed-soft text-confirmed',
      danger: 'border-danger-line bg-danger-soft text-danger-ink',
    },
  },
});

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

type NoticeProps = {
  tone: keyof typeof icons;
  title?: string;
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** A message about this page or part, in the flow of the page. */
export function Notice({ tone, title, action, className, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div role={tone === 'danger' ? 'alert' : undefined} className={cn(noticeStyles({ tone }), className)}>
      <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="max-w-prose text-ink">{children}</div>}
      </div>
      {action}
    </div>
  );
}
