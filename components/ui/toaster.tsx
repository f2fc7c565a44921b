'use client';

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { type QueuedToast, type ToastOptions, toastQueue } from '@/components/ui/toast-queue';

/** Errors stay until they are closed; the rest leaves by itself and waits while pointed at. */
export const toast = {
  success: (title: string, options: ToastOptions = {}) => toastQueue.add({ kind: 'success', title, options }),
  info: (title: string, options: ToastOptions = {}) => toastQueue.add({ kind: 'info', title, options }),
  error: (title: string, options: ToastOptions = {}) =>
    toastQueue.add({ kind: 'error', title, options: { ...options, duration: Infinity } }),
};

const nothing: readonly QueuedToast[] = [];
type View = ComponentType<{ queue: readonly QueuedToast[] }>;

/** Stands once, in the layout. What shows toasts is loaded with the first one, so that no page waits for it. */
export function Toaster() {
  const queue = useSyncExternalStore(toastQueue.watch, toastQueue.read, () => nothing);
  const [view, setView] = useState<{ Component: View } | null>(null);
  const isNeeded = queue.length > 0 && view === null;
  useEffect(() => {
    if (isNeeded) void import('./toaster-view').then(part => setView({ Component: part.default }));
  }, [isNeeded]);
  return view && <view.Component queue={queue} />;
}
