import { describe, expect, it } from 'vitest';
import { groupsOf, placeholderOf, type Statement, templateOf } from './recording';

const statement = (text: string, ...values: (string | null)[]): Statement => ({ text, values });
const club = '019b0000-0000-7000-8000-000000000001';
const id = (last: number) => `019b0000-0000-7000-8000-00000000010${last}`;

describe('groupsOf', () => {
  const session = [
    statement('select id from find_session_actor($1)', 'a'),
    statement('begin '),
    statement(`set local app.club_id = '${club}'`),
    statement('select 1'),
    statement('insert into a'),
    statement('commit'),
  ].map(one => ({ session: 1, statement: one }));

  it('leaves out transactions and checks of a read', () => {
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

describe('groupsOf with a read of one statement', () => {
  it('keeps the statement that sets its club itself', () => {
    const read = statement("select seen.* from (select set_config('app.club_id', $1, true))", club);
    const logged = [{ session: 1, statement: read }];
    expect(groupsOf(logged, false)).toEqual([{ isTransaction: false, statements: [read] }]);
  });
});

describe('groupsOf with several connections', () => {
  it('orders transactions by their commits', () => {
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

  it('puts placeholders for values that differ between two requests', () => {
    const [group] = templateOf(request(1), request(2), { target: null, since: new Date(0) });
    expect(group?.statements.map(({ values }) => values)).toEqual([
      [club, placeholderOf('id0'), placeholderOf('number'), null, placeholderOf('hash')],
      [`{"of":"${placeholderOf('id0')}"}`, '17'],
    ]);
  });

  it('leaves out statements that only one of the requests has, and compares the others with each other', () => {
    const [first, second] = [request(1), request(2)].map(([group]) => group?.statements ?? []);
    const lookUp = statement('select once a minute', id(9));
    const groups = templateOf(
      [{ isTransaction: true, statements: first ?? [] }],
      [
        { isTransaction: false, statements: [lookUp] },
        { isTransaction: true, statements: [lookUp, ...(second ?? [])] },
      ],
      { target: null, since: new Date(0) },
    );
    expect(groups.map(({ statements }) => statements.map(({ text }) => text))).toEqual([
      ['insert', 'insert'],
    ]);
    expect(groups[0]?.statements[0]?.values[1]).toBe(placeholderOf('id1'));
  });

  it('puts a placeholder for the id in the path', () => {
    const [group] = templateOf(request(1), request(2), { target: id(2), since: new Date(0) });
    expect(group?.statements[1]?.values[0]).toBe(`{"of":"${placeholderOf('target')}"}`);
  });

  it('keeps ids of records that existed before the request', () => {
    const [group] = templateOf(request(1), request(2), { target: null, since: new Date() });
    expect(group?.statements[0]?.values[1]).toBe(id(2));
  });
});
