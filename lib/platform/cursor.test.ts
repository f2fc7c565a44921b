import { beforeAll, describe, expect, it } from 'vitest';
import { decodeCursor, InstantPlace, pageOf } from './cursor';
import { AppError } from './errors';

beforeAll(() => {
  process.env.DATABASE_URL = 'postgres://nobody@127.0.0.1/none';
  process.env.APP_SECRET = 'only for the cursors of this test!!!!!';
});

const list = { name: 'submissions', clubId: 'club-1', of: '-receivedAt' };
const rows = [
  ['2026-03-14T09:26:53.589Z', 'a'],
  ['2026-03-14T09:26:53.588Z', 'b'],
  ['2026-03-14T09:26:53.587Z', 'c'],
] as const;
const cursorAfter = (count: number, of = list) => pageOf(rows, count, of, row => row).nextCursor ?? '';

describe('a cursor', () => {
  it('is the same for the same place of a list, so that the ETag of a page stays', () => {
    expect(cursorAfter(1)).toBe(cursorAfter(1));
    expect(
      new Set([cursorAfter(1), cursorAfter(2), cursorAfter(1, { ...list, clubId: 'club-2' })]).size,
    ).toBe(3);
  });

  it('hides its place and is valid for its list only', () => {
    const cursor = cursorAfter(1);
    expect(cursor).not.toContain(Buffer.from('2026-03-14').toString('base64url').slice(0, 8));
    expect(decodeCursor(cursor, list, InstantPlace)).toEqual(rows[0]);
    for (const other of [
      { ...list, clubId: 'club-2' },
      { ...list, of: 'name' },
      { ...list, name: 'audit' },
    ])
      expect(() => decodeCursor(cursor, other, InstantPlace)).toThrow(AppError);
  });
});
