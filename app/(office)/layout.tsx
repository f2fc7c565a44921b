import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { OfficeFrame } from '@/components/office/office-frame';
import { OfficeProviders } from '@/components/office/office-providers';
import { navigationCookie } from '@/components/office/shell/preferences';
import { env } from '@/lib/env';
import { PageProvider } from '@/lib/platform/i18n/page-provider';
import { hasAccountMailServer, hasMailServer } from '@/lib/services/smtp/read';
import { countSubmissions } from '@/lib/services/submissions/list/list';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export default async function OfficeLayout({ children }: { children: ReactNode }) {
  const [{ ctx, user, club, clubs, endsAt }, cookieStore] = await Promise.all([
    requireOfficeSession(),
    cookies(),
  ]);
  const [counts, hasForClub] = await Promise.all([countSubmissions(ctx), hasMailServer(ctx)]);
  return (
    <PageProvider namespaces={['ui', 'office', 'labels']} timeZone={club.timeZone}>
      <OfficeProviders
        userEmail={user.email}
        sessionEndsAt={endsAt.toISOString()}
        counts={counts}
        mailServers={{ hasForClub, hasForAccounts: hasAccountMailServer() }}
        locales={{ locale: club.locale, formLocales: club.formLocales }}
      >
        <OfficeFrame
          club={{ name: club.name }}
          clubs={{ currentId: club.id, all: clubs.map(({ id, name }) => ({ id, name })) }}
          formUrl={`${env().APP_URL}/f/${club.slug}/membership`}
          user={user}
          isFolded={cookieStore.get(navigationCookie)?.value === 'folded'}
        >
          {children}
        </OfficeFrame>
      </OfficeProviders>
    </PageProvider>
  );
}
