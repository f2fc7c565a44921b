import { screen, within } from '@testing-library/react';
import { Tags } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { MasterDataList } from '@/components/office/club/master-data-list';
import { show } from '@/testing/screens/show';

type Entry = { id: string; isActive: boolean };

function showList(entries: readonly Entry[]) {
  const orders: string[][] = [];
  const { user } = show(
    <MasterDataList<Entry>
      texts={{ title: 'Tarife', text: '', list: 'Tarife', emptyTitle: 'Keine', emptyText: '' }}
      icon={Tags}
      query={{ data: entries, isPending: false, error: null, refetch: () => {} }}
      reorder={async items => {
        orders.push(items.map(({ id }) => id));
      }}
      keyOf={({ id }) => id}
      nameOf={({ id }) => id}
      create={null}
    >
      {({ id }) => id}
    </MasterDataList>,
  );
  const namesIn = (list: string) =>
    within(screen.getByRole('list', { name: list }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  return { user, orders, namesIn };
}

describe('a list of master data', () => {
  const entries = [
    { id: 'Früher', isActive: false },
    { id: 'Kinder', isActive: true },
    { id: 'Erwachsene', isActive: true },
  ];

  it('has archived entries last, below a heading, without a handle', () => {
    const { namesIn } = showList(entries);
    expect(namesIn('Tarife')).toEqual(['Kinder', 'Erwachsene']);
    expect(screen.getByRole('heading', { name: 'Archived' })).toBeDefined();
    expect(namesIn('Archived')).toEqual(['Früher']);
    expect(screen.queryByRole('button', { name: /Früher/ })).toBeNull();
  });

  it('stores archived entries last when the others are moved', async () => {
    const { user, orders } = showList(entries);
    screen.getByRole('button', { name: /Kinder/ }).focus();
    await user.keyboard(' {ArrowDown} ');
    expect(orders).toEqual([['Erwachsene', 'Kinder', 'Früher']]);
  });

  it('has no heading when nothing is archived, and no empty list when everything is', () => {
    const { namesIn } = showList(entries.slice(0, 1));
    expect(namesIn('Archived')).toEqual(['Früher']);
    expect(screen.queryByRole('list', { name: 'Tarife' })).toBeNull();
  });
});
