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

/** A form with its loading and error states. A fitted form never scrolls itself. */
export function openPanel(settings: Settings, isFitted: boolean, { emit, onEscape }: Hooks): Panel {
  const { address, texts, title, club, kind } = settings;
  const element = create('div', 'panel');
  const mark = create('div', 'mark');
  let last: FormState | null = null;

  const setState = (state: 'loading' | 'ready' | 'failed') => {
    element.dataset.state = state;
  };

  const setHeight = (height: number) => {
    frame.iframe.style.height = `${height}px`;
  };

  const onState = (state: FormState) => {
    const before = last;
    last = state;
    setHeight(state.height);
    setState('ready');
    if (!before) emit('ready', { club, kind });
    if (state.height !== before?.height) emit('resize', { height: state.height });
    if (state.step !== null && state.step !== before?.step) emit('step', { step: state.step });
    if (state.isSent && !before?.isSent) emit('submitted', { club, kind });
  };

  /** Scrolls every scroller around the form by an element in the frame's place. */
  const show = ({ top, bottom, height, isStart }: Extract<FormMessage, { type: 'show' }>) => {
    setHeight(height);
    mark.style.top = `${top}px`;
    mark.style.height = `${Math.max(0, bottom - top)}px`;
    mark.scrollIntoView({ block: isStart ? 'start' : 'nearest' });
  };

  const frame = openFrame({
    address: framedAddress(address),
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
    },
  });

  setState('loading');
  element.append(frame.iframe, mark, loadingText(texts), failedText(texts, address));
  return { element, isSent: () => last?.isSent === true, close: frame.close };
}

function framedAddress(address: URL): URL {
  const framed = new URL(address);
  framed.searchParams.set('embed', '1');
  return framed;
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
