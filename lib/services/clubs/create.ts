import { v7 as uuid } from 'uuid';
import { type Db, withClub } from '@/db/client';
import { clubCounters, clubs, departmentSettings } from '@/db/schema/clubs';
import { cancellationForms, dataPrivacySettings, formDesigns, membershipForms } from '@/db/schema/forms';
import { type ChangeClubInfo, ClubSlug } from '@/lib/contracts/club';
import { AppError, invalid } from '@/lib/platform/errors';
import { insertSlug } from './queries';

/**
 * Creates a club with default settings, its forms online by default, and returns its id. Throws 400 for an invalid slug
 * and 409 for a used one.
 */
export async function createClub(
  db: Db,
  slug: string,
  info: ChangeClubInfo,
  { areFormsOnline: isActive = true }: { areFormsOnline?: boolean } = {},
): Promise<string> {
  if (!ClubSlug.safeParse(slug).success) throw invalid([{ path: 'slug', key: 'slug' }]);
  const clubId = uuid();
  await withClub({ db, clubId }, async tx => {
    const made = await tx
      .insert(clubs)
      .values({ id: clubId, slug, deletingRole: 'Manager', ...info })
      .onConflictDoNothing()
      .returning({ id: clubs.id });
    if (made.length === 0 || !(await insertSlug(tx, { clubId, slug })))
      throw new AppError('already-taken', { members: { slug } });
    await tx.insert(membershipForms).values({ clubId, isActive, isChangeActive: isActive });
    await tx.insert(cancellationForms).values({ clubId, isActive });
    await tx.insert(formDesigns).values({ clubId, stage: 'Published' });
    await tx.insert(dataPrivacySettings).values({ clubId });
    await tx.insert(departmentSettings).values({ clubId });
    await tx.insert(clubCounters).values({ clubId, name: 'submission' });
  });
  return clubId;
}
