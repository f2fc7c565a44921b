import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apiRoutesFile, apiRoutesText } from '@/bin/api-routes.mjs';

describe('the table of API routes', () => {
  it('names every route file under app/api/v1; `node bin/api-routes.mjs` writes it again', () => {
    expect(readFileSync(apiRoutesFile, 'utf8')).toBe(apiRoutesText());
  });
});
