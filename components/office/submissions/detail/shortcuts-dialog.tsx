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
  acceptWith: ['Shift', 'A'],
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
    <Dialog open={open} onOpenChange={onOpenChange} title={t('title')} width="xl">
      <div className="mb-5 grid items-start gap-5 sm:grid-cols-[1fr_auto] sm:gap-x-8">
        <dl className="flex flex-col divide-y divide-hairline">
          {names
            .filter(name => canWork || !ofStaff.includes(name))
            .map(name => (
              <div key={name} className="flex items-center justify-between gap-4 py-1.5">
                <dt>{t(name)}</dt>
                <dd className="flex gap-1.5">
                  {keys[name].map(key => (
                    <Kbd key={key}>{key === 'Control' || key === 'Shift' ? office(`key.${key}`) : key}</Kbd>
                  ))}
                </dd>
              </div>
            ))}
        </dl>
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
