import { LoaderCircle } from 'lucide-react';
import { cn } from '@/components/ui/cn';

type SpinnerProps = {
  /** Read by screen readers; omit it if the text beside the spinner already says so. */
  label?: string;
  className?: string;
};

export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex">
      <LoaderCircle aria-hidden="true" className={cn('size-4 animate-spin', className)} />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
