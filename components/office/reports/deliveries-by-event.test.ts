import { expect, it } from 'vitest';
import { deliveriesByEvent } from './deliveries-by-event';

it('sums deliveries of all months by event, the most frequent first, and leaves out events without any', () => {
  const march = {
    month: '2026-03',
    succeeded: 3,
    failed: 1,
    eventTypes: [
      { eventType: 'ApplicationReceived', succeeded: 1, failed: 0 } as const,
      { eventType: 'EmailConfirmed', succeeded: 2, failed: 1 } as const,
    ],
  };
  const april = {
    month: '2026-04',
    succeeded: 1,
    failed: 0,
    eventTypes: [{ eventType: 'EmailConfirmed', succeeded: 1, failed: 0 } as const],
  };
  const quiet = { month: '2026-05', succeeded: 0, failed: 0 };
  expect(deliveriesByEvent([march, april, quiet])).toEqual([
    { eventType: 'EmailConfirmed', succeeded: 3, failed: 1 },
    { eventType: 'ApplicationReceived', succeeded: 1, failed: 0 },
  ]);
});
