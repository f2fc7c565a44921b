'use client';

import { PageError, type PageErrorProps } from '@/components/ui/page-error';

export default function OfficeError(props: PageErrorProps) {
  return <PageError {...props} />;
}
