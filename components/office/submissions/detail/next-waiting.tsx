'use client';

import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { listWaiting } from '@/components/office/submissions/detail/list-walk';
import { useShortcuts } from '@/components/office/submissions/detail/use-shortcuts';
import { useQueuedStates } from '@/components/office/submissions/queue/use-queue';
import { usePersonName } from '@/components/office/submissions/use-person-name';
import { LinkButton } from '@/components/ui/link-button';

/** After a decision: the next submission of the list that waits for one; nothing if none does. */
export function NextWaiting({ id, hasKeys }: { id: string; hasKeys: boolean }) {
  const t = useTranslations('detail.decide');
  const personName = usePersonName();
  const queued = useQueuedStates();
  const link = useRef<HTMLAnchorElement>(null);
  const { data = [] } = useQuery({
    queryKey: ['submissions', 'waiting'],
    queryFn: ({ signal }) => listWaiting(signal),
  });
  const place = data.findIndex(one => one.id === id);
  const isLeft = (one: { id: string }) => one.id !== id && queued.get(one.id)?.state === undefined;
  const next = data.slice(place + 1).find(isLeft) ?? data.find(isLeft);
  useShortcuts(hasKeys, { w: () => link.current?.click() });
  if (!next) return null;
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
      <p className="min-w-0 flex-[1_1_10rem] text-ink-muted">{t('nextText')}</p>
      <LinkButton ref={link} variant="primary" icon={ChevronRight} href={`/submissions/${next.id}`}>
        {t('next', { name: personName(next) })}
      </LinkButton>
    </div>
  );
}
