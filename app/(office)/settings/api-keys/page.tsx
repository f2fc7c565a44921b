import type { Metadata } from 'next';
import { NoPermission } from '@/components/office/no-permission';
import { ApiKeysScreen } from '@/components/office/settings/api-keys/api-keys-screen';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { env } from '@/lib/env';
import { getPageTranslator } from '@/lib/platform/i18n/page';
import { requireOfficeSession } from '@/lib/sessions/office-session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getPageTranslator('settings');
  return { title: t('apiKeys.title') };
}

export default async function ApiKeysPage() {
  const { user } = await requireOfficeSession();
  return isRoleAtLeast(user.role, 'Admin') ? (
    <ApiKeysScreen origin={env().APP_URL} />
  ) : (
    <NoPermission needed="Admin" />
  );
}
