'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type Ref, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ShortcutsDialog } from '@/components/office/submissions/detail/shortcuts-dialog';
import { useListWalk } from '@/components/office/submissions/detail/use-list-walk';
import { useShortcuts } from '@/components/office/submissions/detail/use-shortcuts';
import { lastListHref } from '@/components/office/submissions/last-list';
import { buttonStyles } from '@/components/ui/button-styles';
import { Link } from '@/components/ui/link';

type DetailWalkProps = {
  id: string;
  canWork: boolean;
  hasKeys: boolean;
  onHasKeysChange: (hasKeys: boolean) => void;
};

/** The position in the list, links to the neighbours, and the page's keys. */
export function DetailWalk({ id, canWork, hasKeys, onHasKeysChange }: DetailWalkProps) {
  const t = useTranslations('detail');
  const router = useRouter();
  const place = useListWalk(id);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const previous = useRef<HTMLAnchorElement>(null);
  const next = useRef<HTMLAnchorElement>(null);
  // Clicks the links, so that guards of unsaved changes can ask.
  const goNext = () => next.current?.click();
  const goPrevious = () => previous.current?.click();
  useShortcuts(hasKeys, {
    j: goNext,
    n: goNext,
    k: goPrevious,
    p: goPrevious,
    e: canWork ? () => clickFirst('[data-edit]') : undefined,
    m: canWork ? focusNote : undefined,
    u: () => router.push(lastListHref()),
    '?': () => setIsHelpOpen(true),
  });
  return (
    <>
      {place && (
        <nav aria-label={t('walk')} className="flex items-center gap-1 print:hidden">
          {place.previous && (
            <Neighbour ref={previous} id={place.previous.id} icon={ChevronLeft} label={t('previous')} />
          )}
          <p className="px-1 text-sm whitespace-nowrap text-ink-muted tabular-nums">
            <span aria-hidden="true">{t('position', { position: place.position, total: place.total })}</span>
            <span className="sr-only">
              {t('positionLabel', { position: place.position, total: place.total })}
            </span>
          </p>
          {place.next && <Neighbour ref={next} id={place.next.id} icon={ChevronRight} label={t('next')} />}
        </nav>
      )}
      <ShortcutsDialog
        open={isHelpOpen}
        onOpenChange={setIsHelpOpen}
        canWork={canWork}
        hasKeys={hasKeys}
        onHasKeysChange={onHasKeysChange}
      />
    </>
  );
}

function clickFirst(selector: string): void {
  document.querySelector<HTMLButtonElement>(selector)?.click();
}

function focusNote(): void {
  document.querySelector<HTMLTextAreaElement>('[data-note]')?.focus();
}

type NeighbourProps = {
  ref: Ref<HTMLAnchorElement>;
  id: string;
  icon: typeof ChevronLeft;
  label: string;
};

function Neighbour({ ref, id, icon: Icon, label }: NeighbourProps) {
  return (
    <Link
      ref={ref}
      prefetch
      href={`/submissions/${id}`}
      aria-label={label}
      title={label}
      className={buttonStyles({ variant: 'ghost', size: 'icon' })}
    >
      <Icon aria-hidden="true" />
    </Link>
  );
}
