import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ButtonStyleProps, buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { Link } from '@/components/ui/link';

type LinkButtonProps = ComponentProps<typeof Link> & {
  variant?: ButtonStyleProps['variant'];
  size?: 'sm' | 'md' | 'lg';
  icon?: LucideIcon;
};

/** A link styled as a button. For navigation only; it changes nothing. */
export function LinkButton({ variant, size, icon: Icon, className, children, ...props }: LinkButtonProps) {
  return (
    <Link {...props} className={cn(buttonStyles({ variant, size }), className)}>
      {Icon && <Icon aria-hidden="true" />}
      {children}
    </Link>
  );
}
