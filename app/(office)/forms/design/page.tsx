import type { Metadata } from 'next';
import { DesignEditor } from '@/components/form-editor/design/design-editor';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { PageProvider } from '@/lib/platform/i18n/page-provider';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('forms');
  return { title: t('design.title') };
}

/** Rules dropped from additional CSS are described in the service's words. */
export default async function DesignPage() {
  const { club, user } = await requireOfficeSession();
  return (
    <PageProvider namespaces={['ui', 'office', 'labels', 'forms', 'validation']} timeZone={club.timeZone}>
      <DesignEditor slug={club.slug} mayEdit={isRoleAtLeast(user.role, 'Manager')} />
    </PageProvider>
  );
}
