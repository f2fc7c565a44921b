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

/** Toasts that are queued until the code that shows them is loaded. */
export const toastQueue = {
  read: () => queue,
  add: (toast: QueuedToast) => change([...queue, toast]),
  /** Returns the queued toasts and empties the queue. */
  drain: () => {
    const drained = queue;
    change([]);
    return drained;
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
