import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ButtonStyleProps, buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { Spinner } from '@/components/ui/spinner';

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonStyleProps['variant'];
  size?: 'sm' | 'md' | 'lg';
  icon?: LucideIcon;
  /** Shows a spinner and ignores clicks; the button keeps its width and focus. */
  pending?: boolean;
};

export function Button({
  variant,
  size,
  icon: Icon,
  pending,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? event => event.preventDefault() : onClick}
      className={cn(buttonStyles({ variant, size }), className)}
    >
      {pending && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      <span className={cn('inline-flex items-center gap-2', pending && 'opacity-0')}>
        {Icon && <Icon aria-hidden="true" />}
        {children}
      </span>
    </button>
  );
}
