import {
  type FormMessage,
  type FormState,
  heightMax,
  readHostMessage,
  sendMessage,
} from '@/components/embed/protocol';
import { createHeightGuard } from '@/components/form-view/live/height-guard';

const quietMs = 300;

/**
 * A public page in a frame: tells embed.js around it how high it is, at which step it stands, and what should be in
 * sight. The browser lets no page frame it whose origin the club does not allow; whoever greets first is talked to.
 */
function followFrame(): void {
  const page = document.documentElement;
  const guard = createHeightGuard();
  let host: string | null = null;
  let told: FormState | null = null;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const frame = watchHeight();

  const send = (message: FormMessage) => {
    if (host) sendMessage(window.parent, host, message);
  };

  const tell = (height: number) => {
    const state: FormState = { height, ...progress() };
    const isKnown = state.height === told?.height && state.step === told.step && state.isSent === told.isSent;
    told = state;
    if (!isKnown) send({ type: 'state', ...state });
  };

  const rest = () => {
    frame.look();
    tell(guard.settle(contentHeight()));
  };

  const restSoon = () => {
    clearTimeout(quiet);
    quiet = setTimeout(rest, quietMs);
  };

  const follow = () => {
    tell(guard.next(contentHeight(), frame.hasChanged()));
    restSoon();
  };

  window.addEventListener('message', ({ source, origin, data }) => {
    const hello = readHostMessage(data);
    if (!hello || source !== window.parent || origin !== (host ?? origin) || !/^https?:/.test(origin)) return;
    host = origin;
    told = null;
    page.classList.toggle('fitted', hello.isFitted);
    follow();
    // A browser lets no page in a frame take the focus by itself.
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
 * Tells whether the frame has got another height at the same width since all was quiet, so that what changes may come
 * of that alone. Browsers tell of the new size before or after they lay the page out in it.
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

/** A heading that has the focus begins something new, which is shown from its top; of anything else all is shown. */
function stretchOf(focused: Element): FormMessage {
  const isStart = focused.matches('h1, h2, h3');
  const part = isStart ? (focused.closest('.step, .sheet') ?? focused) : focused;
  const { top, bottom } = part.getBoundingClientRect();
  const margin = isStart ? 0 : 24;
  const above = Math.max(0, top + window.scrollY - margin);
  return {
    type: 'show',
    height: contentHeight(),
    top: Math.min(heightMax, above),
    bottom: Math.min(heightMax, Math.max(above, bottom + window.scrollY + margin)),
    isStart,
  };
}

/** Links to anything but this form open beside it: nothing typed is lost, and few other pages may be framed. Downloads stay. */
function openElsewhere({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || !/^https?:$/.test(link.protocol)) return;
  if (link.origin !== location.origin || link.pathname !== location.pathname) link.target = '_blank';
}

if (window.parent !== window) followFrame();
