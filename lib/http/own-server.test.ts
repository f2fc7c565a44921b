import { describe, expect, it } from 'vitest';
import { assertOwnServer, markOwnServer } from './own-server';

describe('own server', () => {
  it('refuses a process whose requests another server receives, and says how to start', () => {
    expect(assertOwnServer).toThrow('npm start');
  });

  it('accepts a process whose requests our server receives', () => {
    markOwnServer();
    expect(assertOwnServer).not.toThrow();
  });
});
