import { cva, type VariantProps } from 'class-variance-authority';

export const buttonStyles = cva(
  [
    'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-md border font-medium whitespace-nowrap select-none',
    'transition-[background-color,border-color,color,box-shadow] disabled:cursor-not-allowed aria-disabled:cursor-not-allowed',
    '[&_svg]:size-4 [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-accent text-on-accent shadow-raised hover:bg-accent-strong disabled:bg-sunken disabled:text-ink-muted/75 disabled:shadow-none',
        secondary:
          'border-hairline-strong/60 bg-surface text-ink shadow-raised hover:border-hairline-strong hover:bg-sunken disabled:border-hairline disabled:bg-sunken disabled:text-ink-muted/75 disabled:shadow-none',
        ghost:
          'border-transparent text-ink hover:bg-sunken disabled:text-ink-muted/60 disabled:hover:bg-transparent',
        danger:
          'border-transparent bg-danger text-on-danger shadow-raised hover:bg-danger-strong disabled:bg-sunken disabled:text-ink-muted/75 disabled:shadow-none',
        dangerQuiet:
          'border-danger-line bg-surface text-danger-ink hover:bg-danger-soft disabled:border-hairline disabled:bg-sunken disabled:text-ink-muted/75',
      },
      size: {
        sm: 'control-height-sm px-2.5 text-sm',
        md: 'control-height px-3.5 text-base',
        lg: 'h-11 px-5 text-md',
        icon: 'control-height aspect-square px-0',
        iconSm: 'control-height-sm aspect-square px-0',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
);

export type ButtonStyleProps = VariantProps<typeof buttonStyles>;
