'use client';

import { useTranslations } from 'use-intl';
import { StateBadge } from '@/components/office/submissions/state-badge';
import { Card } from '@/components/ui/display/card';
import { RelativeTime } from '@/components/ui/display/relative-time';
import { TextLink } from '@/components/ui/text-link';
import { useNamesakes } from '@/lib/api-client/paper-entry';
import { displayStateOf } from '@/lib/rules/submissions/display-state';

/** Existing submissions of people of this name, to prevent duplicates. */
export function Namesakes({ name }: { name: string }) {
  const t = useTranslations('handouts.entry');
  const labels = useTranslations('labels.kind');
  const found = useNamesakes(name).data?.items ?? [];
  return (
    <div role="status">
      {found.length > 0 && (
        <Card title={t('namesakes', { count: found.length })} description={t('namesakesHint')}>
          <ul className="divide-y">
            {found.map(item => (
              <li key={item.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                <TextLink href={`/submissions/${item.id}`} target="_blank">
                  {item.firstName} {item.lastName}
                </TextLink>
                <span className="text-ink-muted">
                  {labels(item.kind)} {item.number}
                </span>
                <StateBadge state={displayStateOf(item)} />
                <RelativeTime value={item.receivedAt} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
