'use client';

import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '@/components/ui/notice';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { TextLink } from '@/components/ui/text-link';
import { useFirstSteps } from '@/lib/api-client/first-steps';

/** What a form needs before it is online, and where it is set up. */
const places = { Mail: '/settings/mail-server', Privacy: '/settings/privacy' } as const;
const needed = ['Mail', 'Privacy'] as const;

/** What is missing before a form should be online. */
function useMissing() {
  const { data } = useFirstSteps();
  return needed.filter(name => data?.steps.some(({ key, isDone }) => key === name && !isDone));
}

/** Words for what is missing; nothing if nothing is. */
export function OnlineWarnings() {
  const t = useTranslations('forms.online');
  return useMissing().map(name => (
    <Notice key={name} tone="warning" className="mt-3" title={t(`${name}.title`)}>
      {t.rich(`${name}.text`, { link: words => <TextLink href={places[name]}>{words}</TextLink> })}
    </Notice>
  ));
}

/** Asks before a form goes online while something is missing. `dialog` must be rendered. */
export function useOnlineCheck(): {
  mayGoOnline: (change: { before: boolean; after: boolean }) => Promise<boolean>;
  dialog: ReactNode;
} {
  const t = useTranslations('forms.online');
  const missing = useMissing();
  const [isAsking, setIsAsking] = useState(false);
  const answer = useRef<(isWanted: boolean) => void>(() => {});

  async function mayGoOnline({ before, after }: { before: boolean; after: boolean }): Promise<boolean> {
    if (before || !after || missing.length === 0) return true;
    setIsAsking(true);
    return new Promise(resolve => {
      answer.current = resolve;
    });
  }
  function settle(isWanted: boolean) {
    setIsAsking(false);
    answer.current(isWanted);
  }

  const dialog = (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={isOpen => {
        if (!isOpen) settle(false);
      }}
      tone="primary"
      title={t('confirmTitle')}
      description={missing.map(name => t(`${name}.title`)).join(' ')}
      confirmLabel={t('confirm')}
      onConfirm={() => settle(true)}
    />
  );
  return { mayGoOnline, dialog };
}
