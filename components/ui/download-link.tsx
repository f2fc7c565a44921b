import { Download, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ButtonStyleProps, buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';

type DownloadLinkProps = ComponentProps<'a'> & {
  href: string;
  variant?: ButtonStyleProps['variant'];
  size?: 'sm' | 'md';
  icon?: LucideIcon;
};

/** A plain link, so that the browser's download, "save as" and middle click work. */
export function DownloadLink({
  variant,
  size,
  icon: Icon = Download,
  className,
  children,
  ...props
}: DownloadLinkProps) {
  return (
    <a download {...props} className={cn(buttonStyles({ variant, size }), className)}>
      <Icon aria-hidden="true" />
      {children}
    </a>
  );
}
