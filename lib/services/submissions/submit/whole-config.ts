import type { Tx } from '@/db/client';
import { membershipFormConfig } from '@/lib/contracts/form-config';
import type { Ctx } from '@/lib/platform/context';
import { withoutCondition } from '@/lib/rules/custom-fields/field-condition';
import type { SubmissionKind } from '@/lib/rules/enums';
import { listKnownDepartments } from '@/lib/services/departments/read';
import { listKnownMemberships } from '@/lib/services/memberships/read';
import { loadLockedConfig } from '@/lib/services/public-forms/load-config';

export type WholeConfig = Awaited<ReturnType<typeof loadWholeConfig>>;

/** Ids of tariffs and departments that an application names. */
type Named = readonly (string | null | undefined)[];

/**
 * Returns the form's settings with all tariffs and departments, also those that are not offered any more. With `named`,
 * the tariffs and departments are those of the form if it offers all that are named.
 */
export async function loadWholeConfig(tx: Tx, ctx: Ctx, kind: SubmissionKind, named?: Named) {
  const form = await loadLockedConfig(tx, ctx.clubId, kind);
  const isOffered = named?.every(id => [...form.memberships, ...form.departments].some(one => one.id === id));
  const { memberships, departments } = isOffered ? form : await listKnown({ ...ctx, tx });
  // Conditions do not count for an application that exists: answers stay, and one property changes at a time.
  const customFields = form.customFields.map(withoutCondition);
  const config = membershipFormConfig({ ...form, memberships, departments, customFields });
  return { config, club: form.club, consents: form.consents, cancellation: form.cancellation };
}

async function listKnown(ctx: Ctx) {
  const [memberships, departments] = await Promise.all([
    listKnownMemberships(ctx),
    listKnownDepartments(ctx),
  ]);
  return { memberships, departments };
}
