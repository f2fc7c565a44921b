import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { AppError } from './errors';
import { describeError } from './log';

const secret = 'DE89370400440532013000';

/**
 * An error like those of drivers and mail libraries: an `Error` with extra members, whose message quotes the sent
 * values.
 */
function foreignError(name: string, members: object): Error {
  return Object.assign(new Error(`refused: ${secret}`), { name, ...members });
}

describe('describeError', () => {
  it.each([
    ['a failed query', new DrizzleQueryError('insert into x', [secret], new Error('away'))],
    ['a driver of the database', foreignError('PostgresError', { code: '22P02' })],
    ['the driver of the queue', foreignError('error', { code: '22P02' })],
    ['a mail server', foreignError('Error', { code: 'EENVELOPE', response: `550 ${secret}` })],
    ['a parser', foreignError('SyntaxError', {})],
    ['another library', foreignError('LibraryError', {})],
  ])('logs none of the values that %s quotes', (_name, error) => {
    expect(JSON.stringify(describeError(error))).not.toContain(secret);
    expect(JSON.stringify(describeError(new Error('work failed', { cause: error })))).not.toContain(secret);
  });

  it('logs class, code with its meaning, and stack of a queue error, which is a copy without its class', () => {
    const error = foreignError('DatabaseError', { code: '57P01' });
    const copy = {
      ...error,
      name: undefined,
      message: error.message,
      stack: 'error: x\n    at Pool.query (pool.js:1:2)',
      queue: 'q',
    };
    const { name: _name, ...fault } = copy;
    expect(describeError(fault)).toEqual({
      name: 'error',
      code: '57P01',
      message: 'PostgreSQL 57P01: the server of the database is stopping or was told to stop the statement',
      stack: ['at Pool.query (pool.js:1:2)'],
    });
  });

  it('explains a failed query and its cause by the code of the database, without the value', () => {
    const cause = foreignError('PostgresError', { code: '22P02' });
    const message =
      'PostgreSQL 22P02: a text that the type does not allow, or an enum value that the database does not know (is a migration not applied yet?)';
    const logged = describeError(new DrizzleQueryError('insert into x', [secret], cause));
    expect(logged).toMatchObject({ message, cause: { message, code: '22P02' } });
  });

  it.each([
    ['23505', 'PostgreSQL 23505: a value that must be unique exists already'],
    ['23P01', 'PostgreSQL 23P01: a constraint is violated'],
    ['XX000', 'PostgreSQL XX000: an error without an explanation here'],
    ['CONNECTION_CLOSED', undefined],
    ['EPIPE', undefined],
  ])('explains the code %s of the driver as %s', (code, message) => {
    expect(describeError(foreignError('PostgresError', { code })).message).toBe(message);
  });

  it('logs message and stack of our own errors and of errors of the language', () => {
    expect(describeError(new Error('A submission was not stored'))).toMatchObject({
      name: 'Error',
      message: 'A submission was not stored',
    });
    expect(describeError(new AppError('not-found'))).toMatchObject({ message: 'not-found' });
    expect(describeError(new TypeError('x is not a function'))).toMatchObject({
      message: 'x is not a function',
    });
    expect(describeError({ id: 1 })).toEqual({ name: 'object' });
    expect(describeError('thrown text')).toEqual({ name: 'string' });
  });
});
