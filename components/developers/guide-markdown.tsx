import { type ComponentProps, createElement, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { CodeBlock } from '@/components/developers/code-block';
import { TextLink } from '@/components/ui/text-link';

/**
 * A developers' page: GitHub's Markdown in the product's own type, headings with ids, code with a copy
 * button.
 */
export function GuideMarkdown({ text }: { text: string }) {
  return (
    <Markdown remarkPlugins={[remarkGfm]} rehypePlugins={[rehypeSlug]} components={components}>
      {text}
    </Markdown>
  );
}

type Of<Tag extends keyof React.JSX.IntrinsicElements> = ComponentProps<Tag> & { node?: unknown };

type Passed = { readonly id?: string; readonly start?: number; readonly children?: ReactNode };

const styled =
  (tag: 'h1' | 'h2' | 'h3' | 'p' | 'ul' | 'ol' | 'li' | 'strong', className: string) =>
  ({ id, start, children }: Passed) =>
    createElement(tag, { id, start, className }, children);

const components: Components = {
  h1: styled('h1', 'text-2xl font-semibold tracking-tight'),
  h2: styled('h2', 'mt-10 mb-3 scroll-mt-20 text-xl font-semibold'),
  h3: styled('h3', 'mt-6 mb-2 scroll-mt-20 font-semibold'),
  p: styled('p', 'my-3 max-w-[34em] text-md leading-relaxed'),
  ul: styled('ul', 'my-3 max-w-[34em] list-disc space-y-1.5 pl-5 text-md leading-relaxed'),
  ol: styled('ol', 'my-3 max-w-[34em] list-decimal space-y-1.5 pl-5 text-md leading-relaxed'),
  li: styled('li', 'pl-1'),
  strong: styled('strong', 'font-semibold'),
  a: ({ node: _node, href = '', children }: Of<'a'>) => <TextLink href={href}>{children}</TextLink>,
  pre: ({ children }: Of<'pre'>) => <CodeBlock code={plainText(children).trimEnd()} className="my-4" />,
  code: ({ node: _node, children }: Of<'code'>) => (
    <code className="rounded-sm bg-sunken px-1 py-0.5 font-mono text-[0.9em] break-words">{children}</code>
  ),
  table: ({ children }: Of<'table'>) => (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      className="scroll-hint my-4 overflow-x-auto rounded-md border"
    >
      <table className="w-full border-collapse text-left">{children}</table>
    </div>
  ),
  th: ({ children, style }: Of<'th'>) => (
    <th scope="col" style={style} className="border-b px-2.5 py-2 font-medium md:px-4">
      {children}
    </th>
  ),
  td: ({ children, style }: Of<'td'>) => (
    <td style={style} className="border-b px-2.5 py-2 align-top md:px-4">
      {children}
    </td>
  ),
};

function plainText(node: ReactNode): string {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return node.map(plainText).join('');
  if (node && typeof node === 'object' && 'props' in node) {
    const { props } = node;
    return props && typeof props === 'object' && 'children' in props ? plainText(asNode(props.children)) : '';
  }
  return '';
}

/** The cast is safe because React got it as children. */
function asNode(children: unknown): ReactNode {
  return children as ReactNode;
}
