import type { Metadata } from 'next';
import { FurtherFormEditor } from '@/components/office/forms/further-form-editor';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { env } from '@/lib/env';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { PageProvider } from '@/lib/platform/i18n/page-provider';
import { today } from '@/lib/rules/dates/calendar';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('forms');
  return { title: t('further.one') };
}

export default async function FurtherFormPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const { ctx, club, user } = await requireOfficeSession();
  return (
    <PageProvider namespaces={['ui', 'office', 'labels', 'forms', 'club']} timeZone={club.timeZone}>
      <FurtherFormEditor
        key={id}
        id={id}
        formsUrl={`${env().APP_URL}/f/${club.slug}/membership`}
        slug={club.slug}
        terms={{
          currency: club.currency,
          ageReference: club.ageReference,
          today: today(club.timeZone, ctx.now),
        }}
        mayEdit={isRoleAtLeast(user.role, 'Manager')}
      />
    </PageProvider>
  );
}
