import { openFrame } from '@/components/embed/open-frame';
import type { FormMessage, FormState } from '@/components/embed/protocol';
import type { Settings } from '@/components/embed/settings';

export type Panel = {
  readonly element: HTMLElement;
  readonly isSent: () => boolean;
  readonly close: () => void;
};

type Hooks = {
  /** Sends an event to the page; it never contains anything the user typed. */
  readonly emit: (name: 'ready' | 'resize' | 'step' | 'submitted' | 'failed', detail: object) => void;
  /** Called on Esc in the form, where the page gets no key event. */
  readonly onEscape?: () => void;
};

const restMs = 100;

/** A form with its loading and error states. A fitted form never scrolls itself. */
export function openPanel(settings: Settings, isFitted: boolean, { emit, onEscape }: Hooks): Panel {
  const { address, look, texts, title, club, kind } = settings;
  const element = create('div', 'panel');
  const mark = create('div', 'mark');
  const ending = new AbortController();
  let last: FormState | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const setState = (state: 'loading' | 'ready' | 'failed') => {
    element.dataset.state = state;
  };

  const setHeight = (height: number) => {
    if (height > 0) frame.iframe.style.height = `${height}px`;
  };

  const onState = (state: FormState) => {
    const before = last;
    last = state;
    setHeight(state.height);
    if (isFitted) keptHeight(address, state.height);
    setState('ready');
    if (!before) emit('ready', { club, kind });
    viewSoon();
    if (state.height !== before?.height) emit('resize', { height: state.height });
    if (state.step !== null && state.step !== before?.step) emit('step', { step: state.step });
    if (state.isSent && !before?.isSent) emit('submitted', { club, kind });
  };

  /** The form moves its bar after the page rests, because messages are slower than scrolling. */
  const viewSoon = () => {
    clearTimeout(resting);
    resting = setTimeout(frame.sendView, restMs);
  };

  /**
   * Scrolls every scroller around the form by an element in the frame's place. A page that nobody
   * has used yet stays where it is: a form that shows a kept draft would otherwise scroll it.
   */
  const show = ({ top, bottom, height, isStart }: Extract<FormMessage, { type: 'show' }>) => {
    setHeight(height);
    if (navigator.userActivation?.hasBeenActive === false) return;
    mark.style.top = `${top}px`;
    mark.style.height = `${Math.max(0, bottom - top)}px`;
    mark.scrollIntoView({ block: isStart ? 'start' : 'nearest' });
  };

  const frame = openFrame({
    address: framedAddress(address, look),
    title,
    isFitted,
    onMessage: message => {
      if (message.type === 'state') onState(message);
      else if (message.type === 'escape') onEscape?.();
      else if (isFitted && last) show(message);
    },
    onFailure: () => {
      setState('failed');
      emit('failed', { club, kind });
      // biome-ignore lint/suspicious/noConsole: the web master of the site around the form looks there
      console.error(refusedText(address));
    },
  });

  if (isFitted)
    for (const type of ['scroll', 'resize'])
      window.addEventListener(type, viewSoon, { capture: true, passive: true, signal: ending.signal });

  if (isFitted) setHeight(Number(keptHeight(address)));
  setState('loading');
  element.append(frame.iframe, mark, loadingText(texts), failedText(texts, address));
  return {
    element,
    isSent: () => last?.isSent === true,
    close: () => {
      ending.abort();
      clearTimeout(resting);
      frame.close();
    },
  };
}

/**
 * Stores the height of the form for this tab, if one is given, and returns the stored height. After a reload or "back" the
 * browser restores the scroll position before the form has loaded. Without its height the page would be too short for that.
 */
function keptHeight({ pathname }: URL, height?: number): string | undefined {
  const name = `eintritt ${pathname}`;
  try {
    if (height) sessionStorage[name] = height;
    return sessionStorage[name];
  } catch {
    return undefined;
  }
}

function framedAddress(address: URL, look: Settings['look']): URL {
  const framed = new URL(address);
  framed.searchParams.set('embed', look === 'flat' ? '1' : look);
  return framed;
}

/** For the web master, in the browser's console: in English, like the browser's own messages. */
function refusedText({ href, origin }: URL): string {
  const site = location.origin;
  const allow = `${origin}/forms/embed?allow=${encodeURIComponent(site)}`;
  return `Eintritt: ${href} did not answer in its frame. If the club has not allowed ${site}, allow it at ${allow}. A content security policy must name ${origin} in frame-src.`;
}

function loadingText(texts: Settings['texts']): HTMLElement {
  const text = create('p', 'loading');
  text.role = 'status';
  text.textContent = texts.loading;
  return text;
}

function failedText(texts: Settings['texts'], address: URL): HTMLElement {
  const text = create('p', 'failed');
  text.role = 'alert';
  const link = create('a', 'link');
  Object.assign(link, {
    href: address.href,
    target: '_blank',
    rel: 'noopener',
    textContent: texts.openInTab,
  });
  text.append(`${texts.failed} `, link);
  return text;
}

export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  return element;
}
