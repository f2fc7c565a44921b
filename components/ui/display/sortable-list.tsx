'use client';

import { GripVertical } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { cn } from '@/components/ui/cn';

type SortableListProps<Item> = {
  /** Names the list for screen readers. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  /** Called with the whole list in its new order. Without it the order is fixed. */
  onReorder?: (items: Item[]) => void;
  className?: string;
  children: (item: Item, index: number) => ReactNode;
};

type Grabbed = { key: string; order: readonly string[]; by: 'keyboard' | 'pointer' };

/** A list that can be reordered by dragging, or by keyboard: space grabs and drops, arrows move. */
export function SortableList<Item>({
  label,
  items,
  keyOf,
  nameOf,
  onReorder,
  className,
  children,
}: SortableListProps<Item>) {
  const t = useTranslations('ui.sortable');
  const list = useRef<HTMLUListElement>(null);
  const [grabbed, setGrabbed] = useState<Grabbed | null>(null);
  const [said, setSaid] = useState('');
  const keys = items.map(keyOf);
  const order = grabbed?.order.length === keys.length ? grabbed.order : keys;
  const shown = order.flatMap(key => items.filter(item => keyOf(item) === key));
  const total = items.length;
  const handleOf = (key: string) =>
    list.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(key)}"]`);

  useLayoutEffect(() => {
    if (grabbed?.by === 'keyboard') handleOf(grabbed.key)?.focus();
  });

  const wordsOf = (item: Item, place: number) => ({ name: nameOf(item), place, total });

  function grab(item: Item, by: Grabbed['by']) {
    setGrabbed({ key: keyOf(item), order: keys, by });
    setSaid(t('grabbed', wordsOf(item, keys.indexOf(keyOf(item)) + 1)));
  }

  function moveTo(item: Item, from: Grabbed, to: number): Grabbed {
    const place = Math.max(0, Math.min(total - 1, to));
    if (from.order[place] === from.key) return from;
    const others = from.order.filter(key => key !== from.key);
    const next = { ...from, order: [...others.slice(0, place), from.key, ...others.slice(place)] };
    setGrabbed(next);
    setSaid(t('moved', wordsOf(item, place + 1)));
    return next;
  }

  function putDown(item: Item, { order: placed, key }: Grabbed) {
    setGrabbed(null);
    setSaid(t('dropped', wordsOf(item, placed.indexOf(key) + 1)));
    if (placed.join() !== keys.join()) {
      onReorder?.(placed.flatMap(one => items.filter(other => keyOf(other) === one)));
    }
  }

  function cancel(item: Item) {
    setGrabbed(null);
    setSaid(t('cancelled', wordsOf(item, keys.indexOf(keyOf(item)) + 1)));
  }

  function onKeyDown(event: KeyboardEvent, item: Item) {
    const held = grabbed?.key === keyOf(item) ? grabbed : null;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (held) putDown(item, held);
      else grab(item, 'keyboard');
      return;
    }
    if (!held) return;
    if (event.key === 'Tab') putDown(item, held);
    const place = held.order.indexOf(held.key);
    const targets: Record<string, number> = {
      ArrowUp: place - 1,
      ArrowDown: place + 1,
      Home: 0,
      End: total - 1,
    };
    const target = targets[event.key];
    if (target === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (target === undefined) cancel(item);
    else moveTo(item, held, target);
  }

  /** Listens on the window: a row that moves in the page would lose the pointer. */
  function onPointerDown(event: PointerEvent, item: Item) {
    if (event.button !== 0) return;
    let held: Grabbed = { key: keyOf(item), order: keys, by: 'pointer' };
    grab(item, 'pointer');
    const onMove = ({ clientY }: globalThis.PointerEvent) => {
      held = moveTo(item, held, placeAt(list.current, clientY, held));
    };
    const end = (finish: () => void) => () => {
      ending.abort();
      finish();
    };
    const ending = new AbortController();
    const options = { signal: ending.signal };
    window.addEventListener('pointermove', onMove, options);
    window.addEventListener(
      'pointerup',
      end(() => putDown(item, held)),
      options,
    );
    window.addEventListener(
      'pointercancel',
      end(() => cancel(item)),
      options,
    );
  }

  return (
    <>
      <ul ref={list} aria-label={label} className={cn('flex flex-col divide-y divide-hairline', className)}>
        {shown.map((item, index) => {
          const key = keyOf(item);
          const isHeld = grabbed?.key === key;
          return (
            <li
              key={key}
              data-key={key}
              className={cn(
                'flex items-stretch gap-1 transition-colors',
                isHeld && 'relative z-10 bg-accent-soft shadow-raised',
              )}
            >
              {onReorder && (
                <button
                  type="button"
                  data-handle={key}
                  aria-label={t('handle', wordsOf(item, index + 1))}
                  aria-pressed={isHeld}
                  onKeyDown={event => onKeyDown(event, item)}
                  onPointerDown={event => onPointerDown(event, item)}
                  className="grid w-9 shrink-0 cursor-grab touch-none place-items-center rounded-sm text-ink-muted -outline-offset-2 hover:text-ink active:cursor-grabbing pointer-coarse:w-11"
                >
                  <GripVertical aria-hidden="true" className="size-4" />
                </button>
              )}
              <div className="min-w-0 flex-1">{children(item, index)}</div>
            </li>
          );
        })}
      </ul>
      <p aria-live="assertive" className="sr-only">
        {said}
      </p>
    </>
  );
}

/** Index for a dragged row: after every other row whose middle is above the pointer. */
function placeAt(list: HTMLElement | null, clientY: number, { key }: Grabbed): number {
  const rows = [...(list?.querySelectorAll<HTMLElement>(':scope > [data-key]') ?? [])];
  return rows.filter(row => {
    const { top, height } = row.getBoundingClientRect();
    return row.dataset.key !== key && top + height / 2 < clientY;
  }).length;
}
