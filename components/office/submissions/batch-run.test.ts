import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '@/lib/api-client/api-problem';
import type { BatchOutcome, BatchRequest, BatchResult } from '@/lib/contracts/batch';
import {
  type BatchOrder,
  currentRun,
  dismissRun,
  holdRun,
  pauseHold,
  startRun,
  stopRun,
  takeBackRun,
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

describe('an order for many', () => {
  it('that is taken back while it is held has sent nothing', async () => {
    holdRun(order(async piece => allAs('Done', piece)));
    await vi.advanceTimersByTimeAsync(5_000);
    takeBackRun();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent.length, currentRun()]).toEqual([0, null]);
  });

  it('begins by itself after eight seconds, and waits while somebody is at the buttons', async () => {
    holdRun(order(async piece => allAs('Done', piece)));
    pauseHold(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(0);
    pauseHold(false);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(sent.map(piece => piece.ids.length)).toEqual([20, 20, 5]);
    expect(sent.flatMap(piece => piece.ids)).toEqual(ids);
    expect(currentRun()).toMatchObject({ phase: 'over', end: 'finished', outcomes: { length: 45 } });
  });

  it('ends after the piece that is on its way when it is stopped', async () => {
    holdRun(
      order(async piece => {
        stopRun();
        return allAs('Done', piece);
      }),
    );
    startRun();
    await vi.runAllTimersAsync();
    expect(currentRun()).toMatchObject({ phase: 'over', end: 'stopped', outcomes: { length: 20 } });
  });

  it('is sent again where no answer came, and what the first try did counts as done', async () => {
    let tries = 0;
    holdRun(
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

  it('is given up where it is refused, and says what was left', async () => {
    holdRun(order(() => Promise.reject(new ApiProblem({ status: 403, code: 'forbidden' }))));
    startRun();
    await vi.runAllTimersAsync();
    expect(currentRun()).toMatchObject({ phase: 'over', end: 'failed', outcomes: [] });
    expect(sent).toHaveLength(1);
  });
});
