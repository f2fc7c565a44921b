'use client';

import { Building2 } from 'lucide-react';
import { parseAsString, useQueryState } from 'nuqs';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ClubChoice } from '@/components/office/shell/user-menu';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { toast } from '@/components/ui/overlays/toaster';
import { switchClub } from '@/lib/api-client/account';

/**
 * Shows the page. If the address of a mail's link (`officeLink`) is for another club of this user, offers to
 * switch to that club instead, because this club's page would find nothing.
 */
export function LinkedClub({ clubs, children }: { clubs: ClubChoice; children: ReactNode }) {
  const [linkedId] = useQueryState('club', parseAsString);
  const linked = clubs.all.find(({ id }) => id === linkedId);
  if (!linked || linked.id === clubs.currentId) return children;
  return <OtherClub club={linked} />;
}

function OtherClub({ club }: { club: ClubChoice['all'][number] }) {
  const t = useTranslations('office.linkedClub');
  const menu = useTranslations('office.userMenu');
  const [isSwitching, setIsSwitching] = useState(false);

  // A full page load removes the previous club's data from memory.
  const open = () => {
    setIsSwitching(true);
    switchClub(club.id).then(
      () => location.reload(),
      () => {
        setIsSwitching(false);
        toast.error(menu('clubSwitchFailed'));
      },
    );
  };

  return (
    <EmptyState
      icon={Building2}
      headingLevel={1}
      title={t('title', { club: club.name })}
      description={t('text')}
      action={
        <Button variant="primary" pending={isSwitching} onClick={open}>
          {t('open', { club: club.name })}
        </Button>
      }
    />
  );
}
