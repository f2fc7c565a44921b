import os from 'node:os';
import path from 'node:path';
import type { ParseArgsConfig, parseArgs } from 'node:util';
import { ZodError } from 'zod';
import { type CommandName, commands, inOwnWords, parseCommand, UsageError } from '@/bin/commands.mjs';
import { oneLine } from '@/bin/report.mjs';
import { connect, type Db } from '@/db/client';
import { connectionFaultOf, missingTablesOf } from '@/db/connection-fault';
import { driverCodeOf } from '@/db/driver-code';
import { env } from '@/lib/env';
import { describeViolations, violationsOf } from '@/lib/http/problem';
import { StoreUnavailable } from '@/lib/platform/bucket';
import { AppError } from '@/lib/platform/errors';
import { explainSqlState } from '@/lib/platform/explain-sql-state';
import { messageOf } from '@/lib/platform/i18n/message-of';
import { insertOperatorAction } from '@/lib/platform/operator-actions/queries';
import { assertKnownSecret } from '@/lib/platform/secrets/known-secret';

type Options<Name extends CommandName> = (typeof commands)[Name] extends {
  readonly options: infer All extends NonNullable<ParseArgsConfig['options']>;
}
  ? All
  : Record<never, never>;

export type Given<Name extends CommandName> = {
  readonly values: ReturnType<typeof parseArgs<{ options: Options<Name> }>>['values'];
  /** The other arguments. */
  readonly names: readonly string[];
};

/** What the log of the operator says about a command: the club, and details without personal data. */
export type Recorded = { readonly club?: string; readonly details?: string };

// biome-ignore lint/suspicious/noConfusingVoidType: most commands return nothing
type Works = { readonly [Name in CommandName]?: (given: Given<Name>) => Promise<Recorded | void> };

/**
 * Runs the command of this process: one of `works`, by the name of its script and the first argument. An error is one
 * line on standard error that says what to do, and exit code 1; with `LOG_LEVEL=debug` its stack follows. What the work
 * returns is written into the log of the operator.
 */
export async function runCommand(works: Works): Promise<void> {
  try {
    const script = path.basename(process.argv[1] ?? '', '.mjs');
    const { name, help, ...given } = parseCommand([script, ...process.argv.slice(2)]);
    const work = Object.entries(works).find(([one]) => one === name)?.[1];
    if (help !== undefined || !work) console.log(help);
    else {
      if (usesSecret(name)) await assertSecret();
      const recorded = await (work as (given: object) => Promise<Recorded | undefined>)(given);
      if (recorded) await record(name, recorded);
    }
  } catch (error) {
    console.error(inOwnWords(faultLine(error)));
    if (process.env.LOG_LEVEL === 'debug') console.error(error);
    process.exitCode = 1;
  }
}

function usesSecret(name: string): boolean {
  return Object.entries(commands).some(([one, command]) => one === name && 'usesSecret' in command);
}

function assertSecret(): Promise<void> {
  return withDatabase(assertKnownSecret);
}

/** Writes into the log of the operator. */
function record(command: string, recorded: Recorded): Promise<void> {
  const who = `${process.env.SUDO_USER || userName()}@${os.hostname()}`;
  return withDatabase(db => insertOperatorAction(db, { who, command, ...recorded }));
}

/** The name of the user of this process; their number where they have none, as in a container. */
export function userName(): string {
  try {
    return os.userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}

/** Runs `work` with the rights of web and worker. */
export async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = connect(env().DATABASE_URL, { max: 2, applicationName: 'eintritt-command' });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** What is wrong and what to do, in one line without stack, SQL or values of rows. */
export function faultLine(error: unknown): string {
  if (error instanceof UsageError) return oneLine(error);
  if (error instanceof AppError) return wordsOf(error);
  if (error instanceof StoreUnavailable) return `${error.message}: ${storeAdvice(error.code)}`;
  if (error instanceof ZodError) return violationLine(violationsOf(error));
  const fault = connectionFaultOf(error);
  if (fault) return `DATABASE_URL: ${fault.text}`;
  const missing = missingTablesOf(error);
  if (missing) return missing;
  const meaning = explainSqlState(driverCodeOf(error));
  return meaning
    ? `The database refused the command: ${meaning}. LOG_LEVEL=debug shows more`
    : oneLine(error);
}

function storeAdvice(code: string): string {
  if (code.includes('403'))
    return 'check BACKUP_S3_ACCESS_KEY_ID, BACKUP_S3_SECRET_ACCESS_KEY and their rights';
  if (code.includes('404')) return 'there is no such bucket or backup';
  return 'check BACKUP_S3_ENDPOINT, and that it can be reached from here';
}

function wordsOf({ code, message, extra }: AppError): string {
  if (extra.violations) return violationLine(extra.violations);
  const [member, value] = Object.entries(extra.members ?? {})[0] ?? [];
  if (code === 'already-taken') return `${member} ${value} is taken already: choose another one`;
  return message === code ? messageOf('en', 'problems', `${code}.detail`) : message;
}

function violationLine(violations: Parameters<typeof describeViolations>[0]): string {
  return Object.entries(describeViolations(violations, 'en'))
    .map(([path, texts]) => `${path}: ${texts.join(' ')}`)
    .join('; ');
}
