import { cn } from '@/components/ui/cn';

type CountBadgeProps = {
  count: number;
  /** Names the counted records for screen readers: "12 submissions waiting". */
  label: string;
  className?: string;
};

/**
 * A number beside a word; nothing for zero. Above 99 it shows "99+"; the label has the exact
 * number.
 */
export function CountBadge({ count, label, className }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      className={cn(
        'inline-grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1.5 text-xs font-semibold text-on-accent tabular-nums',
        className,
      )}
    >
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
