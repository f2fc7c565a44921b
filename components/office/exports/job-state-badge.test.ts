import { expect, it } from 'vitest';
import { isRemovedEarly } from './job-state-badge';

const finishedAt = '2026-03-20T08:00:00.000Z';

it.each([
  ['after 43 minutes', 'Expired', '2026-03-20T08:43:00.000Z', true],
  ['after 48 hours', 'Expired', '2026-03-22T08:00:00.000Z', false],
  ['not yet', 'Completed', '2026-03-22T08:00:00.000Z', false],
] as const)('distinguishes a file that went %s from an expired one', (_when, state, expiresAt, expected) => {
  expect(isRemovedEarly({ state, finishedAt, expiresAt })).toBe(expected);
});
