import type { Metadata } from 'next';
import { DesignEditor } from '@/components/form-editor/design-editor';
import { requireOfficeSession } from '@/lib/auth/office-session';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/i18n/page';
import { PageProvider } from '@/lib/i18n/page-provider';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('forms');
  return { title: t('design.title') };
}

/** What is left out of additional CSS is told in the words of the service. */
export default async function DesignPage() {
  const { club, user } = await requireOfficeSession();
  return (
    <PageProvider namespaces={['ui', 'office', 'labels', 'forms', 'validation']} timeZone={club.timeZone}>
      <DesignEditor slug={club.slug} mayEdit={isRoleAtLeast(user.role, 'Manager')} />
    </PageProvider>
  );
}
