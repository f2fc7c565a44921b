import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import { Link } from '@/components/ui/link';

export function TextLink({ className, ...props }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...props}
      className={cn(
        'rounded-sm text-accent underline decoration-accent/40 underline-offset-3 transition-colors hover:text-accent-strong hover:decoration-current',
        className,
      )}
    />
  );
}
