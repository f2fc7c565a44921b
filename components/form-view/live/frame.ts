import {
  type FormMessage,
  type FormState,
  heightMax,
  readHostMessage,
  sendMessage,
} from '@/components/embed/protocol';
import { adoptGround, followView } from '@/components/form-view/live/frame-place';
import { createHeightGuard } from '@/components/form-view/live/height-guard';

const quietMs = 300;

/**
 * Reports to embed.js around the page: its height, its step, and which part should be visible. The
 * browser allows frames only on origins that the club allows; messages go to the first sender of a
 * greeting.
 */
function followFrame(): void {
  const page = document.documentElement;
  const guard = createHeightGuard();
  let host: string | null = null;
  let reported: FormState | null = null;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const frame = watchHeight();

  const send = (message: FormMessage) => {
    if (host) sendMessage(window.parent, host, message);
  };

  const report = (height: number) => {
    const state: FormState = { height, ...progress() };
    const isKnown =
      state.height === reported?.height && state.step === reported.step && state.isSent === reported.isSent;
    reported = state;
    if (!isKnown) send({ type: 'state', ...state });
  };

  const rest = () => {
    frame.look();
    report(guard.settle(contentHeight()));
  };

  const restSoon = () => {
    clearTimeout(quiet);
    quiet = setTimeout(rest, quietMs);
  };

  const follow = () => {
    report(guard.next(contentHeight(), frame.hasChanged()));
    restSoon();
  };

  window.addEventListener('message', ({ source, origin, data }) => {
    const message = readHostMessage(data);
    if (!message || source !== window.parent || origin !== (host ?? origin) || !/^https?:/.test(origin))
      return;
    if (message.type === 'view') {
      if (host) followView(message);
      return;
    }
    host = origin;
    reported = null;
    page.classList.toggle('fitted', message.isFitted);
    adoptGround(message.ground);
    follow();
    // Browsers do not move the focus into a frame automatically.
    const arrived = document.querySelector('[data-sent] h1');
    if (arrived) send(stretchOf(arrived));
  });
  window.addEventListener('resize', restSoon);
  new ResizeObserver(follow).observe(document.body, { box: 'border-box' });
  new MutationObserver(follow).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-step', 'data-sent'],
  });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && document.hasFocus()) send(stretchOf(target));
  });
  document.addEventListener('keydown', event => {
    if (event.key === 'Escape' && !event.defaultPrevented) send({ type: 'escape' });
  });
  document.addEventListener('click', openElsewhere, { capture: true });
  sendMessage(window.parent, '*', { type: 'here' });
}

/**
 * Tells whether the frame's height has changed at the same width since the last quiet moment, so
 * that further changes may result from that. Browsers report the new size before or after layout.
 */
function watchHeight(): { readonly hasChanged: () => boolean; readonly look: () => void } {
  let seen = { width: 0, height: 0 };
  let hasChanged = false;
  const look = () => {
    seen = { width: window.innerWidth, height: window.innerHeight };
    hasChanged = false;
  };
  const compare = () => {
    if (window.innerWidth !== seen.width) look();
    hasChanged ||= window.innerHeight !== seen.height;
    return hasChanged;
  };
  look();
  window.addEventListener('resize', compare);
  return { look, hasChanged: compare };
}

function contentHeight(): number {
  return Math.min(heightMax, Math.ceil(document.body.getBoundingClientRect().height));
}

function progress(): Pick<FormState, 'step' | 'isSent'> {
  return {
    step: document.querySelector('[data-step]')?.getAttribute('data-step') ?? null,
    isSent: document.querySelector('[data-sent]') !== null,
  };
}

/**
 * A focused heading starts a new part and is shown from its top; any other element is shown in
 * full.
 */
function stretchOf(focused: Element): FormMessage {
  const isStart = focused.matches('h1, h2, h3');
  const part = isStart ? (focused.closest('.step, .sheet') ?? focused) : focused;
  const { top, bottom } = part.getBoundingClientRect();
  const margin = isStart ? 0 : 24;
  const bar = isStart ? 0 : (document.querySelector('.foot')?.clientHeight ?? 0);
  const above = Math.max(0, top + window.scrollY - margin);
  return {
    type: 'show',
    height: contentHeight(),
    top: Math.min(heightMax, above),
    bottom: Math.min(heightMax, Math.max(above, bottom + window.scrollY + margin + bar)),
    isStart,
  };
}

/**
 * Opens links to other pages in a new tab: no input is lost, and few other pages may be framed.
 * Downloads stay.
 */
function openElsewhere({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || !/^https?:$/.test(link.protocol)) return;
  if (link.origin !== location.origin || link.pathname !== location.pathname) link.target = '_blank';
}

/** For the web master, in the console: the club has no form in the language that its page asks for. */
function noteLanguage(): void {
  const asked = new URLSearchParams(location.search).get('lang');
  const shown = document.documentElement.lang;
  if (asked && asked !== shown)
    // biome-ignore lint/suspicious/noConsole: the web master of the site around the form looks there
    console.warn(`Eintritt: this club has no form in the language ${asked}; it is shown in ${shown}`);
}

if (window.parent !== window) {
  followFrame();
  noteLanguage();
}
