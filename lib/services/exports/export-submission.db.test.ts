import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ChangeSubmitPatchRequest,
  MembershipPatchRequest,
} from '@/lib/contracts/submissions/submission-patches';
import { MembershipSubmission } from '@/lib/contracts/submissions/submissions';
import type { Ctx } from '@/lib/platform/context';
import { submissionKinds } from '@/lib/rules/enums';
import { setLogo } from '@/lib/services/clubs/set-logo';
import { addFamilyMember } from '@/lib/services/submissions/family/add';
import { removeFamilyMember } from '@/lib/services/submissions/family/remove';
import { getSubmission } from '@/lib/services/submissions/get';
import { patchChange } from '@/lib/services/submissions/patch/patch-change';
import { patchMembership } from '@/lib/services/submissions/patch/patch-membership';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import {
  makeApiKey,
  makeCancellation,
  makeChangeRequest,
  makeFamilyApplication,
  makeFullApplication,
  refusalOf,
  staffOf,
  tracesOf,
  unknownIds,
} from '@/testing/db/factories';
import { bankData, makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { parseCsv } from '@/testing/exports/parse-csv';
import { callApi } from '@/testing/http/call-api';
import { exportSubmission } from './export-submission';

let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  other = await makeOfferingClub(database.db);
});
afterAll(() => database.close());

const get = (path: string, token: string | null) => callApi({ path: `/submits/${path}`, token });

