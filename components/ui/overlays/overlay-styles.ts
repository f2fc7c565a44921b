import { cn } from '@/components/ui/cn';

/** Look of everything that floats beside its trigger. */
export const floatingSurface =
  'z-50 rounded-md border border-hairline bg-surface text-ink shadow-overlay animate-rise focus:outline-none';

/** Of a dialog over another one, it covers that one too. */
export const scrim = 'fixed inset-0 z-40 animate-appear bg-scrim [[role=dialog]~&]:z-50';

const widths = {
  sm: 'sm:max-w-sm',
  md: 'sm:max-w-md',
  lg: 'sm:max-w-lg',
  xl: 'sm:max-w-xl',
  /** Two columns where the window has room for them. */
  columns: 'sm:max-w-md xl:max-w-2xl',
} as const;

export type DialogWidth = keyof typeof widths;

/** A sheet at the bottom of a phone, a centred card on wider screens. */
export function dialogSurface(width: DialogWidth): string {
  return cn(
    'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] w-full animate-sheet flex-col rounded-t-lg border border-hairline bg-surface text-ink shadow-overlay focus:outline-none',
    'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[85dvh] sm:rounded-lg',
    widths[width],
  );
}
