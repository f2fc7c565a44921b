import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import {
  canBeLoaded,
  findOperation,
  operationFields,
  type ReferenceOperation,
  successOf,
  tryOperation,
} from '@/app/developers/(guide)/reference/api-reference';
import { CodeBlock } from '@/components/developers/code-block';
import type { PageHeading } from '@/components/developers/on-this-page';
import { FieldList } from '@/components/developers/reference/field-list';
import { InlineCode } from '@/components/developers/reference/inline-code';
import { MethodBadge } from '@/components/developers/reference/method-badge';
import { OperationConsole } from '@/components/developers/reference/operation-console';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';

type Props = { params: Promise<{ operationId: string }> };

async function requireOperation({ params }: Props): Promise<ReferenceOperation> {
  const operation = findOperation((await params).operationId);
  if (!operation) notFound();
  return operation;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: (await requireOperation(props)).summary };
}

/**
 * One operation: what it does and takes beside samples, an example answer and a form that sends it. On a phone, these
 * stand before the fields.
 */
export default async function OperationPage(props: Props) {
  const operation = await requireOperation(props);
  const { summary, description, method, path, isEvent, operationId } = operation;
  const { status, answer, contentType, media } = successOf(operation);
  const sections = operationFields(operation);
  const sent = sections.filter(({ prefix }) => prefix !== 'answer');
  return (
    <main className="grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] xl:grid-rows-[auto_1fr] xl:gap-y-0">
      <div className="min-w-0">
        <PageHeader title={<InlineCode text={summary} />} />
        <p className="-mt-3 mb-4 flex flex-wrap items-baseline gap-2">
          <MethodBadge method={isEvent ? 'EVENT' : method} />
          <code className="font-mono break-all">{isEvent ? operationId.slice(2) : `/api/v1${path}`}</code>
        </p>
        {description && (
          <p className="max-w-[35em]">
            <InlineCode text={description} />
          </p>
        )}
        {isEvent && (
          <p className="max-w-[35em]">
            Eintritt sends this to your address. The guide explains how to{' '}
            <TextLink href="/developers/webhooks">verify and answer it</TextLink>.
          </p>
        )}
        <JumpList
          places={[
            { id: 'samples', title: isEvent ? 'Example' : 'Samples' },
            ...sent.map(({ prefix, title }) => ({ id: prefix, title })),
            { id: 'answer', title: `Answer ${status}` },
            { id: 'other-answers', title: 'Other answers' },
          ]}
        />
      </div>
      <div id="samples" className="min-w-0 scroll-mt-20 xl:col-start-2 xl:row-span-2 xl:row-start-1">
        <div className="flex flex-col gap-8 xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto">
          {isEvent ? (
            <Panel title="Example">
              <CodeBlock code={json(operation.requestBody?.content['application/json']?.example)} />
            </Panel>
          ) : (
            <OperationConsole
              key={operationId}
              operation={tryOperation(operation)}
              canLoad={canBeLoaded(operation)}
            />
          )}
          {media?.example !== undefined && (
            <Panel title="Example answer">
              <CodeBlock code={json(media.example)} label="Example answer" />
            </Panel>
          )}
        </div>
      </div>
      <div className="min-w-0">
        {sent.map(section => (
          <Section key={section.prefix} id={section.prefix} title={section.title}>
            <FieldList {...section} />
          </Section>
        ))}
        <Section id="answer" title={`Answer ${status}`}>
          <p className="mb-2 max-w-[35em]">
            <InlineCode text={answer?.description ?? ''} />
            {contentType && contentType !== 'application/json' && (
              <>
                {' '}
                · <code className="font-mono">{contentType}</code>
              </>
            )}
          </p>
          {sections
            .filter(({ prefix }) => prefix === 'answer')
            .map(section => (
              <FieldList key={section.prefix} {...section} />
            ))}
          <HeaderFold title="Header fields of the answer" headers={answer?.headers ?? {}} />
        </Section>
        <OtherAnswers operation={operation} success={status} />
      </div>
    </main>
  );
}

/** The parts of a page that are one below the other, where there is no room beside. */
function JumpList({ places }: { places: readonly PageHeading[] }) {
  return (
    <nav aria-label="On this page" className="mt-4 flex flex-wrap gap-x-4 gap-y-2 xl:hidden">
      {places.map(({ id, title }) => (
        <TextLink key={id} href={`#${id}`}>
          {title}
        </TextLink>
      ))}
    </nav>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="mt-8 scroll-mt-20">
      <h2 className="mb-2 text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}

type Headers = ReferenceOperation['responses'][string]['headers'];

function HeaderList({ headers }: { headers: Headers }) {
  return (
    <dl className="mt-1 max-w-[35em] text-sm">
      {Object.entries(headers).map(([name, { description }]) => (
        <div key={name} className="py-1">
          <dt className="inline font-mono font-semibold">{name}</dt>
          <dd className="inline text-ink-muted"> {description}</dd>
        </div>
      ))}
    </dl>
  );
}

function HeaderFold({ title, headers }: { title: string; headers: Headers }) {
  if (Object.keys(headers).length === 0) return null;
  return (
    <details className="mt-3">
      <summary className="w-fit cursor-pointer rounded-sm text-sm font-medium text-accent pointer-coarse:py-3">
        {title}
      </summary>
      <HeaderList headers={headers} />
    </details>
  );
}

function withoutNames(headers: Headers, known: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in known)));
}

function headersOfAll([first = {}, ...others]: readonly Headers[]): Headers {
  return Object.fromEntries(
    Object.entries(first).filter(([name]) => others.every(headers => name in headers)),
  );
}

/** Each status with the header fields that only some answers have; those of every problem stand once below. */
function OtherAnswers({ operation, success }: { operation: ReferenceOperation; success: string }) {
  const others = Object.entries(operation.responses).filter(([status]) => status !== success);
  const ofSuccess = operation.responses[success]?.headers ?? {};
  const problems = others.filter(([, { content }]) => content?.['application/problem+json']);
  const ofProblems = headersOfAll(problems.map(([, { headers }]) => headers));
  return (
    <Section id="other-answers" title="Other answers">
      <ul className="divide-y divide-hairline border-y">
        {others.map(([status, { description, content, headers }]) => (
          <li key={status} className="grid grid-cols-[3rem_minmax(0,1fr)] py-2">
            <code className="font-mono">{status}</code>
            <div className="max-w-[35em]">
              <InlineCode text={description ?? ''} />
              <Problems codes={Object.keys(content?.['application/problem+json']?.examples ?? {})} />
              <HeaderList headers={withoutNames(headers, { ...ofSuccess, ...ofProblems })} />
            </div>
          </li>
        ))}
      </ul>
      <HeaderFold title="Header fields of every problem" headers={ofProblems} />
    </Section>
  );
}

function Problems({ codes }: { codes: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-x-3 text-sm">
      {codes.map(code => (
        <TextLink key={code} href={`/problems/${code}`}>
          {code}
        </TextLink>
      ))}
    </span>
  );
}

function json(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value, null, 2);
}
