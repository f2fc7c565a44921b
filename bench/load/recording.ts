import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** A statement as PostgreSQL logged it; `values` are its parameters in text form. */
export type Statement = { readonly text: string; readonly values: readonly (string | null)[] };

/** A statement with the connection that it came by. */
export type Logged = { readonly session: number; readonly statement: Statement };

/** Statements that belong together: in one transaction, or one by itself. */
export type Group = { readonly isTransaction: boolean; readonly statements: readonly Statement[] };

const Entry = z.object({
  pid: z.number(),
  dbname: z.string().optional(),
  application_name: z.string().optional(),
  message: z.string(),
  detail: z.string().optional(),
});
type Entry = z.output<typeof Entry>;

/** Written between the requests by whoever records; `select 'mark:<name>'`. */
const markPattern = /^statement: select 'mark:(.*)'$/;
/** What a request needs beside its own work: the transaction, who asks and how often, the driver's look at types. */
const beside = /set_config\(|find_session_actor|rate_limits|from pg_catalog\.pg_type/;
const bounds = /^(begin|commit|rollback|savepoint|release|set transaction)/i;

/** The statements of each marked stretch, in order, from the JSON log of a cluster. */
export function readRecording(folder: string, database: string): Map<string, Logged[]> {
  const lines = readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .sort()
    .flatMap(name => readFileSync(path.join(folder, name), 'utf8').split('\n'));
  const stretches = new Map<string, Logged[]>();
  let current: Logged[] | undefined;
  for (const line of lines) {
    const entry = entryOf(line);
    if (!entry) continue;
    const mark = markPattern.exec(entry.message)?.[1];
    if (mark !== undefined) {
      current = [];
      stretches.set(mark, current);
    }
    const statement =
      entry.dbname === database && entry.application_name === 'eintritt' && statementOf(entry);
    if (statement) current?.push({ session: entry.pid, statement });
  }
  return stretches;
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

/** What a bare server has to do for the same answer, transactions in the order of their ends. */
export function groupsOf(logged: readonly Logged[], keepsTransactions: boolean): Group[] {
  const groups: Group[] = [];
  const open = new Map<number, Statement[]>();
  for (const { session, statement } of logged) {
    const bound = bounds.exec(statement.text)?.[1]?.toLowerCase();
    const inside = open.get(session);
    if (bound === 'begin' && keepsTransactions) open.set(session, []);
    if (bound === 'commit' || bound === 'rollback') {
      open.delete(session);
      if (bound === 'commit' && inside && inside.length > 0)
        groups.push({ isTransaction: true, statements: inside });
    }
    if (bound || beside.test(statement.text)) continue;
    if (inside) inside.push(statement);
    else groups.push({ isTransaction: false, statements: [statement] });
  }
  return groups;
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const hash = /^(?:[\w-]{43}|[0-9a-f]{64})$/;

type Request = {
  /** The id that it named in its address. */
  readonly target: string | null;
  /** Before it was sent: what has an id of an earlier moment was there already. */
  readonly since: Date;
};

/**
 * The second of two recordings of one request with places (`placeOf`) for what must be new each time: ids that were made
 * for it, numbers and hashes that differ from the first.
 */
export function templateOf(
  first: readonly Group[],
  second: readonly Group[],
  { target, since }: Request,
): Group[] {
  const before = new Set(JSON.stringify(first).match(uuid));
  const fresh = [...new Set(JSON.stringify(second).match(uuid))].filter(
    id => !before.has(id) && id !== target && isMadeSince(id, since),
  );
  return second.map((group, at) => ({
    ...group,
    statements: group.statements.map((statement, index) => ({
      ...statement,
      values: statement.values.map((value, position) => {
        const other = first[at]?.statements[index]?.values[position] ?? null;
        return value === null || other === null || value === other ? value : valueTemplate(value, other);
      }),
    })),
  }));

  function valueTemplate(value: string, other: string): string {
    if (/^\d{1,9}$/.test(value) && Number(value) === Number(other) + 1) return placeOf('number');
    if (hash.test(value)) return placeOf('hash');
    return value.replace(uuid, id => {
      if (id === target) return placeOf('target');
      return fresh.includes(id) ? placeOf(`id${fresh.indexOf(id)}`) : id;
    });
  }
}

/** Of version 7, whose first 48 bits are milliseconds; others tell no time and are of one request (tokens, sessions). */
function isMadeSince(id: string, since: Date): boolean {
  return id[14] !== '7' || Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) >= since.getTime();
}

const edge = '\u0001';
export const placeOf = (name: string) => `${edge}${name}${edge}`;
export const placePattern = new RegExp(`${edge}(\\w+)${edge}`, 'g');
