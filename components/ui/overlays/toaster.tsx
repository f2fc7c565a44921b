'use client';

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { type QueuedToast, type ToastOptions, toastQueue } from '@/components/ui/overlays/toast-queue';

/**
 * Errors stay until they are closed. Other toasts disappear, but not while the pointer is over
 * them.
 */
export const toast = {
  success: (title: string, options: ToastOptions = {}) => toastQueue.add({ kind: 'success', title, options }),
  info: (title: string, options: ToastOptions = {}) => toastQueue.add({ kind: 'info', title, options }),
  error: (title: string, options: ToastOptions = {}) =>
    toastQueue.add({ kind: 'error', title, options: { ...options, duration: Infinity } }),
};

const nothing: readonly QueuedToast[] = [];
type View = ComponentType<{ queue: readonly QueuedToast[] }>;

/**
 * Used once, in the layout. Its code is loaded with the first toast, so that no page waits for it.
 */
export function Toaster() {
  const queue = useSyncExternalStore(toastQueue.watch, toastQueue.read, () => nothing);
  const [view, setView] = useState<{ Component: View } | null>(null);
  const isNeeded = queue.length > 0 && view === null;
  useEffect(() => {
    if (isNeeded) void import('./toaster-view').then(part => setView({ Component: part.default }));
  }, [isNeeded]);
  return view && <view.Component queue={queue} />;
}
