'use client';

import { useTranslations } from 'use-intl';
import { GoKeys } from '@/components/office/shell/go-keys';
import { Switch } from '@/components/ui/inputs/switch';
import { Kbd } from '@/components/ui/kbd';
import { Dialog } from '@/components/ui/overlays/dialog';

const keys = {
  next: ['j', 'n'],
  previous: ['k', 'p'],
  accept: ['a'],
  acceptWith: ['⇧ A'],
  deny: ['d'],
  ask: ['q'],
  edit: ['e'],
  note: ['m'],
  submit: ['Control', 'Enter'],
  undo: ['z'],
  goOn: ['w'],
  list: ['u'],
  help: ['?'],
} as const;

const names = [
  'next',
  'previous',
  'accept',
  'acceptWith',
  'deny',
  'ask',
  'submit',
  'undo',
  'goOn',
  'edit',
  'note',
  'list',
  'help',
] as const;

type ShortcutsDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  canWork: boolean;
  hasKeys: boolean;
  onHasKeysChange: (hasKeys: boolean) => void;
};

/** The keys of the detail page and their switch; omits actions that the role may not do. */
export function ShortcutsDialog({
  open,
  onOpenChange,
  canWork,
  hasKeys,
  onHasKeysChange,
}: ShortcutsDialogProps) {
  const t = useTranslations('detail.shortcuts');
  const office = useTranslations('office');
  const ofStaff: readonly string[] = [
    'accept',
    'acceptWith',
    'deny',
    'ask',
    'submit',
    'undo',
    'goOn',
    'edit',
    'note',
  ];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('title')} width="sm">
      <dl className="mb-4 flex flex-col divide-y divide-hairline">
        {names
          .filter(name => canWork || !ofStaff.includes(name))
          .map(name => (
            <div key={name} className="flex items-center justify-between gap-4 py-2">
              <dt>{t(name)}</dt>
              <dd className="flex gap-1.5">
                {keys[name].map(key => (
                  <Kbd key={key}>{key === 'Control' ? office('controlKey') : key}</Kbd>
                ))}
              </dd>
            </div>
          ))}
      </dl>
      <div className="mb-4">
        <GoKeys />
      </div>
      <Switch
        label={t('isOn')}
        hint={t('isOnHint')}
        checked={hasKeys}
        onChange={event => onHasKeysChange(event.target.checked)}
      />
    </Dialog>
  );
}
