import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { env } from '@/lib/env';

/** The component gallery is for developers of the product; production installations do not serve it. */
export default function DesignLayout({ children }: { children: ReactNode }) {
  const { DEMO, NODE_ENV } = env();
  if (!DEMO && NODE_ENV !== 'development') notFound();
  return children;
}
