'use client';

import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type SetupFacts, usePrivacyFacts } from '@/components/form-editor/setup-facts';
import { Notice } from '@/components/ui/notice';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { TextLink } from '@/components/ui/text-link';
import { useFirstSteps } from '@/lib/api-client/first-steps';

/** What a form needs before it is online, and where it is set up. */
const places = {
  Mail: '/settings/mail-server',
  Privacy: '/settings/privacy',
  Tariffs: '/club/tariffs',
  Sepa: '/club',
  Notifications: '/settings/notifications',
} as const;
const checked = ['Mail', 'Notifications', 'Privacy', 'Tariffs', 'Sepa'] as const;
const needed = ['Mail', 'Privacy'] as const;

/** What is missing before a form should be online. */
function useMissing() {
  const { data } = useFirstSteps();
  return needed.filter(name => data?.steps.some(({ key, isDone }) => key === name && !isDone));
}

/** Words for what is missing; nothing if nothing is. */
export function OnlineWarnings() {
  const t = useTranslations('forms.online');
  const privacy = usePrivacyFacts();
  return useMissing().map(name => (
    <Notice key={name} tone="warning" className="mt-3" title={t(`${name}.title`, privacy)}>
      {t.rich(`${name}.text`, { link: words => <TextLink href={places[name]}>{words}</TextLink> })}
    </Notice>
  ));
}

/** All that should be right before forms go online, each with its state and its screen. */
export function OnlineChecklist({ facts }: { facts: SetupFacts }) {
  const t = useTranslations('forms.online');
  const { data } = useFirstSteps();
  return (
    <ul aria-label={t('list')} className="mt-3 flex flex-col divide-y rounded-md border">
      {checked.map(name => {
        const isDone =
          name === 'Notifications'
            ? facts.notified > 0
            : (data?.steps.some(({ key, isDone: isSet }) => key === name && isSet) ?? false);
        const Mark = isDone ? CircleCheck : TriangleAlert;
        return (
          <li key={name} className="flex gap-3 px-3 py-2.5">
            <Mark
              aria-hidden="true"
              className={
                isDone ? 'mt-0.5 size-4.5 shrink-0 text-accepted' : 'mt-0.5 size-4.5 shrink-0 text-confirmed'
              }
            />
            <span>
              {t.rich(`check.${name}.${isDone ? 'done' : 'open'}`, {
                ...facts,
                link: words => <TextLink href={places[name]}>{words}</TextLink>,
              })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Asks before a form goes online while something is missing. `dialog` must be rendered. */
export function useOnlineCheck(): {
  mayGoOnline: (change: { before: boolean; after: boolean }) => Promise<boolean>;
  dialog: ReactNode;
} {
  const t = useTranslations('forms.online');
  const missing = useMissing();
  const privacy = usePrivacyFacts();
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
      description={missing.map(name => t(`${name}.title`, privacy)).join(' ')}
      confirmLabel={t('confirm')}
      onConfirm={() => settle(true)}
    />
  );
  return { mayGoOnline, dialog };
}
