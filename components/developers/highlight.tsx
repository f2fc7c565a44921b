import { Fragment } from 'react';

const words = [
  ...['const', 'let', 'await', 'async', 'new', 'if', 'else', 'throw', 'return', 'import', 'from', 'export'],
  ...['function', 'try', 'catch', 'for', 'of', 'type', 'foreach', 'as', 'def', 'raise', 'curl', 'true'],
  ...['false', 'null', 'True', 'False', 'None'],
];

const token = new RegExp(
  [
    String.raw`(?<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.)*')`,
    String.raw`(?<note>(?<=^|\s)(?:\/\/|#)[^\n]*)`,
    String.raw`(?<word>(?<![\w$.-])(?:${words.join('|')})(?![\w-]))`,
    String.raw`(?<number>(?<![\w.-])(?<!\w:)\d+(?:\.\d+)?(?![\w-]))`,
  ].join('|'),
  'gm',
);

const colours: Readonly<Record<string, string>> = {
  text: 'text-accepted',
  note: 'text-ink-muted',
  word: 'text-new',
  number: 'text-confirmed',
};

/** Code of any of the samples' languages with strings, keywords and numbers in colour. */
export function Highlighted({ code }: { code: string }) {
  const parts: { readonly kind?: string; readonly text: string }[] = [];
  let end = 0;
  for (const match of code.matchAll(token)) {
    const kind = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined)?.[0];
    parts.push({ text: code.slice(end, match.index) }, { kind, text: match[0] });
    end = match.index + match[0].length;
  }
  parts.push({ text: code.slice(end) });
  return parts.map(({ kind, text }, index) =>
    kind ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no state
      <span key={index} className={colours[kind]}>
        {text}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no state
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}
