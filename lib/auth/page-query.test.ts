import { describe, expect, it } from 'vitest';
import { officeStart } from '@/lib/rules/office-start';
import { nextPathOf } from './page-query';

describe('nextPathOf', () => {
  it.each(['/submissions', '/submissions?state=New&q=M%C3%BCller', '/outbox/1#text', '/'])(
    'goes back to %s',
    path => expect(nextPathOf(path)).toBe(path),
  );

  it.each([
    undefined,
    '',
    'submissions',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a\\..\\evil',
    '/..//evil.example',
    'javascript:alert(1)',
    '/login?next=/login',
    '/api/auth/signout',
  ])('goes to the inbox for %s', path => expect(nextPathOf(path)).toBe(officeStart));

  it('refuses a repeated parameter', () => expect(nextPathOf(['/a', '/b'])).toBe(officeStart));
});
