import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Consequences } from '@/components/office/submissions/consequences';
import { show } from '@/testing/screens/show';

it.each([
  [['a'], 'Uwe stays as it is because it is not confirmed yet or has already been decided.'],
  [
    ['a', 'b'],
    'Uwe stays as it is because it is not confirmed yet, has already been decided, or needs another',
  ],
])('accepting %j speaks of the entry date only if there are several', (ids, text) => {
  const target = { ids, names: new Map([['a', 'Uwe']]) };
  const possible = ids.slice(1);
  const preview = {
    ids: possible,
    possible: possible.length,
    impossible: 1,
    mails: 0,
    locales: [],
    exports: [],
  };
  show(<Consequences action="Accept" target={target} preview={preview} mails={0} />);
  expect(screen.getByRole('status').textContent).toContain(text);
});
