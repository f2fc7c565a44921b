type Navigation = EventTarget & { readonly currentEntry: { readonly index: number } | null };

/**
 * Holds steps through the browser's history back while `isHeld`: the step is undone before the router hears of it, and
 * `ask` gets a function that takes it after all. Browsers without the Navigation API tell no direction; there a step
 * counts as one back. Answers a function that ends it.
 */
export function holdBackSteps(isHeld: () => boolean, ask: (go: () => void) => void): () => void {
  const { pathname } = location;
  let index = indexNow();
  let isUndoing = false;
  let isLetGo = false;

  const onStep = (event: PopStateEvent) => {
    const steps = stepsFrom(index);
    if (isUndoing) {
      isUndoing = false;
      event.stopImmediatePropagation();
      return;
    }
    if (isLetGo || location.pathname === pathname || !isHeld()) {
      index = indexNow();
      return;
    }
    event.stopImmediatePropagation();
    isUndoing = true;
    history.go(-steps);
    ask(() => {
      isLetGo = true;
      history.go(steps);
    });
  };
  const onEntry = () => {
    if (location.pathname === pathname && !isUndoing) index = indexNow();
  };

  // Before the router's own listener, which does not capture.
  window.addEventListener('popstate', onStep, true);
  navigation()?.addEventListener('currententrychange', onEntry);
  return () => {
    window.removeEventListener('popstate', onStep, true);
    navigation()?.removeEventListener('currententrychange', onEntry);
  };
}

function navigation(): Navigation | undefined {
  return Reflect.get(window, 'navigation');
}

function indexNow(): number | null {
  return navigation()?.currentEntry?.index ?? null;
}

function stepsFrom(index: number | null): number {
  const now = indexNow();
  return index === null || now === null || now === index ? -1 : now - index;
}
