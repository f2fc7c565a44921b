import type { RoleDescription } from '@/lib/contracts/users';
import type { Ctx } from '@/lib/platform/context';
import { translatorFor } from '@/lib/platform/i18n/translator';
import { roles } from '@/lib/rules/enums';

/** The roles, the mightiest first, in the reader's language. */
export function listRoles({ locale }: Ctx): RoleDescription[] {
  const t = translatorFor('labels', { locale });
  return roles.map(name => ({ name, description: t(`roleDescription.${name}`) }));
}
