import { describe, expect, it } from 'vitest';
import {
  dismiss,
  fail,
  failuresOf,
  hold,
  holdMs,
  latestHeld,
  nextPiece,
  type Order,
  pass,
  type Queue,
  queuedStates,
  record,
  refreshed,
  release,
  retry,
  settle,
  startNext,
  undo,
} from './queue-state';

const order = (...ids: string[]): Order => ({
  action: 'Accept',
  kind: 'Membership',
  ids,
  names: new Map(),
  stored: new Map(),
  sendsMail: true,
  send: async () => [],
  refresh: async () => {},
});

const done = (...ids: string[]) => ids.map(id => ({ id, outcome: 'Done' as const }));
const question = (...ids: string[]): Order => ({ ...order(...ids), action: 'Ask' });
const asking = hold([], 1, question('a'));
const two = hold(hold([], 1, order('a')), 2, order('b'));
const phases = (queue: Queue) => queue.map(({ key, phase }) => `${key} ${phase}`);
const sending = startNext(release(two));
const sent = settle(record(sending, 1, done('a')), 1);

describe('the queue of actions', () => {
  it.each<[string, Queue, string[]]>([
    ['holds several actions at once', two, ['1 Held', '2 Held']],
    ['sends nothing before the time to undo is over', startNext(pass(two, holdMs - 1)), ['1 Held', '2 Held']],
    ['sends the oldest first, one at a time', startNext(sending), ['1 Sending', '2 Held']],
    ['sends the next one when the first was answered', startNext(sent), ['1 Sent', '2 Sending']],
    ['undoes a held action without a trace', undo(two, 2), ['1 Held']],
    ['does not undo what is being sent', undo(sending, 1), ['1 Sending', '2 Held']],
    [
      'holds an assignment beside a question',
      hold(asking, 2, { ...order('a'), action: 'Assign' }),
      ['1 Held', '2 Held'],
    ],
    ['asks no second question', hold(asking, 2, question('a')), ['1 Held']],
    ['asks nothing about a submission with a decision', hold(two, 3, question('a')), ['1 Held', '2 Held']],
    ['drops a held question when its submission is decided', hold(asking, 2, order('a')), ['2 Held']],
    ['keeps a question about another submission', hold(asking, 2, order('b')), ['1 Held', '2 Held']],
    [
      'decides after a question that is being sent',
      hold(startNext(release(asking)), 2, order('a')),
      ['1 Sending', '2 Held'],
    ],
    ['does not hold a submission twice', hold(two, 3, order('a')), ['1 Held', '2 Held']],
    ['drops single decisions that worked once lists show them', refreshed(sent, [1]), ['2 Held']],
    ['keeps what was not done until it is dismissed', refreshed(fail(sending, 1), [1]), ['1 Over', '2 Held']],
    ['dismisses what is over only', dismiss(refreshed(fail(sending, 1), [1])), ['2 Held']],
    ['sends again what got no answer', startNext(retry(fail(sending, 1), 1)), ['1 Sending', '2 Held']],
    [
      'forgets a failure when the next action is ordered',
      hold(fail(sending, 1), 3, order('a')),
      [...['1 Sent', '2 Held', '3 Held']],
    ],
  ])('%s', (_, queue, expected) => {
    expect(phases(queue)).toEqual(expected);
  });

  it('holds each action for the whole time, also if others came before', () => {
    const later = hold(pass(hold([], 1, order('a')), 4_000), 2, order('b'));
    expect(later.map(({ leftMs }) => leftMs)).toEqual([holdMs - 4_000, holdMs]);
    expect(phases(startNext(pass(later, holdMs - 4_000)))).toEqual(['1 Sending', '2 Held']);
  });

  it('undoes the latest first', () => {
    expect(latestHeld(two)?.key).toBe(2);
    expect(latestHeld(undo(two, 2))?.key).toBe(1);
    expect(latestHeld(sending)?.key).toBe(2);
    expect(latestHeld([])).toBeNull();
  });

  it('holds the free ones of several submissions', () => {
    expect(hold(two, 3, order('a', 'c'))[2]?.order.ids).toEqual(['c']);
  });

  it('sends many in requests of twenty, and none after it was stopped', () => {
    const ids = Array.from({ length: 45 }, (_, index) => `${index}`);
    const running = startNext(release(hold([], 1, order(...ids))));
    const after = record(running, 1, done(...ids.slice(0, 20)));
    const piece = (queue: Queue) => (queue[0] ? nextPiece(queue[0]) : []);
    expect([piece(running), piece(after), piece(undo(after, 1))]).toEqual([
      ids.slice(0, 20),
      ids.slice(20, 40),
      [],
    ]);
  });

  it('names what got no answer, beside what was done', () => {
    const half = fail(record(startNext(release(hold([], 1, order('a', 'b')))), 1, done('a')), 1, 'Weg');
    expect(half.flatMap(failuresOf)).toEqual([{ id: 'b', outcome: 'Unsent', words: 'Weg' }]);
  });
});

describe('what lists show', () => {
  const refused = record(sending, 1, [{ id: 'a', outcome: 'Impossible' }]);
  it.each<[string, Queue, unknown]>([
    ['a decision at once', two, { state: 'Accepted', answeredAt: null }],
    ['a question at once', asking, { question: 'Open' }],
    [
      'a decision instead of the question',
      hold(asking, 2, order('a')),
      { state: 'Accepted', answeredAt: null },
    ],
    ['a decision that is being sent', sending, { state: 'Accepted', answeredAt: null }],
    ['a decision until lists are fetched again', sent, { state: 'Accepted', answeredAt: expect.any(Number) }],
    ['the stored state after that', refreshed(sent, [1]), undefined],
    ['the stored state after undoing', undo(two, 1), undefined],
    [
      'the stored state and the reason after a refusal',
      refused,
      {
        failure: { action: 'Accept', id: 'a', outcome: 'Impossible' },
      },
    ],
    ['no state for other actions', hold([], 1, { ...order('a'), action: 'Delete' }), undefined],
  ])('%s', (_, queue, expected) => {
    expect(queuedStates(queue).get('a')).toEqual(expected);
  });
});
