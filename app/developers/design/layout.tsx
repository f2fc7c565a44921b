import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { env } from '@/lib/env';

/** The show room of components is for those who work on the product: an installation that serves clubs has none. */
export default function DesignLayout({ children }: { children: ReactNode }) {
  const { DEMO, NODE_ENV } = env();
  if (!DEMO && NODE_ENV !== 'development') notFound();
  return children;
}
