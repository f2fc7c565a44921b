'use client';

import { CopyButton } from '@/components/ui/copy-button';

type CodeBlockProps = { name: string; hint?: string; code: string; copyLabel: string };

/** Code to copy, with its purpose. */
export function CodeBlock({ name, hint, code, copyLabel }: CodeBlockProps) {
  return (
    <div className="min-w-0">
      <h3 className="font-medium">{name}</h3>
      {hint && <p className="mt-0.5 max-w-prose text-sm text-ink-muted">{hint}</p>}
      <div className="mt-2 flex items-start gap-2 rounded-md border bg-sunken py-1.5 pr-1.5 pl-3">
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard
          tabIndex={0}
          aria-label={name}
          className="min-w-0 flex-1 overflow-x-auto py-1"
        >
          <pre>
            <code className="font-mono text-xs whitespace-pre">{code}</code>
          </pre>
        </section>
        <CopyButton text={code} label={copyLabel} />
      </div>
    </div>
  );
}
