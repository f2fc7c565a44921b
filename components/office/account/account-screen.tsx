'use client';

import { useTranslations } from 'use-intl';
import { AddressCard } from '@/components/office/account/address-card';
import { AppearanceCard } from '@/components/office/account/appearance-card';
import { ClubsCard } from '@/components/office/account/clubs-card';
import { InvitationsCard } from '@/components/office/account/invitations-card';
import { NameCard } from '@/components/office/account/name-card';
import { PasswordCard } from '@/components/office/account/password-card';
import { SessionsCard } from '@/components/office/account/sessions-card';
import { TwoFactorCard } from '@/components/office/account/two-factor-card';
import { RecordScreen } from '@/components/screens/record-screen';
import { PageHeader } from '@/components/ui/page-header';
import { useAccount } from '@/lib/api-client/account';

/** The user's own account, which all their clubs share. */
export function AccountScreen() {
  const t = useTranslations('account');
  return (
    <RecordScreen
      query={useAccount()}
      header={
        <>
          <PageHeader title={t('title')} description={t('text')} />
          <InvitationsCard />
        </>
      }
    >
      {info => (
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-5">
            <NameCard key={`${info.firstName} ${info.lastName}`} info={info} />
            <AddressCard info={info} />
            <PasswordCard info={info} />
            <AppearanceCard />
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            <ClubsCard info={info} />
            <TwoFactorCard />
            <SessionsCard />
          </div>
        </div>
      )}
    </RecordScreen>
  );
}
