'use client';

import { Archive, ArchiveRestore, Copy, MoreHorizontal, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { type RecordKind, RemovalDialogs } from '@/components/office/club/removal-dialogs';
import { IconButton } from '@/components/ui/icon-button';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/overlays/menu';
import { toast } from '@/components/ui/overlays/toaster';

type RecordMenuProps = {
  kind: RecordKind;
  name: string;
  isActive: boolean;
  setActive: (isActive: boolean) => Promise<unknown>;
  remove: () => Promise<unknown>;
  /** Called after the record was archived, restored or removed. */
  onChanged: () => Promise<unknown>;
  onRemoved?: () => void;
  copy?: () => void;
  /** Names of the records that forms do not show without this one. */
  dependents?: readonly string[];
};

/** Actions on a whole record: copy, archive, restore, delete. */
export function RecordMenu({
  kind,
  name,
  isActive,
  setActive,
  remove,
  onChanged,
  onRemoved,
  copy,
  dependents = [],
}: RecordMenuProps) {
  const t = useTranslations('club.deeds');
  const [isRemoving, setIsRemoving] = useState(false);
  const [isArchiving, setIsArchiving] = useState(false);
  const list = new Intl.ListFormat(useLocale());
  const lost =
    dependents.length > 0
      ? t('dependents', { count: dependents.length, names: list.format(dependents) })
      : '';

  async function put(next: boolean) {
    await setActive(next);
    await onChanged();
    toast.success(t(next ? 'restored' : 'archived', { name }), {
      action: { label: t('undo'), onClick: () => void attempt(!next) },
    });
  }

  async function attempt(next: boolean) {
    try {
      await put(next);
    } catch {
      toast.error(t('failed', { name }));
    }
  }

  return (
    <>
      <Menu trigger={<IconButton icon={MoreHorizontal} label={t('more', { name })} />}>
        {copy && (
          <MenuItem icon={Copy} onSelect={copy}>
            {t('copy')}
          </MenuItem>
        )}
        <MenuItem
          icon={isActive ? Archive : ArchiveRestore}
          onSelect={() => (isActive && lost ? setIsArchiving(true) : void attempt(!isActive))}
        >
          {t(isActive ? 'archive' : 'restore')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} tone="danger" onSelect={() => setIsRemoving(true)}>
          {t('remove')}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={isArchiving}
        onOpenChange={setIsArchiving}
        tone="primary"
        title={t('archiveTitle', { name })}
        description={lost}
        confirmLabel={t('archive')}
        onConfirm={() => put(false)}
      />
      <RemovalDialogs
        lost={lost}
        kind={kind}
        name={name}
        isActive={isActive}
        open={isRemoving}
        onOpenChange={setIsRemoving}
        remove={async () => {
          await remove();
          toast.success(t('removed', { name }));
          onRemoved?.();
          await onChanged();
        }}
        archive={() => put(false)}
      />
    </>
  );
}
