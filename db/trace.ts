import { type Attributes, annotate, errorTypeOf, inSpan, isInTrace, startSpan } from '@/lib/tracing';

const system = { 'db.system.name': 'postgresql' } as const;

/** Names the club of the current work: its request or job. */
export function annotateClub({ clubId }: { readonly clubId: string }): void {
  annotate({ 'eintritt.club.id': clubId });
}

/** Runs a transaction in a span: from the wait for a connection to the end of the commit. */
export function traceTransaction<T>(work: () => Promise<T>): Promise<T> {
  return inSpan(startSpan('transaction', 'Internal', system), work);
}

/** Records a statement that was sent. Its parameters are not part of the span. */
export function traceStatement(query: string, statement: PromiseLike<unknown>): void {
  if (!isInTrace()) return;
  const attributes = describeStatement(query);
  const span = startSpan(String(attributes['db.query.summary']), 'Client', attributes);
  const failed = (error: unknown) => {
    if (span) span.errorType = errorTypeOf(error);
    span?.end();
  };
  statement.then(() => span?.end(), failed);
}

const firstTable = /\b(?:from|into|update)\s+"?([a-z_][a-z0-9_]*)"?(?:\."?([a-z_][a-z0-9_]*)"?)?(?![\w"(])/i;

/** What a statement that begins with `with` does. */
const written = /\b(insert)\s+into\b|\b(delete)\s+from\b|\b(update)\s+[\w".]+(?:\s+(?:as\s+)?\w+)?\s+set\b/i;

/** Names command and first table. A whitelist: nothing else of the text leaves. */
export function describeStatement(query: string): Attributes {
  const word = /^\s*([a-z]+)/i.exec(query)?.[1]?.toUpperCase() ?? '';
  const write = word === 'WITH' ? written.exec(query) : null;
  const command = write?.slice(1).find(Boolean)?.toUpperCase() ?? 'SELECT';
  const operation = word === 'WITH' ? command : word;
  const [, first, second] = firstTable.exec(query.slice(write?.index ?? 0)) ?? [];
  if (!first) return { ...system, 'db.operation.name': operation, 'db.query.summary': operation };
  const table = second ? `${first}.${second}` : first;
  return {
    ...system,
    'db.operation.name': operation,
    'db.collection.name': table,
    'db.query.summary': `${operation} ${table}`,
  };
}
