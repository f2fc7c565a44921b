import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { guideAddress, guidePages } from '@/app/developers/(guide)/guide-pages';
import {
  operationAddress,
  operationsWith,
  problemExample,
} from '@/app/developers/(guide)/reference/api-reference';
import { guidesOf } from '@/app/problems/[slug]/guides-of';
import { CodeBlock } from '@/components/developers/code-block';
import { InlineCode } from '@/components/developers/reference/inline-code';
import { TextLink } from '@/components/ui/text-link';
import { env } from '@/lib/env';
import { isErrorCode, statusOf } from '@/lib/http/problem';
import { problemMembers } from '@/lib/http/problem-members';
import type { ErrorCode } from '@/lib/platform/errors';
import { messageOf } from '@/lib/platform/i18n/message-of';

type Props = { params: Promise<{ slug: string }> };

async function requireCode({ params }: Props): Promise<ErrorCode> {
  const { slug } = await params;
  if (!isErrorCode(slug)) notFound();
  return slug;
}

const textOf = (code: ErrorCode, part: 'title' | 'detail' | 'remedy') =>
  messageOf('en', 'problems', `${code}.${part}`);

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: `${textOf(await requireCode(props), 'title')} · Eintritt for developers` };
}

const listedMax = 30;

/**
 * Explains a problem type; `type` of every error answer links here (RFC 9457 §3.1.1). In English like the other
 * developers' pages, whatever the reader's language is.
 */
export default async function ProblemPage(props: Props) {
  const code = await requireCode(props);
  const operations = operationsWith(code);
  const example = problemExample(code);
  const members = Object.entries(problemMembers[code] ?? {});
  const guides = guidePages.filter(({ name }) => guidesOf(code).includes(name));
  return (
    <main className="max-w-lg">
      <p className="text-ink-muted">
        Status {statusOf(code)} · <code className="font-mono">{code}</code>
      </p>
      <h1 className="mt-1 text-2xl font-semibold tracking-tight">{textOf(code, 'title')}</h1>
      <Part title="What happened">
        <p>{textOf(code, 'detail')}</p>
      </Part>
      <Part title="What to do">
        <p>{textOf(code, 'remedy')}</p>
        <ul className="mt-2 flex flex-col gap-1">
          {guides.map(page => (
            <li key={page.name}>
              Guide: <TextLink href={guideAddress(page)}>{page.title}</TextLink>
            </li>
          ))}
        </ul>
      </Part>
      {members.length > 0 && (
        <Part title="Further members">
          <ul className="flex flex-col gap-1">
            {members.map(([name, { meaning }]) => (
              <li key={name}>
                <code className="font-mono text-sm">{name}</code>: <InlineCode text={meaning} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {example !== undefined && (
        <Part title="Example">
          <CodeBlock code={JSON.stringify(example, null, 2)} label="Example of the problem" />
        </Part>
      )}
      <Part title="Problem type">
        <code className="font-mono text-sm break-all">{`${env().APP_URL}/problems/${code}`}</code>
      </Part>
      {operations.length > 0 && operations.length <= listedMax && (
        <Part title="Operations that answer with it">
          <ul className="flex flex-col gap-1">
            {operations.map(({ operationId, summary, method, path }) => (
              <li key={operationId}>
                <TextLink href={operationAddress(operationId)}>{summary.replaceAll('`', '')}</TextLink>{' '}
                <code className="font-mono text-sm break-all text-ink-muted">
                  {method} {path}
                </code>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <p className="mt-8">
        <TextLink href="/developers/errors#every-problem-type">All problem types</TextLink>
      </p>
    </main>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="mt-6">
      <h2 className="mb-1 font-semibold">{title}</h2>
      {children}
    </section>
  );
}
