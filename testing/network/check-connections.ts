import { afterAll, afterEach, expect } from 'vitest';
import { allowLoopbackOnly, drainReached } from './loopback-only';

/** Setup of each test file: the test that tries to leave loopback fails and names the address. */
allowLoopbackOnly();

function assertNone(): void {
  expect(drainReached(), 'addresses outside of loopback that the test tried to reach').toEqual([]);
}

afterEach(assertNone);
afterAll(assertNone);
