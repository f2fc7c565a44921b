import { afterEach, describe, expect, it } from 'vitest';
import {
  annotate,
  beginTrace,
  currentTraceparent,
  inSpan,
  isInTrace,
  markFailed,
  type Sampler,
  type Span,
  startSpan,
  switchTracingOff,
  switchTracingOn,
  traceIds,
  withSpan,
} from './tracing';

const caller = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
let spans: Span[] = [];

function record(sampler: Sampler = (_id, parent) => parent ?? true) {
  spans = [];
  switchTracingOn({ sampler, record: span => spans.push(span) });
}

const request = (traceparent?: string) => beginTrace('GET', 'Server', {}, traceparent);

describe('traces', () => {
  afterEach(switchTracingOff);

  it('are off by default: work runs without a span', async () => {
    expect(request(caller)).toBeUndefined();
    expect(
      await inSpan(request(caller), async () => [startSpan('a', 'Client'), currentTraceparent()]),
    ).toEqual([undefined, undefined]);
    expect(traceIds()).toEqual({});
  });

  it('continue the trace of the caller, and give their own span to the next process', async () => {
    record();
    const next = await inSpan(request(caller), async () =>
      inSpan(startSpan('send', 'Producer'), async () => currentTraceparent()),
    );
    const [send, server] = spans;
    expect([server?.trace.id, server?.parentId]).toEqual([
      '0af7651916cd43dd8448eb211c80319c',
      'b7ad6b7169203331',
    ]);
    expect(send?.parentId).toBe(server?.id);
    expect(next).toBe(`00-0af7651916cd43dd8448eb211c80319c-${send?.id}-01`);
  });

  it.each([
    undefined,
    '',
    'ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    '00-00000000000000000000000000000000-b7ad6b7169203331-01',
    '00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01',
    '00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01',
    `${caller}, ${caller}`,
    `${caller}-Zoë Groß`,
  ])('begin anew for a caller with the traceparent %j', async traceparent => {
    record();
    await inSpan(request(traceparent), async () => {});
    expect(spans[0]?.parentId).toBeUndefined();
    expect(spans[0]?.trace.id).toMatch(/^(?!0af765)[0-9a-f]{32}$/);
  });

  it('without samples record nothing, and the next process learns it', async () => {
    record();
    const next = await inSpan(request(caller.replace(/01$/, '00')), async () => [
      startSpan('a', 'Client'),
      isInTrace(),
      currentTraceparent(),
    ]);
    expect(next).toEqual([
      undefined,
      false,
      expect.stringMatching(/^00-0af7651916cd43dd8448eb211c80319c-.*-00$/),
    ]);
    expect(spans).toEqual([]);
  });

  it('have only spans of requests and jobs: other work has none', () => {
    record();
    expect(startSpan('a', 'Client')).toBeUndefined();
  });

  it('name the code or class of an error, never its message', async () => {
    record();
    const errors = [
      Object.assign(new Error('Zoë'), { code: '23505' }),
      Object.assign(new Error('Zoë'), { code: 'of Zoë Groß' }),
      new RangeError('Zoë'),
    ];
    for (const error of errors) await inSpan(request(), async () => Promise.reject(error)).catch(() => {});
    await inSpan(request(), async () => markFailed('Timeout'));
    expect(spans.map(({ errorType }) => errorType)).toEqual(['23505', 'Error', 'RangeError', 'Timeout']);
  });

  it('keep the attributes of each span apart', async () => {
    record();
    await inSpan(request(), async () => {
      annotate({ a: 1 });
      await inSpan(startSpan('b', 'Client', { c: 2 }), async () => annotate({ d: 3 }));
      await withSpan(undefined, async () => annotate({ e: 4 }));
    });
    expect(spans.map(({ attributes }) => attributes)).toEqual([{ c: 2, d: 3 }, { a: 1 }]);
  });

  it('have times of the clock, with at least the duration of the work', async () => {
    record();
    const began = Date.now();
    await inSpan(request(), () => new Promise(resolve => setTimeout(resolve, 5)));
    const [{ startMs, endMs } = { startMs: 0, endMs: 0 }] = spans;
    expect(Math.abs(startMs - began)).toBeLessThan(1_000);
    expect(endMs - startMs).toBeGreaterThan(4);
  });
});
