import type postgres from 'postgres';
import { limitedRole, runtimeRole } from './session-settings';

/** Thrown instead of a result: the connection runs as a role to which row-level security may not apply. */
export class WrongRole extends Error {
  constructor(role: string) {
    super(
      `A connection to the database runs as ${role} instead of ${runtimeRole}: a pooler in front dropped the start-up parameter "role" (docs/operations/README.md, "A pooler in front of PostgreSQL")`,
    );
    this.name = 'WrongRole';
  }
}

/** Finds the `WrongRole` behind an error, which Drizzle wraps. */
export function findWrongRole(error: unknown): WrongRole | undefined {
  if (error instanceof WrongRole) return error;
  return error instanceof Error && error.cause ? findWrongRole(error.cause) : undefined;
}

type Statement = ReturnType<postgres.Sql['unsafe']>;

export type RoleCheck = {
  /** Makes the statement reject with `WrongRole` instead of giving out a result of a wrong connection. */
  ofStatement(statement: Statement): Statement;
  /** Check of a transaction. `end` is called before its commit and rejects with `WrongRole`, which rolls it back. */
  ofTransaction(scoped: postgres.Sql): RoleCheck & { end(): Promise<void> };
};

/** A pool has ten connections; those that closed are forgotten now and then. */
const rememberedMax = 1000;

/**
 * Checks each connection of a pool once: by the process id of its server, which each result names. A statement outside a
 * transaction asks on any connection of the pool, since all of them start in the same way; a transaction asks on its own.
 */
export function roleCheck(client: postgres.Sql): RoleCheck {
  const checked = new Set<number>();
  const requireRole = async (pid: number | undefined, asked: postgres.Sql) => {
    if (pid !== undefined && checked.has(pid)) return;
    const [row] = await asked<{ role: string }[]>`select current_user::text as role`;
    const role = row?.role ?? 'nobody';
    if (role !== runtimeRole && role !== limitedRole) throw new WrongRole(role);
    if (checked.size > rememberedMax) checked.clear();
    if (pid !== undefined) checked.add(pid);
  };
  return {
    ofStatement: statement => afterResult(statement, pid => requireRole(pid, client)),
    ofTransaction: scoped => {
      let latest: Statement | undefined;
      const ofScope = {
        ofStatement: (statement: Statement) => {
          latest = statement;
          return statement;
        },
        // A savepoint belongs to its transaction.
        ofTransaction: () => ({ ...ofScope, end: async () => {} }),
        end: () => requireRole(latest && pidOf(latest), scoped),
      };
      return ofScope;
    },
  };
}

/** The process id of the server to whom a statement was sent; the driver's types do not have it. */
function pidOf(statement: Statement): number | undefined {
  const { state } = statement as unknown as { readonly state: { readonly pid: number } | null };
  return state?.pid;
}

/** Calls `check` with the server's process id when the statement has its result, and gives it out after that. */
function afterResult(statement: Statement, check: (pid: number | undefined) => Promise<void>): Statement {
  const then = statement.then.bind(statement);
  const thenChecked: Statement['then'] = (done, failed) =>
    then(async result => {
      await check(result.state?.pid);
      return result;
    }).then(done, failed);
  // biome-ignore lint/suspicious/noThenProperty: the statement is a promise already, and callers still choose its format
  statement.then = thenChecked;
  return statement;
}
