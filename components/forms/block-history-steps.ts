type NavigateEvent = Event & {
  readonly navigationType: string;
  readonly destination: { readonly url: string; readonly key: string };
};
type Navigation = EventTarget & { traverseTo(key: string): unknown };

/**
 * Holds steps through the browser's history to another page of the site back while `isHeld`, and hands `ask` a function
 * that takes the step after all. Browsers let a step be held back once for each time that the person does something in
 * the page, and those without the Navigation API not at all. Answers a function that ends it.
 */
export function holdBackSteps(isHeld: () => boolean, ask: (go: () => void) => void): () => void {
  const navigation: Navigation | undefined = Reflect.get(window, 'navigation');
  let isLetGo = false;

  const onNavigate = (event: Event) => {
    if (isLetGo || event.defaultPrevented || !event.cancelable || !isStep(event)) return;
    const { url, key } = event.destination;
    if (new URL(url).pathname === location.pathname || !isHeld()) return;
    event.preventDefault();
    ask(() => {
      isLetGo = true;
      navigation?.traverseTo(key);
    });
  };

  navigation?.addEventListener('navigate', onNavigate);
  return () => navigation?.removeEventListener('navigate', onNavigate);
}

function isStep(event: Event): event is NavigateEvent {
  return 'navigationType' in event && event.navigationType === 'traverse';
}
