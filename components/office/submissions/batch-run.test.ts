import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '@/lib/api-client/api-problem';
import type { BatchOutcome, BatchRequest, BatchResult } from '@/lib/contracts/submissions/batch';
import {
  type BatchOrder,
  cancelRun,
  currentRun,
  dismissRun,
  pauseCountdown,
  scheduleRun,
  startRun,
  stopRun,
} from './batch-run';

const sent: BatchRequest[] = [];
const ids = Array.from({ length: 45 }, (_, index) => `id-${index}`);

const allAs = (outcome: BatchOutcome['outcome'], piece: BatchRequest): BatchResult => ({
  items: piece.ids.map(id => ({ id, outcome })),
});

function order(send: BatchOrder['send']): BatchOrder {
  const noted: BatchOrder['send'] = piece => {
    sent.push(piece);
    return send(piece);
  };
  return {
    action: 'Accept',
    kind: 'Membership',
    ids,
    names: new Map(),
    message: 'Hallo',
    sendEmail: true,
    send: noted,
    onProgress: () => {},
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  sent.length = 0;
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  dismissRun();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a batch', () => {
  it('that is cancelled while waiting has sent nothing', async () => {
    scheduleRun(order(async piece => allAs('Done', piece)));
    await vi.advanceTimersByTimeAsync(5_000);
    cancelRun();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent.length, currentRun()]).toEqual([0, null]);
  });

  it('starts after eight seconds, and waits while the user is at its buttons', async () => {
    scheduleRun(order(async piece => allAs('Done', piece)));
    pauseCountdown(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(0);
    pauseCountdown(false);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(sent.map(piece => piece.ids.length)).toEqual([20, 20, 5]);
    expect(sent.flatMap(piece => piece.ids)).toEqual(ids);
    expect(currentRun()).toMatchObject({ phase: 'over', end: 'finished', outcomes: { length: 45 } });
  });

  it('ends after its current request when it is stopped', async () => {
    scheduleRun(
      order(async piece => {
        stopRun();
        return allAs('Done', piece);
      }),
    );
    startRun();
    await vi.runAllTimersAsync();
    expect(currentRun()).toMatchObject({ phase: 'over', end: 'stopped', outcomes: { length: 20 } });
  });

  it('is retried without an answer, and results of the first attempt count as done', async () => {
    let tries = 0;
    scheduleRun(
      order(async piece => {
        tries += 1;
        if (tries === 1) throw new ApiProblem({ status: 0, code: 'network' });
        return allAs(tries === 2 ? 'Already' : 'Impossible', piece);
      }),
    );
    startRun();
    await vi.runAllTimersAsync();
    const outcomes = currentRun()?.outcomes.map(({ outcome }) => outcome) ?? [];
    expect([outcomes[0], outcomes[19], outcomes[20]]).toEqual(['Done', 'Done', 'Impossible']);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('ends after a refusal, and returns what was left', async () => {
    scheduleRun(order(() => Promise.reject(new ApiProblem({ status: 403, code: 'forbidden' }))));
    startRun();
    await vi.runAllTimersAsync();
    expect(currentRun()).toMatchObject({ phase: 'over', end: 'failed', outcomes: [] });
    expect(sent).toHaveLength(1);
  });
});
