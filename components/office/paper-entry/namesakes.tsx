'use client';

import { useTranslations } from 'use-intl';
import { StateBadge } from '@/components/office/submissions/state-badge';
import { Card } from '@/components/ui/display/card';
import { RelativeTime } from '@/components/ui/display/relative-time';
import { TextLink } from '@/components/ui/text-link';
import { useNamesakes } from '@/lib/api-client/paper-entry';

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
            {found.map(({ id, kind, number, firstName, lastName, state, receivedAt }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                <TextLink href={`/submissions/${id}`} target="_blank">
                  {firstName} {lastName}
                </TextLink>
                <span className="text-ink-muted">
                  {labels(kind)} {number}
                </span>
                <StateBadge state={state} />
                <RelativeTime value={receivedAt} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
