import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Design } from '@/components/form-editor/design/design';
import { createDraftSaver, type SaveState } from '@/components/form-editor/design/draft-saver';
import { ApiProblem } from '@/lib/api-client/api-problem';

const design = (additionalCss: string): Design => ({
  presetDesign: 'Classic',
  additionalCss,
});

/** A service that stores the draft; `next` replaces its answer once. */
function serve() {
  const requests: { css: string; etag: string | null }[] = [];
  const states: SaveState['kind'][] = [];
  const next: (() => Promise<never>)[] = [];
  const saver = createDraftSaver({
    etag: 'v1',
    save: async (sent, etag) => {
      requests.push({ css: sent.additionalCss, etag });
      await next.shift()?.();
      return { design: sent, etag: `v${requests.length + 1}` };
    },
    onState: state => states.push(state.kind),
    onStored: () => undefined,
    delayMs: 100,
    retryMs: 1_000,
  });
  return { saver, requests, states, next };
}

const fail = (status: number, code: string) => () => Promise.reject(new ApiProblem({ status, code }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createDraftSaver', () => {
  it('sends continuous typing once, based on the fetched state', async () => {
    const { saver, requests, states } = serve();
    for (const css of ['a', 'ab', 'abc']) saver.change(design(css));
    expect(saver.hasUnsaved()).toBe(true);
    expect(states.at(-1)).toBe('Saving');
    await vi.advanceTimersByTimeAsync(100);
    expect(requests).toEqual([{ css: 'abc', etag: 'v1' }]);
    expect(states.at(-1)).toBe('Saved');
    expect(saver.hasUnsaved()).toBe(false);
  });

  it('sends one request at a time, each based on the previous answer', async () => {
    const { saver, requests } = serve();
    saver.change(design('a'));
    const first = saver.flush();
    saver.change(design('b'));
    saver.change(design('c'));
    await first;
    expect(requests).toEqual([
      { css: 'a', etag: 'v1' },
      { css: 'c', etag: 'v2' },
    ]);
  });

  it('sends nothing after a conflict until it is restarted from another state', async () => {
    const { saver, requests, states, next } = serve();
    next.push(fail(412, 'precondition-failed'));
    saver.change(design('a'));
    expect(await saver.flush()).toBe(false);
    saver.change(design('b'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await saver.flush()).toBe(false);
    expect(requests).toHaveLength(1);
    expect(states.at(-1)).toBe('Conflict');
    expect(saver.hasUnsaved()).toBe(true);
    saver.restart('v9');
    saver.change(design('b'));
    await vi.advanceTimersByTimeAsync(100);
    expect(requests.at(-1)).toEqual({ css: 'b', etag: 'v9' });
  });

  it('retries if no answer arrives', async () => {
    const { saver, requests, states, next } = serve();
    next.push(fail(0, 'network'));
    saver.change(design('a'));
    await vi.advanceTimersByTimeAsync(100);
    expect(states.at(-1)).toBe('Failed');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(requests).toHaveLength(2);
    expect(states.at(-1)).toBe('Saved');
  });

  it('waits for another change after the design was refused', async () => {
    const { saver, requests, states, next } = serve();
    next.push(fail(400, 'validation'));
    saver.change(design('a'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(1);
    expect(states.at(-1)).toBe('Refused');
    saver.change(design('b'));
    await vi.advanceTimersByTimeAsync(100);
    expect(states.at(-1)).toBe('Saved');
  });
});
