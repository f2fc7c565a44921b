'use client';

import { useTranslations } from 'use-intl';
import { GoKeys } from '@/components/office/shell/go-keys';
import type { InboxPreferences } from '@/components/office/submissions/inbox-preferences';
import { inboxKeys } from '@/components/office/submissions/use-inbox-keys';
import { Switch } from '@/components/ui/inputs/switch';
import { Kbd } from '@/components/ui/kbd';
import { Dialog } from '@/components/ui/overlays/dialog';

type ShortcutsDialogProps = {
  preferences: InboxPreferences;
  changePreferences: (changes: Partial<InboxPreferences>) => void;
  onClose: () => void;
};

const textKeys = {
  j: 'next',
  k: 'previous',
  Enter: 'openIt',
  x: 'select',
  a: 'accept',
  A: 'acceptWith',
  d: 'deny',
  q: 'ask',
  e: 'edit',
  z: 'undo',
  '/': 'search',
  Escape: 'clear',
  '?': 'help',
} as const satisfies Record<(typeof inboxKeys)[number], string>;

/** The keys of the list, and their switch for users whose hands or programs press keys unintentionally. */
export function ShortcutsDialog({ preferences, changePreferences, onClose }: ShortcutsDialogProps) {
  const t = useTranslations('inbox.keys');
  const office = useTranslations('office');
  return (
    <Dialog open onOpenChange={onClose} title={t('title')} description={t('text')} width="xl">
      <div className="grid items-start gap-5 sm:grid-cols-[1fr_auto] sm:gap-x-8">
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
          {inboxKeys.map(key => (
            <div key={key} className="contents">
              <dt>
                {key === 'A' && <Kbd>{office('key.Shift')}</Kbd>} <Kbd>{key === 'Escape' ? 'Esc' : key}</Kbd>
              </dt>
              <dd>{t(textKeys[key])}</dd>
            </div>
          ))}
          <dt>
            <Kbd>{office('key.Control')}</Kbd> <Kbd>Enter</Kbd>
          </dt>
          <dd>{t('submit')}</dd>
        </dl>
        <GoKeys />
        <Switch
          label={t('isOn')}
          hint={t('isOnHint')}
          checked={preferences.hasKeys}
          onChange={({ target }) => changePreferences({ hasKeys: target.checked })}
        />
      </div>
    </Dialog>
  );
}
