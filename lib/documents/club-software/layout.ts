import type { LayoutColumn } from '@/lib/contracts/club-software';

/** Becomes one column for each tariff or department of the club; `{name}` in its name is replaced. */
export type RepeatedColumn = Omit<LayoutColumn, 'argument'> & {
  readonly each: 'Tariff' | 'Department';
};

/** The club's tariffs and departments, under the names of its software. */
export type Catalog = {
  readonly tariffs: readonly CatalogItem[];
  readonly departments: readonly CatalogItem[];
};
export type CatalogItem = { readonly id: string; readonly name: string; readonly externalCode: string };

/** The layout for one club: with a column for each tariff and department if the product wants that. */
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
