import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submissionNotes } from '@/db/schema/submission-notes';
import { guardians, submissions } from '@/db/schema/submissions';
import { PersonQuery } from '@/lib/contracts/persons';
import type { Ctx } from '@/lib/platform/context';
import { readTypedEmail } from '@/lib/rules/submissions/typed-texts';
import { buildOutdatedSearchTexts } from '@/lib/services/submissions/build-search-columns';
import { acceptSubmission } from '@/lib/services/submissions/decide/accept';
import { getHints } from '@/lib/services/submissions/hints/get-hints';
import { listSubmissions } from '@/lib/services/submissions/list/list';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import {
  makeApplication,
  makeCancellation,
  makeChangeRequest,
  makeFamilyApplication,
  makeMinorApplication,
  staffOf,
  twoGuardians,
} from '@/testing/db/factories';
import { makeOfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { erasePerson } from './erase';
import { findPerson } from './find';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function openClub() {
  const club = await makeOfferingClub(database.db, { needConfirmation: false });
  return { club, manager: await staffOf(club, 'Manager') };
}

type Name = readonly [firstName: string, lastName: string];
const born = '1988-03-04';

/** One person in two spellings. */
const pairs: readonly (readonly [Name, Name])[] = [
  [
    ['Sean', 'O’Connor'],
    ['Sean', "O'Connor"],
  ],
  [
    ['Sean', 'O’Brien'],
    ['Seán', 'OBrien'],
  ],
  [
    ['Anna Maria', 'Kunz Weber'],
    ['Anna-Maria', 'Weber‑Kunz'],
  ],
  [
    ['Jörg', 'Großmann'],
    ['JOERG', 'GROẞMANN'],
  ],
  [
    ['Юлия', 'Петрова'],
    ['Iuliia', 'Petrova'],
  ],
  [
    ['Γιώργος', 'Παπαδόπουλος'],
    ['Giorgos', 'Papadopoulos'],
  ],
  [
    ['Mi\u00adra', 'Đoković'],
    ['Mira', 'Dokovic'],
  ],
];
const personOf = ([firstName, lastName]: Name, email: string) => ({
  firstName,
  lastName,
  birthDate: born,
  email,
});
const idsOf = async (ctx: Ctx, q: string) => {
  const { items } = await listSubmissions(ctx, { q, sort: '-receivedAt', limit: 50 });
  return items.map(({ id }) => id).toSorted();
};

describe.each(pairs)('a person who is %j and %j', (one, other) => {
  const both = [one, other];
  const first = personOf(one, 'first@example.org');
  const second = personOf(other, 'second@example.org');

  it('is found by both in search, hints, marks and among persons, and erased by either', async () => {
    const { club, manager } = await openClub();
    const accepted = await makeApplication(club, first);
    await acceptSubmission(manager, { id: accepted, sendEmail: false });
    const again = await makeApplication(club, second);
    const change = await makeChangeRequest(club, { city: 'Bonn' }, { sender: second });
    const cancellation = await makeCancellation(club, second);
    const all = [accepted, again, change, cancellation].toSorted();
    const placesBy = async ([firstName, lastName]: Name) => {
      const { items } = await findPerson(manager, { firstName, lastName, birthDate: born });
      return items.map(({ submissionId, role, partId }) => ({ submissionId, role, partId }));
    };
    for (const name of both) {
      expect(await idsOf(manager, name.join(' '))).toEqual(all);
      expect(await idsOf(manager, name[1])).toEqual(all);
      expect((await placesBy(name)).map(({ submissionId }) => submissionId).toSorted()).toEqual(all);
    }
    const hints = await getHints(manager, again);
    expect(hints.related.find(({ id }) => id === accepted)?.reasons).toEqual(['SamePerson']);
    expect(await getHints(manager, change)).toMatchObject({
      former: { id: accepted },
      stranger: null,
      marks: [],
    });
    expect(await getHints(manager, cancellation)).toMatchObject({ stranger: null });
    const [firstName, lastName] = other;
    const person = { firstName, lastName, birthDate: born };
    const request = { person, places: await placesBy(other), confirmation: `${lastName} ${firstName}` };
    expect(await erasePerson(manager, request)).toMatchObject({ erased: 4 });
    expect(await placesBy(one)).toEqual([]);
  });

  it('resembles the member of that name who was born on another day', async () => {
    const { club, manager } = await openClub();
    const accepted = await makeApplication(club, { ...first, birthDate: '1970-01-01' });
    await acceptSubmission(manager, { id: accepted, sendEmail: false });
    const change = await makeChangeRequest(club, { city: 'Bonn' }, { sender: second });
    expect(await getHints(manager, change)).toMatchObject({
      stranger: { similar: { id: accepted } },
      marks: ['Mismatch'],
    });
  });

  it('is found as guardian and in a change request of others', async () => {
    const { club, manager } = await openClub();
    const child = { ...personOf(one, 'child@example.org'), birthDate: '2015-05-01' };
    const minor = await makeMinorApplication(
      club,
      {},
      {
        guardians: [{ ...first, birthDate: undefined }, twoGuardians[1] ?? first].map(
          ({ firstName, lastName, email }) => ({ firstName, lastName, email }),
        ),
      },
    );
    const family = await makeChangeRequest(club, { membershipId: club.family.id, familyMembers: [child] });
    expect(await idsOf(manager, other.join(' '))).toEqual([family, minor].toSorted());
    const [firstName, lastName] = other;
    const person = { firstName, lastName, birthDate: child.birthDate };
    const { items } = await findPerson(manager, person);
    expect(items).toMatchObject([
      { submissionId: family, role: 'Named' },
      { submissionId: minor, role: 'Guardian' },
    ]);
  });
});

describe('erasing a part', () => {
  it('hides the name in notes in any apostrophe, hyphen and spelling of umlauts', async () => {
    const { club, manager } = await openClub();
    const child = { ...personOf(['Jörg', 'O’Brien-Groß'], 'child@example.org'), birthDate: '2015-05-01' };
    const family = await makeChangeRequest(club, { membershipId: club.family.id, familyMembers: [child] });
    await withClub(club.ctx, tx =>
      tx.insert(submissionNotes).values({
        clubId: club.clubId,
        id: family,
        submissionId: family,
        authorKind: 'System' as const,
        text: "Joerg O'Brien Gross und JÖRG OBrien‑Groß kommen mit Jörgen",
        createdAt: club.ctx.now,
      }),
    );
    const person = { firstName: 'Jörg', lastName: 'O’Brien-Groß', birthDate: child.birthDate };
    const { items } = await findPerson(manager, person);
    const places = items.map(({ submissionId, role, partId }) => ({ submissionId, role, partId }));
    await erasePerson(manager, { person, places, confirmation: 'Jörg O’Brien-Groß' });
    const [note] = await withClub(club.ctx, tx =>
      tx.select().from(submissionNotes).where(eq(submissionNotes.clubId, club.clubId)),
    );
    expect(note?.text).toBe('… und … kommen mit Jörgen');
  });
});

describe('an address whose domain has umlauts', () => {
  it('is one address with its punycode: stored with its letters, found by either, as the same and among persons', async () => {
    const { club, manager } = await openClub();
    const typed = await makeApplication(club, personOf(['Ida', 'Kurz'], 'Ida@müller.example'));
    const sent = await makeApplication(
      club,
      personOf(['Ole', 'Lang'], readTypedEmail('ida@xn--mller-kva.example')),
    );
    const emails = await withClub(club.ctx, tx =>
      tx
        .select({ email: submissions.email })
        .from(submissions)
        .where(eq(submissions.clubId, club.clubId))
        .orderBy(submissions.number),
    );
    expect(emails).toEqual([{ email: 'Ida@müller.example' }, { email: 'ida@müller.example' }]);
    const both = [typed, sent].toSorted();
    for (const q of [
      'müller.example',
      'xn--mller-kva.example',
      'IDA@XN--mller-kva.example',
      'ida@mueller.example',
    ])
      expect(await idsOf(manager, q), q).toEqual(both);
    expect((await getHints(manager, sent)).related).toMatchObject([{ id: typed, reasons: ['SameEmail'] }]);
    for (const email of ['ida@müller.example', 'ida@xn--mller-kva.example']) {
      const { items } = await findPerson(manager, PersonQuery.parse({ email }));
      expect(items.map(({ submissionId }) => submissionId).toSorted()).toEqual(both);
    }
  });

  it('that is stored in punycode is found, and gets its letters by the nightly run', async () => {
    const { club, manager } = await openClub();
    const minor = await makeMinorApplication(club);
    const punycode = 'ida@xn--mller-kva.example';
    await withClub(club.ctx, async tx => {
      await tx
        .update(submissions)
        .set({ email: punycode, searchVersion: 1 })
        .where(eq(submissions.id, minor));
      await tx.update(guardians).set({ email: punycode }).where(eq(guardians.submissionId, minor));
    });
    const query = { email: 'ida@müller.example' };
    expect((await findPerson(manager, query)).items).toHaveLength(3);
    await buildOutdatedSearchTexts(manager, 10);
    const { items } = await findPerson(manager, query);
    expect(items.map(({ email }) => email)).toEqual(Array(3).fill('ida@müller.example'));
  });
});

describe('search texts that an older fold built', () => {
  it('are built again by the nightly run, as submitting builds them, and only once', async () => {
    const { club, manager } = await openClub();
    await makeMinorApplication(club);
    await makeFamilyApplication(club);
    await makeApplication(club, personOf(['Anna-Maria', 'O’Brien'], 'anna@müller.example'));
    await makeChangeRequest(club, { phone: '0170 1234567', city: 'Bonn' });
    await makeCancellation(club, { scope: 'FamilyMembers', familyMemberNames: ['Ida Groß'] });
    const columns = () =>
      withClub(club.ctx, tx =>
        tx
          .select({
            text: submissions.searchText,
            version: submissions.searchVersion,
            key: submissions.nameKey,
          })
          .from(submissions)
          .where(eq(submissions.clubId, club.clubId))
          .orderBy(submissions.number),
      );
    const before = await columns();
    await withClub(club.ctx, tx =>
      tx
        .update(submissions)
        .set({ searchText: sql`'old ' || ${submissions.number}`, searchVersion: 1, nameKey: '' })
        .where(eq(submissions.clubId, club.clubId)),
    );
    expect(await buildOutdatedSearchTexts(manager, 2)).toBe(2);
    expect(await buildOutdatedSearchTexts(manager, 100)).toBe(3);
    expect(await buildOutdatedSearchTexts(manager, 100)).toBe(0);
    expect(await columns()).toEqual(before);
  });

  it('are found by the words that both folds have', async () => {
    const { club, manager } = await openClub();
    const id = await makeApplication(club, personOf(['Anna-Maria', 'O’Brien'], 'anna@example.org'));
    await withClub(club.ctx, tx =>
      tx
        .update(submissions)
        .set({ searchText: 'anna-maria o’brien\nanna@example.org', searchVersion: 1 })
        .where(and(eq(submissions.clubId, club.clubId), eq(submissions.id, id))),
    );
    for (const q of ['Anna-Maria', 'O’Brien', 'maria', 'anna@example.org'])
      expect(await idsOf(manager, q), q).toEqual([id]);
  });
});
