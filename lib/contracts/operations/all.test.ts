import { describe, expect, it } from 'vitest';
import { allOperations } from './all';

describe('the table of operations', () => {
  it('has unique operation ids', () => {
    const ids = allOperations.map(operation => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const places = allOperations.map(operation => `${operation.method} ${operation.path}`);
    expect(new Set(places).size).toBe(places.length);
  });
});
