import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportProfiles } from '@/db/schema/exports';
import type { Layout } from '@/lib/contracts/club-software';
import { ClubSoftwareFormat } from '@/lib/contracts/exports';
import { testDatabase } from '@/testing/db/database';
import {
  makeApiKey,
  makeApplication,
  makeChangeRequest,
  makeFamilyApplication,
  makeFullApplication,
  unknownIds,
} from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { readQuoted, readSpg } from '@/testing/exports/read-club-software';
import { answerApi } from '@/testing/http/call-api';
import { openRig, type Rig } from '@/testing/worker/rig';

let rig: Rig;
let club: OfferingClub;
let clerk: string;
let viewer: string;
const own = uuidv7();

const ownLayout: Layout = {
  encoding: 'utf-8',
  delimiter: ',',
  quoting: 'Rfc4180',
  dateForm: 'yyyy-MM-dd',
  decimalMark: '.',
  isDefused: true,
  columns: [
    { name: 'Name', field: 'LastName' },
    { name: 'Geboren', field: 'BirthDate' },
    { name: 'Trikot', field: 'CustomField', argument: 'shirtSize' },
    { name: 'Herkunft', text: 'Website' },
  ],
};

beforeAll(async () => {
  rig = await openRig(await testDatabase());
  club = await makeOfferingClub(rig.db);
  clerk = await makeApiKey(club, 'Clerk');
  viewer = await makeApiKey(club, 'Viewer');
  await withClub(club.ctx, tx =>
    tx
      .insert(exportProfiles)
      .values({ clubId: club.clubId, id: own, name: 'Kassenwart', settings: ownLayout }),
  );
});
afterAll(() => rig.close());

function get(id: string, format: string | null, token = clerk): Promise<Response> {
  const query = format === null ? '' : `?format=${format}`;
  const request = new Request(`http://localhost/api/v1/submits/memberships/${id}/club-software${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return answerApi(request);
}
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('one application for club software', () => {
  it('is a file of the product with a line for each person, its charset and a descriptive name', async () => {
    const response = await get(await makeFamilyApplication(club), 'SpgVerein');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/csv; charset=windows-1252; header=present',
    ]);
    expect(response.headers.get('content-disposition')).toContain('%C3%84nne.csv');
    const rows = readSpg(await bytesOf(response));
    expect(rows.map(row => [row.Vorname, row.Abteilung_1, row.Beitragsart_1])).toEqual([
      ['Änne', 'Tennis', 'Familie'],
      ['Ida', 'Fußball', 'Familie'],
      ['Ole', 'Tennis', 'Familie'],
    ]);
  });

  it('is for SPG-Verein by default, with a history entry', async () => {
    const id = await makeFullApplication(club);
    expect(readSpg(await bytesOf(await get(id, null)))).toMatchObject([
      { IBAN_Nr: 'DE89370400440532013000' },
    ]);
    const entries = await rig.owner`
      select new_value from submission_history where submission_id = ${id} and type = 'Exported'`;
    expect(entries).toEqual([{ new_value: 'SpgVerein' }]);
  });

  it('contains no bank data for a Viewer', async () => {
    const rows = readSpg(await bytesOf(await get(await makeFullApplication(club), 'SpgVerein', viewer)));
    expect(rows).toMatchObject([{ IBAN_Nr: '', Sepa_Mandats_Ref: '' }]);
  });

  it('creates a distinct sign-in name if two persons share an address', async () => {
    const shared = { email: 'familie@example.org' };
    const first = await makeApplication(club, shared);
    await makeApplication(club, { email: 'Familie@Example.org' });
    const alone = await makeApplication(club, { email: 'allein@example.org' });
    const loginOf = async (id: string) =>
      readQuoted(await bytesOf(await get(id, 'EasyVerein')), 'utf-8')[0]?.[
        'Login E-Mail oder Benutzername (einmalig)'
      ];
    expect(await loginOf(first)).toMatch(/^antrag-\d{4}$/);
    expect(await loginOf(alone)).toBe('allein@example.org');
  });

  it('accepts the club’s own format, which no other club has', async () => {
    const id = await makeFullApplication(club);
    const response = await get(id, own);
    expect(await response.text()).toBe('Name,Geboren,Trikot,Herkunft\r\nGroß,1990-02-28,L,Website\r\n');
    const other = await makeOfferingClub(rig.db);
    const foreign = await get(await makeApplication(other), own, await makeApiKey(other, 'Clerk'));
    expect([foreign.status, Object.keys((await foreign.json()).errors)]).toEqual([400, ['format']]);
  });

  it('refuses unknown formats, other kinds, and malformed ids', async () => {
    expect((await get(await makeApplication(club), 'Excel')).status).toBe(400);
    expect((await get(await makeChangeRequest(club), 'Linear')).status).toBe(404);
    for (const id of unknownIds.filter(Boolean)) expect((await get(id, 'Linear')).status).toBe(404);
  });
});

describe('the formats', () => {
  it('are the presets with the club’s columns, then its own', async () => {
    const request = new Request('http://localhost/api/v1/submits/exports/club-software/formats', {
      headers: { authorization: `Bearer ${clerk}` },
    });
    const response = await answerApi(request);
    const formats = ClubSoftwareFormat.array().parse(await response.json());
    expect(formats.map(({ id, isOwn }) => [id, isOwn])).toEqual([
      ['SpgVerein', false],
      ['OpenJVerein', false],
      ['Linear', false],
      ['Netxp', false],
      ['EasyVerein', false],
      [own, true],
    ]);
    expect(formats[3]?.columns.slice(-5)).toEqual(['Familie', 'Früher', 'Fußball', 'Tennis', 'Curling']);
  });
});
