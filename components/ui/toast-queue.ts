export type ToastOptions = {
  description?: string;
  /** Usually "Undo". */
  action?: { label: string; onClick: () => void };
  duration?: number;
};

export type QueuedToast = {
  readonly kind: 'success' | 'info' | 'error';
  readonly title: string;
  readonly options: ToastOptions;
};

let queue: readonly QueuedToast[] = [];
const listeners = new Set<() => void>();

/** What waits to be shown, until the code that shows it is there. */
export const toastQueue = {
  read: () => queue,
  add: (toast: QueuedToast) => change([...queue, toast]),
  /** Answers what waits, which waits no more then. */
  take: () => {
    const taken = queue;
    change([]);
    return taken;
  },
  watch: (onChange: () => void) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
};

function change(next: readonly QueuedToast[]): void {
  queue = next;
  for (const listener of listeners) listener();
}
