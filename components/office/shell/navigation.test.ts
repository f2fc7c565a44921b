import { describe, expect, it } from 'vitest';
import { isCurrentEntry, navigation } from '@/components/office/shell/navigation';

describe('isCurrentEntry', () => {
  it.each([
    ['/dashboard', 'dashboard'],
    ['/submissions', 'submissions'],
    ['/submissions/0198c0de-0000-7000-8000-000000000000', 'submissions'],
    ['/forms/design', 'forms'],
    ['/settings/outbox', 'settings'],
    ['/settings/webhooks/log', 'settings'],
    ['/submissions-archive', undefined],
    ['/', undefined],
  ])('%s belongs to %s', (pathname, key) => {
    const current = navigation.filter(entry => isCurrentEntry(entry, pathname));
    expect(current.map(entry => entry.key)).toEqual(key ? [key] : []);
  });
});
