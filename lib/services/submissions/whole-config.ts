import type { Tx } from '@/db/client';
import type { Ctx } from '@/lib/context';
import { membershipFormConfig } from '@/lib/forms/form-config';
import { listDepartments } from '@/lib/services/departments/list';
import { listMemberships } from '@/lib/services/memberships/list';
import { loadConfig } from '@/lib/services/public-forms/load-config';

export type WholeConfig = Awaited<ReturnType<typeof loadWholeConfig>>;

/** The form's settings with all tariffs and departments, for applications older than what is offered now. */
export async function loadWholeConfig(tx: Tx, ctx: Ctx) {
  const scope = { ...ctx, tx };
  const form = await loadConfig(tx, ctx.clubId, 'Membership');
  const [memberships, departments] = await Promise.all([listMemberships(scope), listDepartments(scope)]);
  const config = membershipFormConfig({ ...form, memberships, departments });
  return { config, club: form.club, consents: form.consents };
}