describe('exportSubmission', () => {
  it('writes an application with its bank data for staff with a history entry', async () => {
    const id = await makeFullApplication(club);
    const file = await exportSubmission(await staffOf(club, 'Clerk'), {
      kind: 'Membership',
      id,
      format: 'txt',
    });
    expect(file.fileName).toMatch(/^\d{4}-\d\d-\d\d \d{4} Groß, Änne\.txt$/);
    expect(file.content).toContain('IBAN: DE89 3704 0044 0532 0130 00');
    expect(file.content).toContain(`Kontoinhaber:in: ${bankData.accountHolder}`);
    expect(file.content).toContain('\nTarif: Erwachsene\n');
    expect((await tracesOf(database, club, id)).history.at(-1)).toBe('Exported');
  });

  it('hides bank data, mandate and signature from a Viewer', async () => {
    const id = await makeFullApplication(club);
    const viewer = await staffOf(club, 'Viewer');
    for (const format of ['txt', 'csv'] as const) {
      const { content } = await exportSubmission(viewer, { kind: 'Membership', id, format });
      expect(content).toContain('DE** **** 3000');
      expect(content).not.toMatch(/3704 ?0044|203\.0\.113\.7/);
      expect(content).not.toContain(bankData.accountHolder);
    }
  });

  it('marks what the office changed, added and removed, and nothing that the applicant corrected', async () => {
    const id = await makeFamilyApplication(club);
    const clerk = await staffOf(club, 'Clerk');
    const applicant = club.memberCtx;
    const patch = (ctx: Ctx, body: object) =>
      patchMembership(ctx, { id, patch: MembershipPatchRequest.parse(body), precondition: null });
    const textOf = async () =>
      String(
        (await exportSubmission(clerk, { kind: 'Membership', id, format: 'txt', locale: 'de' })).content,
      );
    expect(await textOf()).not.toContain('vom Verein');
    await patch(clerk, { address: { street: 'Neuer Weg 3', city: 'Bonn' } });
    await patch(clerk, { phone: '0228 1' });
    await patch(applicant, { phone: '0228 2' });
    await patch(applicant, { mobile: '0170 1234567' });
    await patch(clerk, { customFields: { shirtSize: 'XL' } });
    await patch(clerk, { membershipId: club.family.id });
    const { familyMembers } = MembershipSubmission.parse(await getSubmission(clerk, 'Membership', id));
    const [ida, ole] = familyMembers;
    await patch(clerk, { familyMember: { id: ole?.id, firstName: 'Olaf' } });
    await removeFamilyMember(clerk, { submissionId: id, id: ida?.id ?? '', precondition: null });
    const mia = { firstName: 'Mia', lastName: 'Groß', birthDate: '2020-05-01' };
    await addFamilyMember(clerk, { submissionId: id, member: mia });
    const text = await textOf();
    const changed = '* vom Verein geändert am 01.07.2026, 14:00';
    for (const line of ['Straße und Hausnummer: Neuer Weg 3', 'Ort: Bonn', 'Größe: XL', 'Vorname: Olaf'])
      expect(text).toContain(`${line} *\n  ${changed}\n`);
    expect(text).toContain('Postleitzahl: 53111\n');
    expect(text).toContain('Telefon: 0228 2\n');
    expect(text).toContain('Mia Groß *\n* vom Verein hinzugefügt am 01.07.2026, 14:00\nVorname: Mia\n');
    expect(text).toContain(
      'Nicht mehr im Antrag: Ida Groß, 01.05.2015 *\n  * vom Verein entfernt am 01.07.2026, 14:00',
    );
    expect(text.match(/vom Verein/g)).toHaveLength(6);
  });

  it('marks a changed price, a changed wish and a changed account', async () => {
    const clerk = await staffOf(club, 'Clerk');
    const id = await makeFullApplication(club);
    const patch = (body: object) =>
      patchMembership(clerk, { id, patch: MembershipPatchRequest.parse(body), precondition: null });
    await patch({ departmentIds: [] });
    await patch({ accountHolder: 'Änne Klein' });
    const text = String((await exportSubmission(clerk, { kind: 'Membership', id, format: 'txt' })).content);
    expect(text).toMatch(/Erste Zahlung: [^\n]+ \*\n {2}\* vom Verein geändert am/);
    expect(text).toContain('Kontoinhaber:in: Änne Klein *\n');
    const changeId = await makeChangeRequest(club, { city: 'Bonn', ...bankData });
    await patchChange(clerk, {
      id: changeId,
      precondition: null,
      patch: ChangeSubmitPatchRequest.parse({ address: { city: 'Köln' } }),
    });
    await patchChange(clerk, {
      id: changeId,
      precondition: null,
      patch: ChangeSubmitPatchRequest.parse({ bic: 'COBADEFFXXX' }),
    });
    const change = await exportSubmission(clerk, { kind: 'Change', id: changeId, format: 'txt' });
    expect(change.content).toContain('Ort: Köln *\n  * vom Verein geändert am');
    expect(change.content).toContain('BIC: COBADEFFXXX *\n');
  });

  it('has rows for a family', async () => {
    const id = await makeFamilyApplication(club);
    const { content } = await exportSubmission(await staffOf(club, 'Clerk'), {
      kind: 'Membership',
      id,
      format: 'csv',
    });
    const [header = [], ...rows] = parseCsv(String(content).slice(1));
    const column = header.indexOf('rowType');
    expect(rows.map(row => row[column])).toEqual(['Submission', 'FamilyMember', 'FamilyMember']);
  });

  it('prints with a logo and without one', async () => {
    const id = await makeFullApplication(other);
    const clerk = await staffOf(other, 'Clerk');
    const plain = await exportSubmission(clerk, { kind: 'Membership', id, format: 'pdf' });
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64"/></svg>';
    await setLogo(clerk, {
      fileName: 'logo.svg',
      contentType: 'image/svg+xml',
      data: Buffer.from(svg).toString('base64'),
    });
    const branded = await exportSubmission(clerk, { kind: 'Membership', id, format: 'pdf' });
    const pictures = [plain, branded].map(
      ({ content }) =>
        Buffer.from(content)
          .toString('latin1')
          .match(/\/Subtype \/Image/g)?.length,
    );
    expect(pictures).toEqual([1, 2]);
  });

  it('answers 404 for another club, another kind and a wrong id', async () => {
    const clerk = await staffOf(club, 'Clerk');
    const foreign = await makeFullApplication(other);
    for (const kind of submissionKinds) {
      for (const id of [...unknownIds, foreign]) {
        const { code } = await refusalOf(exportSubmission(clerk, { kind, id, format: 'pdf' }));
        expect(code).toBe('not-found');
      }
    }
    const own = await makeFullApplication(club);
    expect((await refusalOf(exportSubmission(clerk, { kind: 'Change', id: own, format: 'csv' }))).code).toBe(
      'not-found',
    );
    expect((await tracesOf(database, club, own)).history).not.toContain('Exported');
  });
});

describe('routes of exports', () => {
  it('serve a PDF as attachment', async () => {
    const id = await makeFullApplication(club);
    const response = await get(`memberships/${id}/pdf`, await makeApiKey(club, 'Clerk'));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain("filename*=UTF-8''");
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('serve CSV and text with their charset, in the language of the query', async () => {
    const token = await makeApiKey(club, 'Viewer');
    const csv = await get(`changes/${await makeChangeRequest(club)}/csv?locale=en`, token);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(Buffer.from(await csv.arrayBuffer()).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const text = await get(`cancellations/${await makeCancellation(club)}/text?locale=en`, token);
    expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await text.text()).toContain('Cancellation No.');
    const wrong = await get(`cancellations/${await makeCancellation(club)}/text?locale=xx`, token);
    expect(wrong.status).toBe(400);
  });

  it('require credentials', async () => {
    const response = await get(`memberships/${await makeFullApplication(club)}/pdf`, null);
    expect(response.status).toBe(401);
  });
});
