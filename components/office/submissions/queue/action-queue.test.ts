import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '@/lib/api-client/api-problem';
import {
  currentQueue,
  dismissActions,
  enqueueAction,
  pauseCountdown,
  retryAction,
  sendNow,
  undoAction,
} from './action-queue';
import { holdMs, type Order, type Outcome } from './queue-state';

const sent: (readonly string[])[] = [];
const keys: string[] = [];
const many = Array.from({ length: 45 }, (_, index) => `id-${index}`);
const allAs = (outcome: Outcome['outcome'], ids: readonly string[]) => ids.map(id => ({ id, outcome }));

function order(ids: readonly string[], send: Order['send'] = async piece => allAs('Done', piece)): Order {
  return {
    action: 'Accept',
    kind: 'Membership',
    ids,
    names: new Map(),
    stored: new Map(),
    sendsMail: true,
    send: (piece, key) => {
      sent.push(piece);
      keys.push(key);
      return send(piece, key);
    },
    refresh: async () => {},
  };
}

const outcomes = () => currentQueue().queue.flatMap(entry => entry.outcomes.map(({ outcome }) => outcome));
const listeners = new Map<string, () => void>();

beforeEach(() => {
  vi.useFakeTimers();
  listeners.clear();
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
  vi.stubGlobal('removeEventListener', (type: string) => listeners.delete(type));
  sent.length = 0;
  keys.length = 0;
});
afterEach(async () => {
  sendNow();
  await vi.runAllTimersAsync();
  dismissActions();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('queued actions', () => {
  it('are sent one by one, each ten seconds after it was ordered', async () => {
    enqueueAction(order(['a']));
    await vi.advanceTimersByTimeAsync(3_000);
    enqueueAction(order(['b']));
    await vi.advanceTimersByTimeAsync(holdMs - 3_000);
    expect(sent).toEqual([['a']]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(sent).toEqual([['a'], ['b']]);
    expect(currentQueue().queue).toEqual([]);
  });

  it('that are undone have sent nothing, and the others are still sent', async () => {
    enqueueAction(order(['a']));
    enqueueAction(order(['b']));
    expect(undoAction()).toEqual(['b']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([['a']]);
  });

  it('are all sent at once when the page is left', async () => {
    enqueueAction(order(['a']));
    enqueueAction(order(many));
    expect([...listeners.keys()]).toEqual(['pagehide']);
    listeners.get('pagehide')?.();
    expect(sent).toEqual([['a'], many]);
    await vi.runAllTimersAsync();
    expect(sent).toHaveLength(2);
    expect([...listeners.keys()]).toEqual([]);
  });

  it('that need several requests make the browser ask before the page is left', async () => {
    enqueueAction(order(Array.from({ length: 101 }, (_, index) => `id-${index}`)));
    expect([...listeners.keys()]).toContain('beforeunload');
    undoAction();
    expect([...listeners.keys()]).toEqual([]);
  });

  it('wait while the user is at their buttons', async () => {
    enqueueAction(order(many));
    pauseCountdown(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(0);
    pauseCountdown(false);
    await vi.advanceTimersByTimeAsync(holdMs);
    expect(sent.map(piece => piece.length)).toEqual([20, 20, 5]);
    expect(sent.flat()).toEqual(many);
  });

  it('end after the current request when they are stopped', async () => {
    enqueueAction(
      order(many, async piece => {
        undoAction(currentQueue().queue[0]?.key);
        return allAs('Done', piece);
      }),
    );
    sendNow();
    await vi.runAllTimersAsync();
    expect(outcomes()).toHaveLength(20);
  });

  it.each([
    { status: 0, code: 'network' },
    { status: 409, code: 'request-running' },
  ])('are retried under the same key after $code, and each request has a key of its own', async problem => {
    enqueueAction(
      order(many, async piece => {
        if (sent.length === 1) throw new ApiProblem(problem);
        return allAs('Done', piece);
      }),
    );
    sendNow();
    await vi.runAllTimersAsync();
    expect(outcomes()).toEqual(allAs('Done', many).map(({ outcome }) => outcome));
    expect(sent[1]).toEqual(sent[0]);
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });

  it.each([
    ['Accept', 'Already'],
    ['Deny', 'Already'],
    ['ResendConfirmation', 'TooSoon'],
    ['Delete', 'NotFound'],
  ] as const)('to %s count as done if %s comes from an earlier try', async (action, trace) => {
    let isUp = false;
    const send: Order['send'] = async piece => {
      if (!isUp) throw new ApiProblem({ status: 503, code: 'unavailable' });
      return allAs(sent.length < 4 ? trace : 'Impossible', piece);
    };
    enqueueAction({ ...order(many, send), action });
    sendNow();
    isUp = true;
    await vi.runAllTimersAsync();
    expect([outcomes()[19], outcomes()[20], outcomes()[44]]).toEqual(['Done', trace, 'Impossible']);
  });

  it('do not count as done if somebody else did them while the limit of requests held them back', async () => {
    enqueueAction(
      order(['a'], async piece => {
        if (sent.length === 1) throw new ApiProblem({ status: 429, code: 'too-many-requests' });
        return allAs('Already', piece);
      }),
    );
    sendNow();
    await vi.runAllTimersAsync();
    expect(outcomes()).toEqual(['Already']);
  });

  it('count as done if they were done before the user sent them again', async () => {
    let isUp = false;
    const send: Order['send'] = async piece => {
      if (!isUp) throw new ApiProblem({ status: 503, code: 'unavailable' });
      return allAs('Already', piece);
    };
    enqueueAction(order(['a', 'b'], send));
    sendNow();
    await vi.runAllTimersAsync();
    expect(outcomes()).toEqual(['Unsent', 'Unsent']);
    isUp = true;
    retryAction(currentQueue().queue[0]?.key ?? 0);
    await vi.runAllTimersAsync();
    expect(outcomes()).toEqual(['Done', 'Done']);
  });

  it('that are refused stay until the user sends them again or dismisses them; the next one is sent', async () => {
    let isSignedIn = false;
    enqueueAction(
      order(['a'], async piece => {
        if (!isSignedIn) throw new ApiProblem({ status: 401, code: 'unauthorized' });
        return allAs('Done', piece);
      }),
    );
    enqueueAction(order(['b']));
    sendNow();
    await vi.runAllTimersAsync();
    expect(sent).toEqual([['a'], ['b']]);
    expect(outcomes()).toEqual(['Unsent']);
    isSignedIn = true;
    retryAction(currentQueue().queue[0]?.key ?? 0);
    await vi.runAllTimersAsync();
    expect(currentQueue().queue).toEqual([]);
  });
});
