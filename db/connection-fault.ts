import { driverCodeOf } from './driver-code';
import { findWrongRole } from './role-check';

export type ConnectionFault = {
  /** One line without values of settings: what is wrong, and what to do. */
  readonly text: string;
  /** Whether it stays until somebody changes a setting or the database. */
  readonly isPermanent: boolean;
};

const refusesUser =
  'PostgreSQL refuses user or password: correct them in the address, or set the password of the user';

const cannotPrepare =
  'a pooler in front of PostgreSQL cannot prepare statements: add ?prepare=false to the address (docs/operations/README.md, "A pooler in front of PostgreSQL")';

/** By SQLSTATE. */
const refusals: Readonly<Record<string, string>> = {
  '28000': refusesUser,
  '28P01': refusesUser,
  // The pooler gave the next statement another connection than the one that prepared it.
  '26000': cannotPrepare,
  '42P05': cannotPrepare,
  '3D000': 'there is no database of this name: create it, or correct the address',
};

/** By SQLSTATE. */
const passing: Readonly<Record<string, string>> = {
  '53300': 'PostgreSQL has no connection left: raise max_connections, or run fewer processes',
  '57P03': 'PostgreSQL is starting or stopping: try again in a moment',
};

/** Codes of the network, of the driver, and of PostgreSQL's connections. */
const isUnreachable =
  /^(ECONN[A-Z]+|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|CONNECT_TIMEOUT|CONNECTION_\w+|57P0[12]|08\w{3})$/;

/**
 * Says what is wrong with the connection to the database. Undefined for an error of another kind, such as one of a
 * statement.
 */
export function connectionFaultOf(error: unknown): ConnectionFault | undefined {
  const wrongRole = findWrongRole(error);
  if (wrongRole) return { text: wrongRole.message, isPermanent: true };
  const code = driverCodeOf(error);
  const said = messagesOf(error);
  const parameter = /unsupported startup parameter[^:]*: (\w+)/.exec(said)?.[1];
  if (parameter)
    return {
      text: `a pooler in front of PostgreSQL refuses the start-up parameter ${parameter}: set ignore_startup_parameters in PgBouncer (docs/operations/README.md, "A pooler in front of PostgreSQL")`,
      isPermanent: true,
    };
  // PgBouncer before 1.19 has no code of its own for a wrong user or password.
  const refusal =
    refusals[code] ??
    (/no such user|auth|password/i.test(said) && code === '08P01' ? refusesUser : undefined);
  if (refusal) return { text: refusal, isPermanent: true };
  const reason = passing[code];
  if (reason) return { text: reason, isPermanent: false };
  // The queue's driver has no codes for these.
  const lost =
    /Connection terminated|LISTEN\/NOTIFY connection ended|timeout exceeded when trying to connect/;
  if (!isUnreachable.test(code) && !(code === '' && lost.test(said))) return undefined;
  return {
    text: `the database cannot be reached (${code || 'the connection ended'}): see that it runs, and check the address`,
    isPermanent: false,
  };
}

const undefinedTable = '42P01';

/** Says what to do if the database has no tables of this version. Undefined for another error. */
export function missingTablesOf(error: unknown): string | undefined {
  if (driverCodeOf(error) !== undefinedTable) return undefined;
  return 'The database has no tables of this version: run eintritt migrate, or npm start';
}

function messagesOf(error: unknown): string {
  return error instanceof Error ? `${error.message} ${messagesOf(error.cause)}` : '';
}
