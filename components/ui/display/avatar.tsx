import { cn } from '@/components/ui/cn';

type AvatarProps = {
  name: string;
  /** Round for people, square for clubs. */
  shape?: 'person' | 'club';
  size?: 'sm' | 'md' | 'lg';
  className?: string;
};

const sizes = { sm: 'size-7 text-xs', md: 'size-8 text-xs', lg: 'size-10 text-base' };

/**
 * Initials of the first and the last word, without "e. V.". The name is shown beside them, so
 * screen readers skip them.
 */
export function Avatar({ name, shape = 'person', size = 'md', className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'inline-grid shrink-0 place-items-center font-semibold tracking-wide select-none',
        shape === 'person'
          ? 'rounded-full bg-accent-soft text-accent-ink'
          : 'rounded-md bg-accent text-on-accent',
        sizes[size],
        className,
      )}
    >
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(word => /^\p{L}{2}/u.test(word));
  const picked = words.length > 1 ? [words.at(0), words.at(-1)] : [words.at(0)];
  return picked.map(word => word?.charAt(0).toUpperCase() ?? '').join('');
}
