import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** A statement as PostgreSQL logged it; `values` are its parameters in text form. */
export type Statement = { readonly text: string; readonly values: readonly (string | null)[] };

/** A statement with the process id of its connection. */
export type Logged = { readonly session: number; readonly statement: Statement };

/** The statements of a transaction, or one statement without a transaction. */
export type Group = { readonly isTransaction: boolean; readonly statements: readonly Statement[] };

const Entry = z.object({
  pid: z.number(),
  dbname: z.string().optional(),
  application_name: z.string().optional(),
  message: z.string(),
  detail: z.string().optional(),
});
type Entry = z.output<typeof Entry>;

/** `record-scenarios.ts` writes `select 'mark:<name>'` between the requests. */
const markPattern = /^statement: select 'mark:(.*)'$/;
/** Statements that the baseline leaves out: transaction settings, session, rate limits, the driver's query of types. */
const overhead = /^set local |find_session_actor|rate_limits|from pg_catalog\.pg_type/;
const transactionCommands = /^(begin|commit|rollback|savepoint|release|set transaction)/i;

/** Reads a JSON log of PostgreSQL. Returns the statements after each mark, in order. */
export function readRecording(folder: string, database: string): Map<string, Logged[]> {
  const lines = readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .sort()
    .flatMap(name => readFileSync(path.join(folder, name), 'utf8').split('\n'));
  const recordings = new Map<string, Logged[]>();
  let current: Logged[] | undefined;
  for (const line of lines) {
    const entry = entryOf(line);
    if (!entry) continue;
    const mark = markPattern.exec(entry.message)?.[1];
    if (mark !== undefined) {
      current = [];
      recordings.set(mark, current);
    }
    const statement =
      entry.dbname === database && entry.application_name === 'eintritt' && statementOf(entry);
    if (statement) current?.push({ session: entry.pid, statement });
  }
  return recordings;
}

function entryOf(line: string): Entry | undefined {
  try {
    return Entry.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

function statementOf({ message, detail }: Entry): Statement | undefined {
  const text = /^(?:execute [^:]+|statement): ([\s\S]*)$/.exec(message)?.[1];
  if (text === undefined) return undefined;
  const values = [...(detail ?? '').matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)].map(([, value]) =>
    value === undefined ? null : value.replaceAll("''", "'"),
  );
  return { text, values };
}

/** Returns the statements that the baseline must run for the same response. Orders transactions by their commits. */
export function groupsOf(logged: readonly Logged[], keepsTransactions: boolean): Group[] {
  const groups: Group[] = [];
  const open = new Map<number, Statement[]>();
  for (const { session, statement } of logged) {
    const bound = transactionCommands.exec(statement.text)?.[1]?.toLowerCase();
    const inside = open.get(session);
    if (bound === 'begin' && keepsTransactions) open.set(session, []);
    if (bound === 'commit' || bound === 'rollback') {
      open.delete(session);
      if (bound === 'commit' && inside && inside.length > 0)
        groups.push({ isTransaction: true, statements: inside });
    }
    if (bound || overhead.test(statement.text)) continue;
    if (inside) inside.push(statement);
    else groups.push({ isTransaction: false, statements: [statement] });
  }
  return groups;
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const hash = /^(?:[\w-]{43}|[0-9a-f]{64})$/;

type Request = {
  /** The id in the path. */
  readonly target: string | null;
  /** A moment before the request. Records with ids of an earlier time already existed. */
  readonly since: Date;
};

/**
 * Compares two recordings of one request. Returns the statements that both have, those of the second with placeholders
 * (`placeholderOf`) for values that must be new each time: ids that the request created, and numbers and hashes that
 * differ from the first. What only one has belongs to no request, as a look-up that is kept for a minute.
 */
export function templateOf(
  first: readonly Group[],
  second: readonly Group[],
  { target, since }: Request,
): Group[] {
  const before = new Set(JSON.stringify(first).match(uuid));
  const createdIds = [...new Set(JSON.stringify(second).match(uuid))].filter(
    id => !before.has(id) && id !== target && isCreatedSince(id, since),
  );
  const earlier = first.flatMap(({ statements }) => statements);
  return second
    .map(group => ({ ...group, statements: group.statements.flatMap(statementTemplate) }))
    .filter(({ statements }) => statements.length > 0);

  function statementTemplate({ text, values }: Statement): Statement[] {
    const at = earlier.findIndex(statement => statement.text === text);
    const [same] = at < 0 ? [] : earlier.splice(at, 1);
    if (!same) return [];
    const filled = values.map((value, position) => {
      const other = same.values[position] ?? null;
      return value === null || other === null || value === other ? value : valueTemplate(value, other);
    });
    return [{ text, values: filled }];
  }

  function valueTemplate(value: string, other: string): string {
    if (/^\d{1,9}$/.test(value) && Number(value) === Number(other) + 1) return placeholderOf('number');
    if (hash.test(value)) return placeholderOf('hash');
    return value.replace(uuid, id => {
      if (id === target) return placeholderOf('target');
      return createdIds.includes(id) ? placeholderOf(`id${createdIds.indexOf(id)}`) : id;
    });
  }
}

/**
 * A version 7 UUID starts with its time in milliseconds (48 bits). Other versions have no time; they belong to one
 * request (tokens, sessions).
 */
function isCreatedSince(id: string, since: Date): boolean {
  return id[14] !== '7' || Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) >= since.getTime();
}

const delimiter = '\u0001';
export const placeholderOf = (name: string) => `${delimiter}${name}${delimiter}`;
export const placeholderPattern = new RegExp(`${delimiter}(\\w+)${delimiter}`, 'g');
