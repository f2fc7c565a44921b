let isUnderWay = false;
const listeners = new Set<() => void>();

/** Next calls this when a navigation begins (`instrumentation-client`). */
export function onRouterTransitionStart(address: string): void {
  const { pathname, search } = new URL(address, location.href);
  setUnderWay(`${pathname}${search}` !== `${location.pathname}${location.search}`);
}

export function endNavigation(): void {
  setUnderWay(false);
}

export function isNavigating(): boolean {
  return isUnderWay;
}

export function subscribeToNavigation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setUnderWay(value: boolean): void {
  isUnderWay = value;
  for (const listener of listeners) listener();
}
