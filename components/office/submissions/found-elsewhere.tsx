'use client';

import { useTranslations } from 'use-intl';
import { countByState } from '@/components/office/submissions/count-by-state';
import {
  type InboxFilters,
  inboxHref,
  isSameFilter,
  toFilter,
} from '@/components/office/submissions/inbox-filters';
import { TextLink } from '@/components/ui/text-link';
import { useNarrowedCounts } from '@/lib/api-client/inbox';

type FoundElsewhereProps = {
  filters: InboxFilters;
  /** How many submissions the list has. */
  total: number;
};

/** Links to all matches of a search if the other filters hide some of them. */
export function FoundElsewhere({ filters, total }: FoundElsewhereProps) {
  const t = useTranslations('office.list');
  const search = { q: filters.q };
  const isNarrower = filters.q !== '' && !isSameFilter(search, toFilter(filters));
  const { data, isPlaceholderData } = useNarrowedCounts(isNarrower ? search : {});
  const count = data ? countByState(data.items, null) : 0;
  if (!isNarrower || isPlaceholderData || count <= total) return null;
  return <TextLink href={inboxHref(search, filters.sort)}>{t('elsewhere', { count })}</TextLink>;
}
