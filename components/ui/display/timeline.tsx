import { cva, type VariantProps } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

const dotStyles = cva(
  'relative z-10 grid size-7 shrink-0 place-items-center rounded-full border [&_svg]:size-3.5',
  {
    variants: {
      tone: {
        neutral: 'border-hairline bg-sunken text-ink-muted',
        new: 'border-new-line bg-new-soft text-new',
        confirmed: 'border-confirmed-line bg-confirmed-soft text-confirmed',
        accepted: 'border-accepted-line bg-accepted-soft text-accepted',
        rejected: 'border-rejected-line bg-rejected-soft text-rejected',
        danger: 'border-danger-line bg-danger-soft text-danger-ink',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export function Timeline({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol aria-label={label} className="flex flex-col">
      {children}
    </ol>
  );
}

type TimelineEntryProps = {
  icon: LucideIcon;
  tone?: VariantProps<typeof dotStyles>['tone'];
  title: ReactNode;
  /** Time and user of the event. */
  meta?: ReactNode;
  /** Text or changes of the event. */
  children?: ReactNode;
};

export function TimelineEntry({ icon: Icon, tone, title, meta, children }: TimelineEntryProps) {
  return (
    <li className="relative flex gap-3 pb-5 before:absolute before:top-7 before:bottom-0 before:left-3.5 before:w-px before:bg-hairline last:pb-0 last:before:hidden">
      <span className={cn(dotStyles({ tone }))}>
        <Icon aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1 pt-0.5">
        <p className="font-medium">{title}</p>
        {meta && <p className="text-sm text-ink-muted">{meta}</p>}
        {children && <div className="mt-1.5 max-w-prose">{children}</div>}
      </div>
    </li>
  );
}
