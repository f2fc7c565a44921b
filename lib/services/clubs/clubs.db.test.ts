import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChangeClubInfo, ClubInfo } from '@/lib/contracts/club';
import { File } from '@/lib/contracts/file';
import type { Ctx } from '@/lib/platform/context';
import { contentEtagOf } from '@/lib/platform/precondition';
import { createClub } from '@/lib/services/clubs/create';
import { findClubBySlug } from '@/lib/services/clubs/find-by-slug';
import { removeLogo } from '@/lib/services/clubs/remove-logo';
import { setLogo } from '@/lib/services/clubs/set-logo';
import { updateClubInfo } from '@/lib/services/clubs/update-info';
import { getLogo as getPublicLogo } from '@/lib/services/public-forms/images';
import { getPublicForm } from '@/lib/services/public-forms/read';
import { auditOf } from '@/testing/db/audit-of';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { refusalOf, staffOf } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { getClubInfo, getLogo } from './read';

let database: TestDatabase;
let club: OfferingClub;
let manager: Ctx;
beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  manager = await staffOf(club, 'Manager');
});
afterAll(() => database.close());

const picture = async (color: string) => {
  const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: color } })
    .png()
    .toBuffer();
  return File.parse({ fileName: 'wappen.PNG', contentType: 'image/png', data: png.toString('base64') });
};
const etagOf = (record: unknown) => contentEtagOf(JSON.stringify(record));

describe('a club', () => {
  it('has a unique slug, also with ten parallel requests', async () => {
    const create = (slug: string) => createClub(database.db, slug, ChangeClubInfo.parse({ name: 'SV' }));
    const tries = Array.from({ length: 10 }, () => create('race'));
    const settled = await Promise.allSettled(tries);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const [index, { status }] of settled.entries()) {
      if (status === 'rejected')
        expect((await refusalOf(tries[index] ?? create('race'))).code).toBe('already-taken');
    }
    expect((await refusalOf(create('No slug'))).violations).toEqual([{ path: 'slug', key: 'slug' }]);
  });

  it('is found by its slug, also one that the version before created during an upgrade', async () => {
    expect(await findClubBySlug(database.db, club.slug)).toBe(club.clubId);
    expect(await findClubBySlug(database.db, 'nobody')).toBeNull();
    const [made] = await database.asOwner(
      owner => owner<{ id: string }[]>`
        insert into clubs (id, slug, name) values (gen_random_uuid(), 'made-before', 'SV') returning id`,
    );
    expect(await findClubBySlug(database.db, 'made-before')).toBe(made?.id);
  });
});

describe('club information', () => {
  it('accepts its own response; a sent slug changes nothing', async () => {
    const before = await getClubInfo(manager);
    const info = ChangeClubInfo.parse({
      ...before.info,
      slug: 'other',
      id: 'other',
      logoUrl: 'https://evil.example',
    });
    const after = await updateClubInfo(manager, { info, precondition: [`"v${before.version}"`] });
    expect(after).toEqual({ info: before.info, version: before.version + 1 });
    expect(ClubInfo.parse(after.info)).toEqual(after.info);
  });

  it('does not change absent properties, records the changed names, and appears in the form', async () => {
    const given = {
      name: ' SV Neu ',
      city: 'Bonn',
      zip: '53111',
      creditorId: 'de39 zzz 0000 0029 337',
      ageReference: 'EndOfYear',
      addressForm: 'Sie',
      allowedOrigins: ['https://sv-neu.example', 'http://localhost:8080'],
    };
    const { info } = await updateClubInfo(manager, { info: ChangeClubInfo.parse(given), precondition: null });
    expect(info).toMatchObject({
      ...given,
      name: 'SV Neu',
      creditorId: 'DE39ZZZ00000029337',
      slug: club.slug,
      legalName: 'TSV Beispiel e. V.',
      mandatePrefix: 'TSV',
    });
    const changed = expect.arrayContaining(['name', 'zip', 'creditorId', 'addressForm', 'allowedOrigins']);
    const noted = (await auditOf(manager, 'ClubInfo')).at(-1)?.details;
    expect(noted).toEqual({ changed });
    expect(noted).not.toMatchObject({ changed: expect.arrayContaining(['legalName']) });
    const form = await getPublicForm(club.memberCtx, 'Membership');
    expect(form.club).toMatchObject({ name: 'SV Neu', ageReference: 'EndOfYear', addressForm: 'Sie' });
  });

  it('answers 400 for a postcode of another length than those of its country, with the right one', async () => {
    const info = ChangeClubInfo.parse({ name: 'SV', zip: '5311' });
    const { violations } = await refusalOf(updateClubInfo(manager, { info, precondition: null }));
    expect(violations).toEqual([{ path: 'zip', key: 'zipDigits', params: { digits: 5 } }]);
  });

  it('answers 412 for an old version', async () => {
    const info = ChangeClubInfo.parse({ name: 'Zu spät' });
    const late = updateClubInfo(manager, { info, precondition: ['"v1"'] });
    expect((await refusalOf(late)).code).toBe('precondition-failed');
    expect((await getClubInfo(manager)).info.name).not.toBe('Zu spät');
  });
});

