'use client';

import { CloudAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { CopyButton } from '@/components/ui/copy-button';

type ErrorStateProps = {
  title?: string;
  /** Explains what happened and what to do. */
  description?: ReactNode;
  onRetry?: () => void;
  /** Helps support to find the request in the log. */
  requestId?: string;
  /** Heading level if the title heads a page or part; otherwise plain text. */
  headingLevel?: 1 | 2 | 3;
  className?: string;
};

export function ErrorState({
  title,
  description,
  onRetry,
  requestId,
  headingLevel,
  className,
}: ErrorStateProps) {
  const t = useTranslations('ui');
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div role="alert" className={cn('flex flex-col items-center px-6 py-14 text-center', className)}>
      <span className="grid size-12 place-items-center rounded-full bg-danger-soft text-danger-ink">
        <CloudAlert aria-hidden="true" className="size-5.5" strokeWidth={1.75} />
      </span>
      <Title className="mt-4 text-lg font-semibold">{title ?? t('errorTitle')}</Title>
      <div className="mt-1 max-w-md text-pretty text-ink-muted">{description ?? t('errorDescription')}</div>
      {onRetry && (
        <Button variant="primary" icon={RotateCw} onClick={onRetry} className="mt-5">
          {t('retry')}
        </Button>
      )}
      {requestId && (
        <p className="mt-5 flex items-center gap-1 text-sm text-ink-muted">
          {t('requestId')} <code className="font-mono text-xs">{requestId}</code>
          <CopyButton text={requestId} label={t('copyRequestId')} />
        </p>
      )}
    </div>
  );
}
