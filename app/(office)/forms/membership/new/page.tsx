import type { Metadata } from 'next';
import { NewFurtherForm } from '@/components/office/forms/further-form-editor';
import { NoPermission } from '@/components/office/no-permission';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { PageProvider } from '@/lib/platform/i18n/page-provider';
import { today } from '@/lib/rules/dates/calendar';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('forms');
  return { title: t('further.new') };
}

export default async function NewFurtherFormPage() {
  const { ctx, club, user } = await requireOfficeSession();
  if (!isRoleAtLeast(user.role, 'Manager')) return <NoPermission needed="Manager" />;
  return (
    <PageProvider namespaces={['ui', 'office', 'labels', 'forms', 'club']} timeZone={club.timeZone}>
      <NewFurtherForm
        slug={club.slug}
        terms={{
          currency: club.currency,
          ageReference: club.ageReference,
          today: today(club.timeZone, ctx.now),
        }}
      />
    </PageProvider>
  );
}
