import type { LayoutColumn } from '@/lib/contracts/club-software';

/** Stands for one column for each tariff or department of the club, `{name}` in its name replaced. */
export type RepeatedColumn = Omit<LayoutColumn, 'argument'> & {
  readonly each: 'Tariff' | 'Department';
};

/** What a club offers, under the names that its software knows. */
export type Catalog = {
  readonly tariffs: readonly CatalogItem[];
  readonly departments: readonly CatalogItem[];
};
export type CatalogItem = { readonly id: string; readonly name: string; readonly externalCode: string };

/** The layout for one club: a column for each of its tariffs and departments where the product wants that. */
export function expandColumns(
  columns: readonly (LayoutColumn | RepeatedColumn)[],
  catalog: Catalog,
): LayoutColumn[] {
  const taken = new Set<string>();
  const unique = (name: string) => {
    const free = [name, ...Array.from({ length: 500 }, (_, index) => `${name} (${index + 2})`)].find(
      one => !taken.has(one),
    );
    taken.add(free ?? name);
    return free ?? name;
  };
  return columns.flatMap((column): LayoutColumn[] => {
    if (!('each' in column)) return [{ ...column, name: unique(column.name) }];
    const { each, ...rest } = column;
    const items = each === 'Tariff' ? catalog.tariffs : catalog.departments;
    return items.map(item => ({
      ...rest,
      name: unique(column.name.replace('{name}', item.externalCode || item.name)),
      argument: item.id,
    }));
  });
}
