import { withClub } from '@/db/client';
import type { Layout } from '@/lib/contracts/club-software';
import type { MembershipSubmission } from '@/lib/contracts/submissions/submissions';
import type { Catalog } from '@/lib/documents/club-software/layout';
import { type PersonContext, personRows } from '@/lib/documents/club-software/person-fields';
import type { Ctx } from '@/lib/platform/context';
import { listDepartments } from '@/lib/services/departments/read';
import { listMemberships } from '@/lib/services/memberships/read';
import { listSharedEmails } from './queries';

/** Loads tariffs and departments with the names that the club's software uses. */
export async function loadCatalog(ctx: Ctx): Promise<Catalog> {
  return withClub(ctx, async tx => {
    const inClub = { ...ctx, tx };
    return { tariffs: await listMemberships(inClub), departments: await listDepartments(inClub) };
  });
}

/** Loads the data that these applications need in this layout. */
export async function loadPersonContext(
  ctx: Ctx,
  submissions: readonly MembershipSubmission[],
  layout: Layout,
  timeZone: string,
): Promise<PersonContext> {
  const hasLogins = layout.columns.some(({ field }) => field === 'Login');
  const people = hasLogins ? submissions.flatMap(personRows) : [];
  const emails = people.map(({ person }) => person.email.toLowerCase());
  return withClub(ctx, async tx => ({
    catalog: await loadCatalog({ ...ctx, tx }),
    timeZone,
    sharedEmails: await listSharedEmails(tx, ctx.clubId, [...new Set(emails.filter(Boolean))]),
  }));
}
