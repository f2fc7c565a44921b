/* biome-ignore-all lint/suspicious/noArrayIndexKey: parts of a text have no other identity than
   their index */
import { Fragment } from 'react';
import type { Block, Inline } from '@/lib/rules/format/rich-text';

/**
 * A club's text with bold, italic, lists and links, as `readRichText` parses it: forms get it parsed, so that their
 * script has no parser. Links open in a new tab, because forms are shown in frames.
 */
export function RichText({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, at) => <TextBlock key={at} {...block} />);
}

function TextBlock({ kind, lines, start }: Block) {
  if (kind === 'Paragraph') {
    return (
      <p>
        {lines.map((runs, at) => (
          <Fragment key={at}>
            {at > 0 && <br />}
            <Line runs={runs} />
          </Fragment>
        ))}
      </p>
    );
  }
  const items = lines.map((runs, at) => (
    <li key={at}>
      <Line runs={runs} />
    </li>
  ));
  return kind === 'Bullets' ? <ul>{items}</ul> : <ol start={start}>{items}</ol>;
}

function Line({ runs }: { readonly runs: readonly Inline[] }) {
  return runs.map((run, at) => <Run key={at} {...run} />);
}

function Run({ text, isBold, isItalic, href }: Inline) {
  const italic = isItalic ? <em>{text}</em> : text;
  const words = isBold ? <strong>{italic}</strong> : italic;
  if (href === null) return words;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  );
}
