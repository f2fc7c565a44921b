/** What the codes and classes of PostgreSQL errors mean (appendix A of its documentation), for the log. */
const meanings: Readonly<Record<string, string>> = {
  '22P02': 'a text that the type does not allow, or an enum value that the database does not know',
  '22001': 'a text that is too long for its column',
  '22003': 'a number outside the range of its type',
  '23502': 'no value for a column that needs one',
  '23503': 'a reference to a row that does not exist, or a row that others refer to',
  '23505': 'a value that must be unique exists already',
  '23514': 'a check of the table fails',
  '25P02': 'a statement after another one failed in the same transaction',
  '3D000': 'there is no database of this name: create it, or correct the address',
  '40001': 'a concurrent change: the transaction must be repeated',
  '40P01': 'a deadlock',
  '42501': 'a right that the role lacks, or a row that row-level security refuses',
  '42703': 'a column that the database does not have',
  '42704': 'a type or object that the database does not have',
  '42883': 'a function that the database does not have',
  '42P01': 'a table that the database does not have',
  '53300': 'too many connections',
  '55P03': 'a lock that was not free in time',
  '57014': 'a statement that was cancelled, for example because it took too long',
  '08': 'a connection that failed',
  '22': 'a value that its type does not allow',
  '23': 'a constraint is violated',
  '28': 'user or password of the database are wrong',
  '42': 'a statement that is wrong, or does not fit the tables',
  '53': 'the server of the database lacks resources',
  '57': 'the server of the database is stopping or was told to stop the statement',
};

/** After a change of the schema these have mostly one cause. */
const maybeUnmigrated = ['22P02', '42703', '42704', '42883', '42P01'];

/**
 * Explains an error code of PostgreSQL in words; undefined for other codes. The server's own message cannot be logged,
 * because it quotes values.
 */
export function explainSqlState(code: string): string | undefined {
  if (!/^(?:\d[0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/.test(code)) return undefined;
  const meaning = meanings[code] ?? meanings[code.slice(0, 2)] ?? 'an error without an explanation here';
  const question = maybeUnmigrated.includes(code) ? ' (is a migration not applied yet?)' : '';
  return `PostgreSQL ${code}: ${meaning}${question}`;
}
