import type { Tx } from '@/db/client';
import { membershipFormConfig } from '@/lib/contracts/form-config';
import type { Ctx } from '@/lib/platform/context';
import { withoutCondition } from '@/lib/rules/custom-fields/field-condition';
import type { SubmissionKind } from '@/lib/rules/enums';
import { listKnownDepartments } from '@/lib/services/departments/read';
import { listKnownMemberships } from '@/lib/services/memberships/read';
import { loadLockedConfig } from '@/lib/services/public-forms/load-config';

export type WholeConfig = Awaited<ReturnType<typeof loadWholeConfig>>;

/** Returns the form's settings with all tariffs and departments, also those that are not offered any more. */
export async function loadWholeConfig(tx: Tx, ctx: Ctx, kind: SubmissionKind) {
  const scope = { ...ctx, tx };
  const form = await loadLockedConfig(tx, ctx.clubId, kind);
  const [memberships, departments] = await Promise.all([
    listKnownMemberships(scope),
    listKnownDepartments(scope),
  ]);
  // Conditions do not count for an application that exists: answers stay, and one property changes at a time.
  const customFields = form.customFields.map(withoutCondition);
  const config = membershipFormConfig({ ...form, memberships, departments, customFields });
  return { config, club: form.club, consents: form.consents, cancellation: form.cancellation };
}
