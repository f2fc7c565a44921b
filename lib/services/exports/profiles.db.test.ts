import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChangeClubSoftwareProfile } from '@/lib/contracts/club-software';
import type { Ctx } from '@/lib/platform/context';
import { testDatabase } from '@/testing/db/database';
import {
  makeApplication,
  makeFamilyApplication,
  makeFullApplication,
  refusalOf,
  staffOf,
  unknownIds,
} from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { readZip } from '@/testing/exports/read-zip';
import { runToEnd } from '@/testing/exports/run-exports';
import { openRig, type Rig } from '@/testing/worker/rig';
import { createProfile } from './create-profile';
import { exportForClubSoftware } from './export-for-club-software';
import { openExportFile } from './open-file';
import { previewProfile } from './preview-profile';
import { getProfile, listClubSoftwareFormats } from './read-formats';
import { removeProfile } from './remove-profile';
import { startExport } from './start';
import { updateProfile } from './update-profile';

let rig: Rig;
let club: OfferingClub;
let other: OfferingClub;
let manager: Ctx;
let application: string;

beforeAll(async () => {
  rig = await openRig(await testDatabase());
  club = await makeOfferingClub(rig.db);
  other = await makeOfferingClub(rig.db);
  manager = await staffOf(club, 'Manager', new Date());
  application = await makeApplication(club, { lastName: 'Öz;demir', city: 'constructor' });
});
afterAll(() => rig.close());

let made = 0;
function profileOf(change: Record<string, unknown> = {}): ChangeClubSoftwareProfile {
  made += 1;
  return ChangeClubSoftwareProfile.parse({
    name: `Profil ${made}`,
    encoding: 'utf-8',
    delimiter: ',',
    quoting: 'Rfc4180',
    dateForm: 'yyyy-MM-dd',
    decimalMark: '.',
    isDefused: true,
    columns: [
      { name: 'Nachname', field: 'LastName' },
      { name: 'Quelle', text: 'Web' },
    ],
    ...change,
  });
}

