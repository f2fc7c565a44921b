'use client';

import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  dismissActions,
  pauseCountdown,
  type QueueView,
  retryAction,
  sendNow,
  undoAction,
} from '@/components/office/submissions/queue/action-queue';
import {
  canRetry,
  type Entry,
  failuresOf,
  isPending,
  isWorthShowing,
} from '@/components/office/submissions/queue/queue-state';
import { useEntryWords } from '@/components/office/submissions/queue/use-entry-words';
import { focusRow } from '@/components/office/submissions/use-inbox-keys';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Kbd } from '@/components/ui/kbd';
import { Link } from '@/components/ui/link';
import { toast } from '@/components/ui/overlays/toaster';

/** The queued actions, on every screen: the newest in one line, the others on request; failures with their reasons. */
export function QueuePanel({ queue, news }: QueueView) {
  const t = useTranslations('decide.queue');
  const shown = queue.filter(entry => isPending(entry) || isWorthShowing(entry));
  const held = shown.filter(({ phase }) => phase === 'Held').toReversed();
  const others = shown.filter(({ phase }) => phase !== 'Held');
  const [newest] = held;
  const [areAllShown, setAreAllShown] = useState(false);
  return (
    <>
      <News news={news} />
      {shown.length > 0 && (
        <Panel>
          {others.map(entry => (
            <Progress key={entry.key} entry={entry} />
          ))}
          {others.some(entry => !isPending(entry)) && (
            <Button size="sm" className="self-end" onClick={dismissActions}>
              {t('close')}
            </Button>
          )}
          {newest && (
            <div className="flex flex-wrap items-start justify-end gap-x-4 gap-y-1">
              <ul
                className={cn(
                  'flex max-h-40 min-w-0 flex-[1_1_20rem] flex-col gap-1 overflow-y-auto p-0.5',
                  // On phones the buttons stand in one line below the words.
                  !areAllShown && 'max-sm:contents',
                )}
              >
                {(areAllShown ? held : [newest]).map(entry => (
                  <Held key={entry.key} entry={entry} isNewest={entry === newest} isAlone={!areAllShown} />
                ))}
              </ul>
              <div className="flex shrink-0 flex-wrap justify-end gap-1 p-0.5">
                {held.length > 1 && (
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-expanded={areAllShown}
                    onClick={() => setAreAllShown(!areAllShown)}
                  >
                    {t('others', { count: held.length - 1 })}
                  </Button>
                )}
                <Button size="sm" variant="ghost" onClick={sendNow}>
                  {t('now')}
                </Button>
              </div>
            </div>
          )}
        </Panel>
      )}
    </>
  );
}

/**
 * Says what happened last. The text comes after the element, because screen readers read changes only. What was undone
 * leaves the panel, so a message says it to everybody.
 */
function News({ news }: Pick<QueueView, 'news'>) {
  const t = useTranslations('decide.queue');
  const words = useEntryWords();
  const [said, setSaid] = useState<QueueView['news']>(null);
  const undone = news?.what === 'Undone' && news.entry ? words.undone(news.entry) : null;
  useEffect(() => {
    setSaid(news);
    if (undone) toast.success(undone, { duration: 3_000 });
  }, [news, undone]);
  const text = () => {
    if (!said || said.what === 'Undone') return '';
    const { entry, what } = said;
    if (!entry) return t('nothing');
    if (what === 'Held') return t('howToUndo', { what: words.held(entry) });
    if (what === 'Done') return words.done(entry);
    return failuresOf(entry)
      .map(one => words.notDone(entry.order.action, one))
      .join(' ');
  };
  return (
    <p role="status" className="sr-only">
      {text()}
    </p>
  );
}

function Panel({ children }: { children: React.ReactNode }) {
  const t = useTranslations('decide.queue');
  const panel = useReservedSpace();
  return (
    <section
      ref={panel}
      aria-label={t('label')}
      onFocus={() => pauseCountdown(true)}
      onBlur={() => pauseCountdown(false)}
      onPointerEnter={() => pauseCountdown(true)}
      onPointerLeave={() => pauseCountdown(false)}
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 mt-4 flex flex-col gap-1 border-t bg-surface/95 px-4 py-2 backdrop-blur-sm md:bottom-0 md:-mx-8 md:-mb-12 md:px-8 print:hidden"
    >
      {children}
    </section>
  );
}

/** Reserves space for the panel, whatever its height, so that bottom bars and messages are above it. */
function useReservedSpace() {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!panel.current) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(([entry]) =>
      style.setProperty('--panel', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    watch.observe(panel.current);
    return () => {
      watch.disconnect();
      style.removeProperty('--panel');
    };
  }, []);
  return panel;
}

type HeldProps = { entry: Entry; isNewest: boolean; isAlone: boolean };

function Held({ entry, isNewest, isAlone }: HeldProps) {
  const t = useTranslations('decide.queue');
  const words = useEntryWords();
  const seconds = Math.ceil(entry.leftMs / 1_000);
  const what = words.held(entry);

  function undo() {
    const [id] = undoAction(entry.key);
    // The button is gone: continue at the row, or at the content of another screen.
    if (!id || !focusRow(id)) document.getElementById('content')?.focus({ preventScroll: true });
  }

  return (
    <li className={cn('flex items-center justify-between gap-4', isAlone && 'max-sm:contents')}>
      <span className="min-w-0 font-medium wrap-anywhere max-sm:basis-full">{what}</span>
      <span className="flex shrink-0 items-center gap-2">
        {isNewest && (
          <span className="max-md:hidden">
            <Kbd>Z</Kbd>
          </span>
        )}
        <Button
          size="sm"
          aria-label={t('undoOf', { seconds, what })}
          onClick={undo}
          className="shrink-0 tabular-nums"
        >
          {t('undo', { seconds })}
        </Button>
      </span>
    </li>
  );
}

/** An action that is being sent, or its result. */
function Progress({ entry }: { entry: Entry }) {
  const t = useTranslations('decide.queue');
  const words = useEntryWords();
  const { key, order, outcomes, phase, isStopped } = entry;
  const total = order.ids.length;
  const failures = failuresOf(entry);
  const label = words.done(entry);
  if (phase === 'Sending' && total === 1) return <p className="font-medium">{words.held(entry)}</p>;
  if (phase === 'Sending')
    return (
      <>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="font-medium">{t('running', { done: outcomes.length, total })}</p>
          <Button size="sm" pending={isStopped} onClick={() => undoAction(key)}>
            {t('stop')}
          </Button>
        </div>
        <progress
          aria-label={words.held(entry)}
          value={outcomes.length}
          max={total}
          className="h-1.5 w-full accent-accent"
        />
      </>
    );
  return (
    <>
      {(total > 1 || failures.length === 0) && (
        <p className="font-medium">
          {label}
          {isStopped && ` ${t('stopped', { count: total - outcomes.length })}`}
        </p>
      )}
      {failures.length > 0 && (
        <ul className="flex max-h-40 flex-col gap-1 overflow-y-auto">
          {failures.map(failure => (
            <li key={failure.id}>
              <Link href={`/submissions/${failure.id}`} className="font-medium underline">
                {order.names.get(failure.id) ?? t('unnamed')}
              </Link>
              {': '}
              {words.notDone(order.action, failure)}
            </li>
          ))}
        </ul>
      )}
      {failures.some(canRetry) && (
        <Button size="sm" className="self-end" onClick={() => retryAction(key)}>
          {t('retry')}
        </Button>
      )}
    </>
  );
}
