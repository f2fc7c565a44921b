import type { Metadata } from 'next';
import { FurtherFormEditor } from '@/components/office/forms/further-form-editor';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { env } from '@/lib/env';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('forms');
  return { title: t('further.one') };
}

export default async function FurtherFormPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const { club, user } = await requireOfficeSession();
  return (
    <FurtherFormEditor
      key={id}
      id={id}
      formsUrl={`${env().APP_URL}/f/${club.slug}/membership`}
      slug={club.slug}
      mayEdit={isRoleAtLeast(user.role, 'Manager')}
    />
  );
}
