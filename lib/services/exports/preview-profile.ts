import { withClub } from '@/db/client';
import type { ChangeClubSoftwareProfile, ClubSoftwarePreview } from '@/lib/contracts/club-software';
import { SubmissionListQuery } from '@/lib/contracts/submissions/submissions';
import { headerCells, writeCells } from '@/lib/documents/club-software/write-rows';
import type { Ctx } from '@/lib/platform/context';
import { getClubInfo } from '@/lib/services/clubs/read';
import { loadPersonContext } from '@/lib/services/exports/club-software/load-person-context';
import { listFullSubmissions, listSubmissions } from '@/lib/services/submissions/list/list';
import { layoutOf } from './profile-rules';

const applications = 10;

/**
 * Renders the ten newest applications with a profile that is being edited. IBANs are masked, because a preview writes
 * no audit entry. Throws 400 for invalid columns, like `createProfile`.
 */
export async function previewProfile(
  ctx: Ctx,
  profile: ChangeClubSoftwareProfile,
): Promise<ClubSoftwarePreview> {
  const layout = layoutOf(profile);
  return withClub(ctx, async tx => {
    const inClub = { ...ctx, tx };
    const query = SubmissionListQuery.parse({
      kind: 'Membership',
      sort: '-receivedAt',
      limit: String(applications),
    });
    const ids = (await listSubmissions(inClub, query)).items.map(({ id }) => id);
    const found = await listFullSubmissions(inClub, { ids, signature: 'Presence' });
    const submissions = found
      .filter(submission => submission.kind === 'Membership')
      .map(submission => ({ ...submission, iban: veiled(submission.iban) }));
    const { info } = await getClubInfo(inClub);
    const people = await loadPersonContext(inClub, submissions, layout, info.timeZone);
    const { rows, changes } = writeCells(submissions, layout, people);
    return { header: headerCells(layout), rows: [...rows], changes: [...changes] };
  });
}

/** Shows country, length and last four characters. */
function veiled(iban: string | null): string | null {
  return iban && iban.slice(0, 2) + iban.slice(2, -4).replace(/[A-Z0-9]/g, 'X') + iban.slice(-4);
}
