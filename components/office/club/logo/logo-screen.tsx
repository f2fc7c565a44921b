'use client';

import { ImageIcon, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LogoPicker } from '@/components/office/club/logo/logo-picker';
import { LogoPreview } from '@/components/office/club/logo/logo-preview';
import { RecordScreen } from '@/components/screens/record-screen';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/display/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { toast } from '@/components/ui/overlays/toaster';
import { PageHeader } from '@/components/ui/page-header';
import type { Versioned } from '@/lib/api-client/client';
import { useClubLogo, useSetLogo } from '@/lib/api-client/club-info';
import type { ClubLogo } from '@/lib/contracts/file';

type LogoScreenProps = { mayEdit: boolean; slug: string; clubName: string };

/** The club's logo: preview, replacement and removal. */
export function LogoScreen(props: LogoScreenProps) {
  const t = useTranslations('club.logo');
  return (
    <RecordScreen
      query={useClubLogo()}
      header={<PageHeader title={t('title')} description={t('text')} />}
      rows={4}
    >
      {logo => <Loaded {...props} logo={logo} />}
    </RecordScreen>
  );
}

type LoadedProps = LogoScreenProps & { logo: Versioned<ClubLogo> | null };

function Loaded({ mayEdit, slug, clubName, logo }: LoadedProps) {
  const t = useTranslations('club.logo');
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      {logo ? (
        <LogoPreview src={logo.value.url} clubName={clubName} slug={slug} />
      ) : (
        <Card flush>
          <EmptyState icon={ImageIcon} title={t('none')} description={t('noneText')} headingLevel={2} />
        </Card>
      )}
      {mayEdit && (
        <>
          <LogoPicker etag={logo?.etag ?? null} hasLogo={logo !== null} slug={slug} clubName={clubName} />
          {logo && <RemoveLogo etag={logo.etag} clubName={clubName} />}
        </>
      )}
    </div>
  );
}

function RemoveLogo({ etag, clubName }: { etag: string | null; clubName: string }) {
  const t = useTranslations('club.logo');
  const { mutateAsync } = useSetLogo();
  return (
    <ConfirmDialog
      trigger={
        <Button variant="dangerQuiet" icon={Trash2} className="self-start">
          {t('remove')}
        </Button>
      }
      title={t('removeTitle', { club: clubName })}
      description={t('removeText')}
      confirmLabel={t('remove')}
      onConfirm={async () => {
        await mutateAsync({ picture: null, etag });
        toast.success(t('removed'));
      }}
    />
  );
}