describe('the logo', () => {
  it('is set, read, public, replaced and removed', async () => {
    expect((await refusalOf(getLogo(manager))).code).toBe('not-found');
    expect((await refusalOf(removeLogo(manager, { precondition: null }))).code).toBe('not-found');
    const versions = [(await getClubInfo(manager)).version];

    const red = await setLogo(manager, await picture('#f00'));
    expect(red).toMatchObject({ fileName: 'wappen.png', contentType: 'image/png', width: 40, height: 20 });
    expect(await getLogo(manager)).toEqual(red);
    expect((await getClubInfo(manager)).info.logoUrl).toBe(red.url);
    expect((await getPublicForm(club.memberCtx, 'Membership')).club.logo?.url).toBe(red.url);
    expect((await getPublicLogo(club.memberCtx)).data.toString('base64')).toBe(red.data);
    versions.push((await getClubInfo(manager)).version);

    const again = await setLogo(manager, File.parse(red));
    expect(again).toEqual(red);
    const blue = await setLogo(manager, await picture('#00f'));
    expect(blue.url).not.toBe(red.url);

    await removeLogo(manager, { precondition: null });
    expect((await refusalOf(getLogo(manager))).code).toBe('not-found');
    expect((await getClubInfo(manager)).info.logoUrl).toBeNull();
    versions.push((await getClubInfo(manager)).version);
    expect(new Set(versions).size).toBe(3);
    expect((await auditOf(manager, 'ClubLogo')).map(({ action }) => action)).toEqual([
      'Created',
      'Updated',
      'Deleted',
    ]);
  });

  it('is replaced and removed only with a current If-Match; without a logo no version matches', async () => {
    const first = await picture('#0f0');
    for (const precondition of [['"v1"'], 'any' as const]) {
      expect((await refusalOf(setLogo(manager, first, precondition))).code).toBe('precondition-failed');
    }
    const green = await setLogo(manager, first);
    const blue = await setLogo(manager, await picture('#00f'), [etagOf(green)]);
    expect((await refusalOf(setLogo(manager, first, [etagOf(green)]))).code).toBe('precondition-failed');
    const old = { precondition: [etagOf(green)] };
    expect((await refusalOf(removeLogo(manager, old))).code).toBe('precondition-failed');
    expect(await getLogo(manager)).toEqual(blue);
    await removeLogo(manager, { precondition: [etagOf(blue)] });
  });

  it('is separate for each club', async () => {
    const other = await makeOfferingClub(database.db);
    await setLogo(manager, await picture('#f0f'));
    expect((await refusalOf(getLogo(other.ctx))).code).toBe('not-found');
    expect((await refusalOf(removeLogo(other.ctx, { precondition: null }))).code).toBe('not-found');
    expect((await getLogo(manager)).width).toBe(40);
  });
});
