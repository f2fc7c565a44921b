'use client';

import { Archive, ArchiveRestore, Copy, MoreHorizontal, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type RecordKind, RemovalDialogs } from '@/components/office/club/removal-dialogs';
import { IconButton } from '@/components/ui/icon-button';
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
}: RecordMenuProps) {
  const t = useTranslations('club.deeds');
  const [isRemoving, setIsRemoving] = useState(false);

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
        <MenuItem icon={isActive ? Archive : ArchiveRestore} onSelect={() => void attempt(!isActive)}>
          {t(isActive ? 'archive' : 'restore')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} tone="danger" onSelect={() => setIsRemoving(true)}>
          {t('remove')}
        </MenuItem>
      </Menu>
      <RemovalDialogs
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
