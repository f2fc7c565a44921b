import { cn } from '@/components/ui/cn';

type SkeletonProps = { className?: string };

/** A grey placeholder during loading, shown after 150 ms. Hidden from screen readers. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={cn('block h-4 animate-skeleton rounded-sm bg-hairline', className)} />
  );
}

type SkeletonRowsProps = { rows: number; label: string };

export function SkeletonRows({ rows, label }: SkeletonRowsProps) {
  return (
    <div role="status" className="divide-y divide-hairline">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are equal and never move
        <div key={row} className="flex h-14 items-center gap-4 px-5">
          <Skeleton className="size-8 rounded-full" />
          <Skeleton className="w-2/5" />
          <Skeleton className="ml-auto w-20" />
        </div>
      ))}
    </div>
  );
}
