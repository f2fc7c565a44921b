'use client';

import { useTranslations } from 'use-intl';
import { ConfirmMutation } from '@/components/forms/mutation-dialog';
import { toastResult } from '@/components/office/toast-result';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/display/card';
import { RelativeTime } from '@/components/ui/display/relative-time';
import { toast } from '@/components/ui/overlays/toaster';
import { useAnswerInvitation, useInvitations } from '@/lib/api-client/account';
import type { Invitation } from '@/lib/contracts/auth';

/** Clubs that invited this account's address, to accept or decline; nothing if there are none. */
export function InvitationsCard() {
  const t = useTranslations('account.invitations');
  const { data: invitations = [] } = useInvitations();
  if (invitations.length === 0) return null;
  return (
    <Card flush title={t('title')} description={t('text')} className="mb-5">
      <ul aria-label={t('title')} className="divide-y">
        {invitations.map(invitation => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Card>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const t = useTranslations('account.invitations');
  const labels = useTranslations('labels');
  const ui = useTranslations('ui');
  const answer = useAnswerInvitation(invitation.id);
  const club = invitation.club.name;
  const accept = () =>
    toastResult(answer.mutateAsync('accept'), {
      done: t('accepted', { club }),
      failed: ui('confirmFailed'),
    });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium wrap-anywhere">{club}</p>
        <p className="text-sm text-ink-muted">
          {labels(`role.${invitation.role}`)}
          {invitation.invitedAt && (
            <>
              {' · '}
              {t('invited')} <RelativeTime value={invitation.invitedAt} />
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" size="sm" pending={answer.isPending} onClick={accept}>
          {t('accept')}
          <span className="sr-only">: {club}</span>
        </Button>
        <ConfirmMutation
          trigger={
            <Button size="sm">
              {t('decline')}
              <span className="sr-only">: {club}</span>
            </Button>
          }
          title={t('declineTitle', { club })}
          description={t('declineText')}
          confirmLabel={t('declineConfirm')}
          onConfirm={async () => {
            await answer.mutateAsync('decline');
            toast.success(t('declined'));
          }}
        />
      </div>
    </li>
  );
}
