import type { Metadata } from 'next';
import { CustomFieldEditor } from '@/components/office/club/custom-fields/custom-field-editor';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('club');
  return { title: t('customFields.one') };
}

type CustomFieldPageProps = { params: Promise<{ internalName: string }> };

export default async function CustomFieldPage({ params }: CustomFieldPageProps) {
  const { internalName } = await params;
  const { user, club } = await requireOfficeSession();
  const mayEdit = isRoleAtLeast(user.role, 'Manager');
  return (
    <CustomFieldEditor key={internalName} internalName={internalName} mayEdit={mayEdit} slug={club.slug} />
  );
}
