import { type SQL, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { connect } from '@/db/client';
import { ChangeMembershipSchema } from '@/lib/contracts/catalog';
import { ChangeClubInfo } from '@/lib/contracts/club';
import { ChangeFurtherForm } from '@/lib/contracts/further-forms';
import { createClub } from '@/lib/services/clubs/create';
import { getClubInfo } from '@/lib/services/clubs/read';
import { setLogo } from '@/lib/services/clubs/set-logo';
import { createFurtherForm } from '@/lib/services/further-forms/create';
import { createMembership } from '@/lib/services/memberships/create';
import { listMemberships } from '@/lib/services/memberships/read';
import { denySubmission } from '@/lib/services/submissions/decide/deny';
import { type TestDatabase, test } from '@/testing/db/database';
import { makeApplication, staffOf } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { findFormVersion } from './form-version';
import { getPublicCancellationForm, getPublicForm, listFullTariffs } from './read';

const furtherForm = ChangeFurtherForm.parse({ slug: 'trial', title: 'Schnuppern' });
const tariffOfTwo = ChangeMembershipSchema.parse({
  name: 'Kurs',
  sortOrder: 9,
  membershipPrice: 40,
  priceInterval: 'OneTime',
  places: 2,
});
const picture = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><rect width="8" height="4"/></svg>',
);

/** A club with a row in every table that its forms read. */
async function makeShowingClub({ db }: TestDatabase): Promise<OfferingClub> {
  const club = await makeOfferingClub(db);
  await createFurtherForm(club.ctx, furtherForm);
  const logo = {
    fileName: 'logo.svg',
    contentType: 'image/svg+xml',
    data: picture.toString('base64'),
  } as const;
  await setLogo(club.ctx, logo);
  return club;
}

async function versionOf({ db }: TestDatabase, slug: string): Promise<string | undefined> {
  return (await findFormVersion(db, slug))?.version;
}

async function namesOf(club: OfferingClub, query: SQL): Promise<unknown[]> {
  const rows = await withClub(club.ctx, tx => tx.execute(query));
  return rows.map(({ name }) => name);
}

const watchedTables = sql`
  select tgrelid::regclass::text as name from pg_trigger where tgname = 'renew_form_version' order by 1`;

describe('the version of the forms of a club', () => {
  test('is renewed by every table that a form or the list of tariffs reads, but for the fullness of tariffs', async ({
    database,
  }) => {
    const club = await makeShowingClub(database);
    // PostgreSQL counts reads by connection.
    const fresh = connect(database.url, { max: 1 });
    const read = await withClub({ ...club.ctx, db: fresh.db }, async tx => {
      const ctx = { ...club.ctx, tx };
      await getPublicForm(ctx, 'Membership', undefined, furtherForm.slug);
      await getPublicForm(ctx, 'Change');
      await getPublicCancellationForm(ctx);
      await getClubInfo(ctx);
      await listMemberships(ctx);
      return tx.execute(
        sql`select relname as name from pg_stat_xact_user_tables where seq_scan + coalesce(idx_scan, 0) > 0`,
      );
    }).finally(() => fresh.close());
    const names = read.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['clubs', 'further_forms', 'consents']));
    const unwatched = ['form_versions', 'submission_memberships', 'submissions'];
    const watched = await namesOf(club, watchedTables);
    expect(names.filter(name => !unwatched.includes(String(name)) && !watched.includes(name))).toEqual([]);
  });

  test('changes with every row that is written or deleted, in its club only', async ({ database }) => {
    const [club, other] = [await makeShowingClub(database), await makeShowingClub(database)];
    const ofOther = await versionOf(database, other.slug);
    const versions = [await versionOf(database, club.slug)];
    const change = async (statement: SQL) => {
      await withClub(club.ctx, tx => tx.execute(statement));
      versions.push(await versionOf(database, club.slug));
    };
    for (const name of await namesOf(club, watchedTables)) {
      const key = sql.identifier(name === 'clubs' ? 'id' : 'club_id');
      await change(sql`update ${sql.identifier(String(name))} set ${key} = ${key}`);
    }
    await change(sql`delete from membership_surcharges`);
    await change(sql`delete from club_images`);
    await createMembership(club.ctx, tariffOfTwo);
    versions.push(await versionOf(database, club.slug));
    expect(versions).not.toContain(undefined);
    expect(new Set(versions).size).toBe(versions.length);
    expect(await versionOf(database, other.slug)).toBe(ofOther);
  });

  test('changes also if the transaction named another club since', async ({ database }) => {
    const [club, other] = [await makeShowingClub(database), await makeShowingClub(database)];
    const before = [await versionOf(database, club.slug), await versionOf(database, other.slug)];
    await withClub(club.ctx, async tx => {
      await tx.execute(sql`update membership_forms set notes = 'Neu'`);
      await tx.execute(sql`select set_config('app.club_id', ${other.clubId}, true)`);
    });
    const after = [await versionOf(database, club.slug), await versionOf(database, other.slug)];
    expect(after).toEqual([expect.not.stringMatching(String(before[0])), before[1]]);
  });

  test('is gone with its club, and unknown for what is no slug', async ({ database }) => {
    const slug = 'short-lived';
    const clubId = await createClub(database.db, slug, ChangeClubInfo.parse({ name: 'Kurz' }));
    expect(await versionOf(database, slug)).toBeDefined();
    await database.asOwner(owner => owner`delete from clubs where id = ${clubId}`);
    for (const text of [slug, 'no-such-club', '../demo', ''])
      expect(await versionOf(database, text)).toBe(undefined);
  });

  test('stays as it is with a submission; the last place of a tariff is in the list', async ({
    database,
  }) => {
    const club = await makeShowingClub(database);
    const { id } = await createMembership(club.ctx, tariffOfTwo);
    const before = await versionOf(database, club.slug);
    const apply = () => makeApplication(club, { membershipId: id });
    await apply();
    expect(await listFullTariffs(club.ctx)).toEqual(new Set());
    const submissionId = await apply();
    expect(await listFullTariffs(club.ctx)).toEqual(new Set([id]));
    await denySubmission(await staffOf(club, 'Admin'), { id: submissionId, sendEmail: false });
    expect(await listFullTariffs(club.ctx)).toEqual(new Set());
    expect(await versionOf(database, club.slug)).toBe(before);
  });
});
