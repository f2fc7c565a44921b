import { Fragment } from 'react';

/** A text of the OpenAPI document; what stands between backticks is code. */
export function InlineCode({ text }: { text: string }) {
  return text.split('`').map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their places
    if (index % 2 === 0) return <Fragment key={index}>{part}</Fragment>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their places
      <code key={index} className="rounded-sm bg-sunken px-1 font-mono text-[0.92em] break-words">
        {part}
      </code>
    );
  });
}
