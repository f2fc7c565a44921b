'use client';

import { useTranslations } from 'use-intl';
import { ConfirmMutation } from '@/components/forms/mutation-dialog';
import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/display/badge';
import { Card } from '@/components/ui/display/card';
import { toast } from '@/components/ui/overlays/toaster';
import { leaveClub, switchClub } from '@/lib/api-client/account';
import type { ClubReference, InfoResponse } from '@/lib/contracts/auth';
import { officeStart } from '@/lib/rules/office-start';

/** The clubs that the user works for; opens or leaves each. */
export function ClubsCard({ info }: { info: InfoResponse }) {
  const t = useTranslations('account.clubs');
  return (
    <Card flush title={t('title')} description={t('text')}>
      <ul aria-label={t('title')} className="divide-y">
        {info.clubs.map(club => (
          <li key={club.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
            <p className="flex min-w-0 flex-1 basis-48 flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
              {club.name}
              {club.id === info.club.id && <Badge tone="accent">{t('current')}</Badge>}
            </p>
            <div className="flex flex-wrap gap-2">
              {club.id !== info.club.id && <Open club={club} />}
              <Leave club={club} isLast={info.clubs.length === 1} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Open({ club }: { club: ClubReference }) {
  const t = useTranslations('account.clubs');
  const menu = useTranslations('office.userMenu');
  return (
    <Button
      size="sm"
      onClick={() =>
        switchClub(club.id).then(
          () => location.assign(officeStart),
          () => toast.error(menu('clubSwitchFailed')),
        )
      }
    >
      {t('open')}
      <span className="sr-only">: {club.name}</span>
    </Button>
  );
}

function Leave({ club, isLast }: { club: ClubReference; isLast: boolean }) {
  const t = useTranslations('account.clubs');
  return (
    <ConfirmMutation
      trigger={
        <Button size="sm" variant="dangerQuiet">
          {t('leave')}
          <span className="sr-only">: {club.name}</span>
        </Button>
      }
      title={t('leaveTitle', { club: club.name })}
      description={t(isLast ? 'leaveLastText' : 'leaveText')}
      confirmLabel={t(isLast ? 'leaveLastConfirm' : 'leaveConfirm')}
      explain={problem => (problem.code === 'last-admin' ? t('lastAdmin') : undefined)}
      onConfirm={async () => {
        await leaveClub(club.id);
        location.assign('/');
      }}
    />
  );
}
