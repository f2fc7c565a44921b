'use client';

import { Highlighted } from '@/components/developers/highlight';
import { useTabValue, withKey } from '@/components/developers/use-tab-value';
import { cn } from '@/components/ui/cn';
import { CopyButton } from '@/components/ui/copy-button';

type CodeBlockProps = {
  code: string;
  /** Names the block for screen readers. */
  label?: string;
  className?: string;
};

/** Code with the reader's key, and a copy button beside it, so that it covers no code. */
export function CodeBlock({ code, label = 'Code', className }: CodeBlockProps) {
  const [key] = useTabValue('key');
  const text = withKey(code, key);
  return (
    <div className={cn('flex rounded-md border bg-sunken', className)}>
      <figure
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide block must be scrollable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        aria-label={label}
        className="max-h-[32rem] min-w-0 flex-1 overflow-auto"
      >
        <pre className="w-fit px-4 py-3 font-mono text-sm leading-relaxed">
          <code>
            <Highlighted code={text} />
          </code>
        </pre>
      </figure>
      <div className="self-start sm:p-1.5">
        <CopyButton text={text} label="Copy code" />
      </div>
    </div>
  );
}