describe('a profile of a club', () => {
  it('can be created as a copy of a product’s format, and writes the same file', async () => {
    const { profile, version } = await getProfile(manager, 'OpenJVerein');
    expect([version, profile.isOwn]).toEqual([1, false]);
    const copy = await createProfile(
      manager,
      ChangeClubSoftwareProfile.parse({ ...profile, name: 'Unser JVerein' }),
    );
    const files = await Promise.all(
      ['OpenJVerein', copy.id].map(format => exportForClubSoftware(manager, { id: application, format })),
    );
    expect(Buffer.from(files[1]?.content ?? [])).toEqual(Buffer.from(files[0]?.content ?? [1]));
  });

  it('is listed, read back, replaced with If-Match, and removed; started jobs do not change', async () => {
    const created = await createProfile(manager, profileOf());
    const { profile, version } = await getProfile(manager, created.id);
    expect(profile).toEqual(created);
    expect((await listClubSoftwareFormats(manager)).find(({ id }) => id === created.id)).toMatchObject({
      id: created.id,
      isOwn: true,
      columns: ['Nachname', 'Quelle'],
    });
    const job = await startExport(manager, {
      type: 'ClubSoftware',
      request: { ids: [application], format: created.id },
    });
    const changed = profileOf({ name: profile.name, delimiter: ';' });
    await updateProfile(manager, { id: created.id, profile: changed, precondition: [`"v${version}"`] });
    const stale = updateProfile(manager, {
      id: created.id,
      profile: changed,
      precondition: [`"v${version}"`],
    });
    await expect(stale).rejects.toMatchObject({ code: 'precondition-failed' });
    expect((await getProfile(manager, created.id)).profile.delimiter).toBe(';');
    await removeProfile(manager, { id: created.id, precondition: null });
    await expect(getProfile(manager, created.id)).rejects.toMatchObject({ code: 'not-found' });
    expect(await runToEnd(rig, club.clubId, job.id)).toBe('Completed');
    const { stream } = await openExportFile(manager, job.id);
    const [table] = await readZip(Buffer.from(await new Response(stream).arrayBuffer()));
    expect(table?.data.toString()).toBe('Nachname,Quelle\r\nÖz;demir,Web\r\n');
    const audits = await rig.owner<{ action: string }[]>`
      select action from audit_entries where record_id = ${created.id} order by id`;
    expect(audits.map(({ action }) => action)).toEqual(['Created', 'Updated', 'Deleted']);
  });

  it('has a unique name, and answers 404 for another club', async () => {
    const { id, name } = await createProfile(manager, profileOf());
    await expect(createProfile(manager, profileOf({ name }))).rejects.toMatchObject({
      code: 'already-taken',
    });
    const stranger = await staffOf(other, 'Manager', new Date());
    for (const one of [id, ...unknownIds]) {
      await expect(getProfile(stranger, one)).rejects.toMatchObject({ code: 'not-found' });
      const change = { id: one, precondition: null };
      await expect(updateProfile(stranger, { ...change, profile: profileOf() })).rejects.toMatchObject({
        code: 'not-found',
      });
      await expect(removeProfile(stranger, change)).rejects.toMatchObject({ code: 'not-found' });
    }
    await expect(removeProfile(manager, { id: 'SpgVerein', precondition: null })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it.each([
    [{ name: 'Abteilung', field: 'Department' }, 'columns[1].argument', 'required'],
    [{ name: 'Abteilung', field: 'Department', argument: 'x' }, 'columns[1].argument', 'type'],
    [{ name: 'Trikot', field: 'CustomField', argument: 3 }, 'columns[1].argument', 'type'],
    [{ name: 'Ort', field: 'City', argument: 3 }, 'columns[1].argument', 'leaveEmpty'],
    [{ name: 'Ort', field: 'City', text: 'Köln' }, 'columns[1].text', 'leaveEmpty'],
    [{ name: ' Nachname ', field: 'City' }, 'columns[1].name', 'unique'],
  ])('is refused with %j, by its column', async (column, path, key) => {
    const profile = profileOf({ columns: [{ name: 'Nachname', field: 'LastName' }, column] });
    for (const refused of [createProfile(manager, profile), previewProfile(manager, profile)])
      expect((await refusalOf(refused)).violations).toMatchObject([{ path, key }]);
  });

  it('that cannot be parsed any more is listed without columns, refused for exports, and can be replaced', async () => {
    const { id } = await createProfile(manager, profileOf());
    await rig.owner`update export_profiles set settings = '{"columns": "?"}' where id = ${id}`;
    expect((await listClubSoftwareFormats(manager)).find(one => one.id === id)?.columns).toEqual([]);
    expect((await getProfile(manager, id)).profile.columns).toEqual([]);
    const job = startExport(manager, { type: 'ClubSoftware', request: { format: id } });
    expect((await refusalOf(job)).violations).toMatchObject([{ path: 'format', key: 'oneOf' }]);
    const one = exportForClubSoftware(manager, { id: application, format: id });
    expect((await refusalOf(one)).violations).toMatchObject([{ path: 'format', key: 'choice' }]);
    await updateProfile(manager, { id, profile: profileOf(), precondition: null });
    expect((await getProfile(manager, id)).profile.columns).toHaveLength(2);
  });
});

describe('the preview of a profile', () => {
  it('shows the persons of the newest applications and the changed values, and stores nothing', async () => {
    await makeFamilyApplication(club);
    const before = await rig.owner`select 1 from export_profiles`;
    const preview = await previewProfile(
      manager,
      profileOf({
        quoting: 'None',
        delimiter: ';',
        columns: [
          { name: 'Name', field: 'LastName', charactersMax: 5 },
          { name: 'Ort', field: 'City', codes: { Köln: 'K' } },
        ],
      }),
    );
    expect(preview.header).toEqual(['Name', 'Ort']);
    expect(preview.rows.length).toBeGreaterThan(1);
    expect(preview.rows).toContainEqual(['Öz,de', '']);
    const ofApplication = preview.changes.filter(({ person }) => person.startsWith('Öz'));
    expect(ofApplication.map(({ column, reason }) => [column, reason])).toEqual([
      ['Name', 'Separators'],
      ['Name', 'TooLong'],
      ['Ort', 'UnknownCode'],
    ]);
    expect(await rig.owner`select 1 from export_profiles`).toHaveLength(before.length);
  });

  it('shows only shape and end of an IBAN', async () => {
    await makeFullApplication(club);
    const columns = [{ name: 'Konto', field: 'Iban' }];
    const preview = await previewProfile(manager, profileOf({ columns }));
    const cells = preview.rows.flat();
    expect(cells).toContain('DEXXXXXXXXXXXXXXXX3000');
    expect(JSON.stringify(preview)).not.toContain('DE89370400440532013000');
  });
});
