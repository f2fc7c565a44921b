import { describe, expect, it } from 'vitest';
import { isCurrentEntry, navigation, splitBottomBar } from '@/components/office/shell/navigation';

describe('isCurrentEntry', () => {
  it.each([
    ['/dashboard', 'dashboard'],
    ['/submissions', 'submissions'],
    ['/submissions/0198c0de-0000-7000-8000-000000000000', 'submissions'],
    ['/forms/design', 'forms'],
    ['/club/tariffs/0198c0de', 'club'],
    ['/outbox/0198c0de', 'outbox'],
    ['/settings/mail-server', 'settings'],
    ['/settings/webhooks/log', 'settings'],
    ['/submissions-archive', undefined],
    ['/', undefined],
  ])('%s belongs to %s', (pathname, key) => {
    const current = navigation.filter(entry => isCurrentEntry(entry, pathname));
    expect(current.map(entry => entry.key)).toEqual(key ? [key] : []);
  });
});

describe('the bottom bar', () => {
  it('has five entries at most, the last one for the rest', () => {
    expect(splitBottomBar([1, 2, 3, 4, 5])).toEqual({ shown: [1, 2, 3, 4, 5], more: [] });
    expect(splitBottomBar([1, 2, 3, 4, 5, 6])).toEqual({ shown: [1, 2, 3, 4], more: [5, 6] });
  });
});
