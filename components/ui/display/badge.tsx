import { cva, type VariantProps } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

const badgeStyles = cva(
  'inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full border px-2 text-xs font-medium whitespace-nowrap [&_svg]:size-3.5',
  {
    variants: {
      tone: {
        neutral: 'border-hairline bg-sunken text-ink',
        accent: 'border-accent/25 bg-accent-soft text-accent-ink',
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

export type BadgeTone = NonNullable<VariantProps<typeof badgeStyles>['tone']>;

type BadgeProps = {
  tone?: BadgeTone;
  /** Required for states: colour alone must not carry meaning. */
  icon?: LucideIcon;
  className?: string;
  children: ReactNode;
};

export function Badge({ tone, icon: Icon, className, children }: BadgeProps) {
  return (
    <span className={cn(badgeStyles({ tone }), className)}>
      {Icon && <Icon aria-hidden="true" />}
      {children}
    </span>
  );
}
