import { cn } from '@/components/ui/cn';

const colours: Readonly<Record<string, string>> = {
  GET: 'text-new',
  POST: 'text-accepted',
  PUT: 'text-confirmed',
  PATCH: 'text-confirmed',
  DELETE: 'text-danger-ink',
};

/** The method in its colour, or `EVENT` for what Eintritt sends. */
export function MethodBadge({ method, className }: { method: string; className?: string }) {
  return (
    <span className={cn('shrink-0 font-mono text-xs font-semibold', colours[method], className)}>
      {method}
    </span>
  );
}
