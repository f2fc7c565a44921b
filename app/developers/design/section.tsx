import type { ReactNode } from 'react';

type SectionProps = { title: string; children: ReactNode };

export function Section({ title, children }: SectionProps) {
  return (
    <section className="grid gap-x-10 gap-y-4 border-t py-8 lg:grid-cols-[10rem_1fr]">
      <h2 className="text-lg font-semibold">{title}</h2>
      <div className="flex min-w-0 flex-col gap-5">{children}</div>
    </section>
  );
}

type RowProps = { label: string; children: ReactNode };

export function Row({ label, children }: RowProps) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-xs font-medium text-ink-muted">{label}</p>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}
