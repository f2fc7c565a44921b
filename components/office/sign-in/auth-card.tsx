import type { ReactNode } from 'react';

type AuthCardProps = {
  title: ReactNode;
  /** Explains the page; omitted after success or if the action is impossible. */
  lead?: ReactNode;
  children?: ReactNode;
};

/** Frame of pages without a session: product, title, and one card. */
export function AuthCard({ title, lead, children }: AuthCardProps) {
  return (
    <div className="w-full max-w-sm">
      <div className="mb-6 text-center">
        <p className="text-lg font-semibold tracking-tight text-accent">Eintritt</p>
        <h1 className="mt-4 text-2xl font-semibold tracking-tight">{title}</h1>
        {lead && <p className="mt-1 text-balance break-words text-ink-muted">{lead}</p>}
      </div>
      {children && <div className="rounded-lg border bg-surface p-6">{children}</div>}
    </div>
  );
}
