'use client';

import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import {
  type BatchRun,
  dismissRun,
  pauseCountdown,
  startRun,
  stopRun,
} from '@/components/office/submissions/batch-run';
import { Button } from '@/components/ui/button';

/** The waiting, running or completed batch, on every screen: progress, failures and their reasons. */
export function BatchPanel({ run }: { run: BatchRun }) {
  const t = useTranslations('inbox.run');
  const counted = useCounted(run);
  const panel = useReservedSpace();
  const { order, outcomes, phase, secondsLeft, end } = run;
  const total = order.ids.length;
  const done = outcomes.filter(({ outcome }) => outcome === 'Done').length;
  const isStopping = phase === 'running' && end === 'stopped';
  return (
    <section
      ref={panel}
      aria-label={t('label')}
      onFocus={() => pauseCountdown(true)}
      onBlur={() => pauseCountdown(false)}
      onPointerEnter={() => pauseCountdown(true)}
      onPointerLeave={() => pauseCountdown(false)}
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 mt-4 flex flex-col gap-3 border-t bg-surface/95 px-4 py-3 backdrop-blur-sm md:bottom-0 md:-mx-8 md:px-8 print:hidden"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="min-w-0 font-medium">
          {phase === 'held' && t(`held.${order.action}`, counted(total))}
          {phase === 'running' && t('running', { done: outcomes.length, total })}
          {phase === 'over' && t(`over.${order.action}`, counted(done))}
          {phase === 'over' &&
            end !== 'finished' &&
            ` ${t(`end.${end ?? 'failed'}`, { count: total - outcomes.length })}`}
        </p>
        <div className="flex gap-2">
          {phase === 'held' && (
            <>
              <Button size="sm" variant="primary" onClick={stopRun}>
                {t('undo', { seconds: secondsLeft })}
              </Button>
              <Button size="sm" onClick={startRun}>
                {t('now')}
              </Button>
            </>
          )}
          {phase === 'running' && (
            <Button size="sm" pending={isStopping} onClick={stopRun}>
              {t('stop')}
            </Button>
          )}
          {phase === 'over' && (
            <Button size="sm" onClick={dismissRun}>
              {t('close')}
            </Button>
          )}
        </div>
      </div>
      {phase === 'running' && (
        <progress
          aria-label={t('label')}
          value={outcomes.length}
          max={total}
          className="h-1.5 w-full accent-accent"
        />
      )}
      {phase === 'over' && <Failures run={run} />}
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

/** A count of submissions with its noun. */
function useCounted({ order: { kind } }: BatchRun) {
  const inbox = useTranslations('inbox');
  return (count: number) => ({ count, what: inbox('what', { kind, count }) });
}

function Failures({ run }: { run: BatchRun }) {
  const t = useTranslations('inbox.run');
  const counted = useCounted(run);
  const { order, outcomes } = run;
  const failures = outcomes.filter(({ outcome }) => outcome !== 'Done');
  if (failures.length === 0) return null;
  return (
    <>
      <p>{t('notDone', counted(failures.length))}</p>
      <ul className="flex max-h-40 flex-col gap-1 overflow-y-auto">
        {failures.map(({ id, outcome }) => (
          <li key={id}>
            <Link href={`/submissions/${id}`} prefetch={false} className="font-medium underline">
              {order.names.get(id) ?? t('unnamed')}
            </Link>
            {': '}
            {outcome !== 'Done' && t(`outcome.${outcome}`)}
          </li>
        ))}
      </ul>
    </>
  );
}
