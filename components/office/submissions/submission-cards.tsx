'use client';

import { useTranslations } from 'use-intl';
import { StateBadge } from '@/components/office/submissions/state-badge';
import { usePersonName } from '@/components/office/submissions/use-person-name';
import { ListCard, ListCards } from '@/components/ui/list-cards';
import { RelativeTime } from '@/components/ui/relative-time';
import type { SubmissionListItem } from '@/lib/contracts/submissions';

type SubmissionCardsProps = { label: string; items: readonly SubmissionListItem[] };

/** The list on phones and wherever there is little room. */
export function SubmissionCards({ label, items }: SubmissionCardsProps) {
  const labels = useTranslations('labels.kind');
  const personName = usePersonName();
  return (
    <ListCards label={label}>
      {items.map(item => (
        <ListCard
          key={item.id}
          href={`/submissions/${item.id}`}
          title={personName(item)}
          aside={<StateBadge state={item.state} />}
          meta={
            <>
              {labels(item.kind)}
              {' · '}
              <RelativeTime value={item.receivedAt} />
              {item.membershipName && ` · ${item.membershipName}`}
            </>
          }
        />
      ))}
    </ListCards>
  );
}
