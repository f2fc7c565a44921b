import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleItem } from '@/lib/contracts/submissions/submission-examples';
import { SubmissionListItem } from '@/lib/contracts/submissions/submissions';
import { useSelection } from './use-selection';

const example = SubmissionListItem.parse(exampleItem);
const first = { ...example, id: 'first' };
const second = { ...example, id: 'second' };
const items = [first, second];

function selectAndOrder() {
  const hook = renderHook(({ list }) => useSelection(list, items), { initialProps: { list: 'one' } });
  act(() => hook.result.current.togglePage());
  const { restore, clear } = hook.result.current;
  act(clear);
  return {
    chosen: () => [...hook.result.current.chosen.keys()],
    toggle: (item: SubmissionListItem) => act(() => hook.result.current.toggle(item)),
    show: (list: string) => hook.rerender({ list }),
    restore: () => act(restore),
  };
}

it('what was undone is selected again, also after a look at another list', () => {
  const same = selectAndOrder();
  same.restore();
  expect(same.chosen()).toEqual(['first', 'second']);
  const other = selectAndOrder();
  other.show('two');
  other.toggle(first);
  other.show('one');
  other.restore();
  expect(other.chosen()).toEqual(['first', 'second']);
});

it('what was undone under another filter, or after another selection, is not selected', () => {
  const { chosen, show, restore } = selectAndOrder();
  show('two');
  restore();
  expect(chosen()).toEqual([]);
  show('one');
  expect(chosen()).toEqual([]);
  const other = selectAndOrder();
  other.toggle(second);
  other.restore();
  expect(other.chosen()).toEqual(['second']);
});
