type NavigateEvent = Event & {
  readonly navigationType: string;
  readonly destination: { readonly url: string; readonly key: string };
};
type Navigation = EventTarget & { traverseTo(key: string): unknown };

/**
 * Cancels navigation through the browser's history to another page of the site while `isBlocked`, and
 * passes `ask` a function that continues it. Browsers allow this once per user interaction; those
 * without the Navigation API never do. Returns a function that stops it.
 */
export function blockHistorySteps(isBlocked: () => boolean, ask: (go: () => void) => void): () => void {
  const navigation: Navigation | undefined = Reflect.get(window, 'navigation');
  let isAllowed = false;

  const onNavigate = (event: Event) => {
    if (isAllowed || event.defaultPrevented || !event.cancelable || !isStep(event)) return;
    const { url, key } = event.destination;
    if (new URL(url).pathname === location.pathname || !isBlocked()) return;
    event.preventDefault();
    ask(() => {
      isAllowed = true;
      navigation?.traverseTo(key);
    });
  };

  navigation?.addEventListener('navigate', onNavigate);
  return () => navigation?.removeEventListener('navigate', onNavigate);
}

function isStep(event: Event): event is NavigateEvent {
  return 'navigationType' in event && event.navigationType === 'traverse';
}
