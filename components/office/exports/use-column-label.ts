import { useTranslations } from 'use-intl';
import { catalogueFieldOf, isOwnColumn, type PersonFieldName } from '@/lib/contracts/club-software';

/** What a column holds, in words: the label of its field, or the text of a column with a rule of its own. */
export function useColumnLabel(): (column: PersonFieldName) => string {
  const own = useTranslations('exporting.fields');
  const labels = useTranslations('labels.field');
  return column => (isOwnColumn(column) ? own(column) : labels(catalogueFieldOf(column)));
}
