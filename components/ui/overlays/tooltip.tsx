'use client';

import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

type ChildProps = {
  'aria-describedby'?: string;
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave?: (event: PointerEvent<HTMLElement>) => void;
  onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
};

type Side = 'top' | 'right' | 'bottom' | 'left';

type TooltipProps = {
  content: ReactNode;
  side?: Side;
  /** One focusable element. */
  children: ReactElement<ChildProps>;
};

const delayMs = 400;

/**
 * Adds to a name, never replaces it: touch screens show no tooltips. Shown on hover and keyboard
 * focus; Escape hides it.
 */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { props } = children;

  function hide() {
    clearTimeout(timer.current);
    setAnchor(null);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  const child = cloneElement(children, {
    'aria-describedby': anchor ? id : props['aria-describedby'],
    onPointerEnter: event => {
      props.onPointerEnter?.(event);
      const { currentTarget, pointerType } = event;
      if (pointerType !== 'touch') timer.current = setTimeout(() => setAnchor(currentTarget), delayMs);
    },
    onPointerLeave: event => {
      props.onPointerLeave?.(event);
      hide();
    },
    onPointerDown: event => {
      props.onPointerDown?.(event);
      hide();
    },
    onFocus: event => {
      props.onFocus?.(event);
      if (event.currentTarget.matches(':focus-visible')) setAnchor(event.currentTarget);
    },
    onBlur: event => {
      props.onBlur?.(event);
      // Waits until the next element has the focus: a dialog moves the focus back if an element
      // disappears in between.
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setAnchor(null));
    },
  });
  return (
    <>
      {child}
      {anchor && (
        <Bubble id={id} anchor={anchor} side={side} onEscape={hide}>
          {content}
        </Bubble>
      )}
    </>
  );
}

type BubbleProps = { id: string; anchor: HTMLElement; side: Side; onEscape: () => void; children: ReactNode };

/** Above everything (the browser's top layer), beside its anchor and within the window. */
function Bubble({ id, anchor, side, onEscape, children }: BubbleProps) {
  const ref = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const bubble = ref.current;
    if (!bubble) return;
    bubble.showPopover?.();
    const { left, top } = placeBeside(anchor.getBoundingClientRect(), bubble.getBoundingClientRect(), side);
    bubble.style.left = `${left}px`;
    bubble.style.top = `${top}px`;
  }, [anchor, side]);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && onEscape();
    document.addEventListener('keydown', listen);
    document.addEventListener('scroll', onEscape, true);
    return () => {
      document.removeEventListener('keydown', listen);
      document.removeEventListener('scroll', onEscape, true);
    };
  });

  return (
    <span
      ref={ref}
      id={id}
      role="tooltip"
      popover="manual"
      className="pointer-events-none fixed inset-auto z-50 m-0 max-w-xs animate-appear rounded-sm bg-ink px-2 py-1 text-xs font-medium whitespace-normal text-ground shadow-overlay"
    >
      {children}
    </span>
  );
}

const gap = 6;
const margin = 8;

/** Flips to the opposite side if there is no space, then shifts into the window. */
function placeBeside(anchor: DOMRect, bubble: DOMRect, side: Side): { left: number; top: number } {
  const within = (value: number, size: number, space: number) =>
    Math.max(margin, Math.min(value, space - size - margin));
  const middle = {
    left: anchor.left + (anchor.width - bubble.width) / 2,
    top: anchor.top + (anchor.height - bubble.height) / 2,
  };
  const isAside = side === 'left' || side === 'right';
  const [before, after, size, space] = isAside
    ? [anchor.left - gap - bubble.width, anchor.right + gap, bubble.width, innerWidth]
    : [anchor.top - gap - bubble.height, anchor.bottom + gap, bubble.height, innerHeight];
  const wantsBefore = side === 'top' || side === 'left';
  const isBefore = wantsBefore ? before >= margin : after + size > space - margin;
  const along = isBefore ? before : after;
  return isAside
    ? { left: within(along, bubble.width, innerWidth), top: within(middle.top, bubble.height, innerHeight) }
    : { left: within(middle.left, bubble.width, innerWidth), top: within(along, bubble.height, innerHeight) };
}
