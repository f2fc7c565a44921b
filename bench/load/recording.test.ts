import { describe, expect, it } from 'vitest';
import { groupsOf, placeOf, type Statement, templateOf } from './recording';

const statement = (text: string, ...values: (string | null)[]): Statement => ({ text, values });
const club = '019b0000-0000-7000-8000-000000000001';
const id = (last: number) => `019b0000-0000-7000-8000-00000000010${last}`;

describe('groupsOf', () => {
  const session = [
    statement('select id from find_session_actor($1)', 'a'),
    statement('begin '),
    statement("select set_config('app.club_id', $1, true)", club),
    statement('select 1'),
    statement('insert into a'),
    statement('commit'),
  ].map(one => ({ session: 1, statement: one }));

  it('keeps what a bare server would ask for reading', () => {
    expect(groupsOf(session, false).flatMap(({ statements }) => statements.map(({ text }) => text))).toEqual([
      'select 1',
      'insert into a',
    ]);
  });

  it('keeps the transaction of a write', () => {
    expect(groupsOf(session, true)).toEqual([
      { isTransaction: true, statements: [statement('select 1'), statement('insert into a')] },
    ]);
  });
});

describe('groupsOf of several connections', () => {
  it('keeps what has ended first before what depends on it', () => {
    const logged = [
      { session: 1, statement: statement('begin') },
      { session: 2, statement: statement('begin') },
      { session: 2, statement: statement('insert of the second') },
      { session: 2, statement: statement('commit') },
      { session: 1, statement: statement('insert of the first') },
      { session: 1, statement: statement('commit') },
    ];
    const texts = groupsOf(logged, true).map(({ statements }) => statements[0]?.text);
    expect(texts).toEqual(['insert of the second', 'insert of the first']);
  });
});

describe('templateOf', () => {
  const request = (number: number) => [
    {
      isTransaction: true,
      statements: [
        statement('insert', club, id(number), String(7 + number), null, 'x'.repeat(42) + number),
        statement('insert', `{"of":"${id(number)}"}`, '17'),
      ],
    },
  ];

  it('makes anew what differs from one request to the next', () => {
    const [group] = templateOf(request(1), request(2), { target: null, since: new Date(0) });
    expect(group?.statements.map(({ values }) => values)).toEqual([
      [club, placeOf('id0'), placeOf('number'), null, placeOf('hash')],
      [`{"of":"${placeOf('id0')}"}`, '17'],
    ]);
  });

  it('leaves a place for the id that the address names', () => {
    const [group] = templateOf(request(1), request(2), { target: id(2), since: new Date(0) });
    expect(group?.statements[1]?.values[0]).toBe(`{"of":"${placeOf('target')}"}`);
  });

  it('keeps ids of what was there before', () => {
    const [group] = templateOf(request(1), request(2), { target: null, since: new Date() });
    expect(group?.statements[0]?.values[1]).toBe(id(2));
  });
});
