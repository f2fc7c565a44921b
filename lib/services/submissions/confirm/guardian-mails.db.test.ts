import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '@/db/schema/mail';
import { makeStatusToken } from '@/lib/auth/status-token';
import type { MembershipSubmit } from '@/lib/contracts/submissions/submissions';
import { openContent } from '@/lib/mail/mail-content';
import type { Ctx } from '@/lib/platform/context';
import { correctSubmission } from '@/lib/services/submissions/correct/correct';
import { withdrawSubmission } from '@/lib/services/submissions/decide/withdraw';
import { getSubmission } from '@/lib/services/submissions/get';
import { getStatus } from '@/lib/services/submissions/status/get-status';
import { submitMembership } from '@/lib/services/submissions/submit/submit-membership';
import { testDatabase } from '@/testing/db/database';
import {
  applicationTo,
  bankData,
  makeOfferingClub,
  type OfferingClub,
  summer,
  tokenFor,
} from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { confirmByToken } from './confirm-by-token';
import { refuseByToken } from './refuse-by-token';

let database: Awaited<ReturnType<typeof testDatabase>>;
let club: OfferingClub;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
});
afterAll(() => database.close());

/** The mails to an address that tell of a withdrawal. */
async function withdrawalsTo(mailsTo: Awaited<ReturnType<typeof apply>>['mailsTo'], address: string) {
  return (await mailsTo(address)).filter(({ subject }) => subject.startsWith('Zurückgezogen'));
}

const visitor = (hours = 1): Omit<Ctx, 'clubId'> => ({
  ...club.memberCtx,
  now: new Date(summer.getTime() + hours * 3_600_000),
  locale: 'de',
});

const petra = { firstName: 'Petra', lastName: 'Weber', email: 'petra@example.org' };
const klaus = { firstName: 'Klaus', lastName: 'Weber', email: 'klaus@example.org' };

/** Applies as a 16-year-old who named the mother's account; returns the links and what is mailed to whom. */
async function apply(more: Partial<MembershipSubmit> = {}) {
  const body: MembershipSubmit = {
    ...applicationTo(club),
    firstName: 'Jonas',
    lastName: 'Weber',
    email: 'jonas@example.org',
    birthDate: '2010-02-01',
    filledInBy: 'Applicant',
    guardians: [petra, klaus],
    paymentMethod: 'SepaDirectDebit',
    accountHolder: 'Petra Weber',
    iban: bankData.iban,
    ...more,
  };
  const formToken = await tokenFor(club.clubId);
  const sent = { body, shapeViolations: [], formToken, originUrl: null };
  const { id, statusUrl } = await submitMembership(club.memberCtx, sent);
  const mailsTo = async (address: string) => {
    const rows = await withClub(club.ctx, tx =>
      tx.select().from(mails).where(eq(mails.submissionId, id)).orderBy(mails.createdAt, mails.id),
    );
    return rows
      .filter(({ toAddress }) => toAddress === address)
      .map(row => ({ subject: row.subject, text: openContent(row).text }));
  };
  const linkOf = async ({ email }: { readonly email: string }, name = '') => {
    const asked = (await mailsTo(email)).find(({ subject }) => subject.startsWith(name));
    return /confirm\/([\w-]{43})/.exec(asked?.text ?? '')?.[1] ?? '';
  };
  return { id, mailsTo, linkOf, status: (statusUrl ?? '').split('/').at(-1) ?? '' };
}

describe('the mails about the consent to the application of a minor', () => {
  it('record for each guardian at once what they agreed to, and tell the minor when all have', async () => {
    const { mailsTo, linkOf } = await apply();
    const acts = { sepaMandateAccepted: true, guardianLiability: true } as const;
    const link = await linkOf(petra);
    await confirmByToken(visitor(), link, acts);
    await confirmByToken(visitor(2), link, acts);
    const [, hers, ...more] = await mailsTo(petra.email);
    expect(more).toEqual([]);
    expect(hers?.subject).toMatch(/^Deine Zustimmung: Mitgliedsantrag von Jonas Weber \(Nr\. \d+\)/);
    for (const part of [
      'Zugestimmt am: 01.07.2026',
      'Haftung für die Beiträge: übernommen',
      'Kontoinhaber:in: Petra Weber',
      'IBAN: DE** **** 3000',
      'Mandatsreferenz: ',
      'Es fehlt noch die Zustimmung von Klaus Weber.',
    ])
      expect(hers?.text).toContain(part);
    expect(await mailsTo('jonas@example.org')).toHaveLength(1);

    await confirmByToken(visitor(3), await linkOf(klaus));
    expect(await mailsTo(petra.email)).toHaveLength(2);
    const [, his, ...others] = await mailsTo(klaus.email);
    expect(others).toEqual([]);
    expect(his?.text).not.toMatch(/Haftung|Mandat|IBAN|Es fehlt noch|Sorgerecht/);
    expect(his?.text).toContain('Alle nötigen Zustimmungen sind da: Petra Weber und Klaus Weber.');
    expect(hers?.text).not.toContain('keine Zustimmung mehr');
    const [, agreed] = await mailsTo('jonas@example.org');
    expect(agreed?.subject).toMatch(/^Die Zustimmung von Petra Weber und Klaus Weber ist da/);
    expect(agreed?.text).toContain('Mitglied bist du noch nicht');
    expect(agreed?.text).toContain('die Zustimmung von Petra Weber und Klaus Weber vor');
  });

  it('ask only the guardian anew whose address was corrected', async () => {
    const { mailsTo, status } = await apply();
    const patches = [{ guardians: [petra, { ...klaus, email: 'klaus@new.example' }] }];
    await correctSubmission(visitor(), status, { kind: 'Membership', patches });
    expect(await mailsTo(petra.email)).toHaveLength(1);
    const [asks, ...others] = await mailsTo('klaus@new.example');
    expect(asks?.text).toMatch(/confirm\/[\w-]{43}/);
    const [before] = await mailsTo(klaus.email);
    for (const mail of [before, asks])
      expect(mail?.text).toContain('Zahlung: SEPA-Lastschrift, das Mandat fehlt noch');
    expect(others).toEqual([]);
  });

  it('ask a guardian anew whose address was corrected after the other one had agreed', async () => {
    const { mailsTo, linkOf, status } = await apply();
    const oldLink = await linkOf(klaus);
    await confirmByToken(visitor(), await linkOf(petra));
    const correct = (guardians: readonly (typeof petra)[]) =>
      correctSubmission(visitor(2), status, { kind: 'Membership', patches: [{ guardians: [...guardians] }] });
    const fixed = (path: string) => ({ extra: { violations: [{ path, key: 'fixedByConfirmation' }] } });
    const moved = { ...klaus, email: 'klaus@new.example' };
    await expect(correct([{ ...petra, email: 'p@new.example' }, klaus])).rejects.toMatchObject(
      fixed('guardians[0].email'),
    );
    await expect(correct([petra, { ...moved, lastName: 'Meier' }])).rejects.toMatchObject(
      fixed('guardians[1].lastName'),
    );
    await expect(correct([petra])).rejects.toMatchObject(fixed('guardians'));
    const patches = [{ city: 'Bonn' }];
    await expect(
      correctSubmission(visitor(2), status, { kind: 'Membership', patches }),
    ).rejects.toMatchObject(fixed('city'));
    expect((await getStatus(visitor(2), status)).possibleSteps).toContain('Correct');

    await correct([petra, moved]);
    const link = await linkOf(moved);
    await expect(confirmByToken(visitor(3), oldLink)).rejects.toMatchObject({ code: 'not-found' });
    expect((await confirmByToken(visitor(3), link)).state).toBe('Confirmed');
    expect(await mailsTo(petra.email)).toHaveLength(2);
    expect((await getStatus(visitor(4), status)).possibleSteps).not.toContain('Correct');
  });

  it('record a mandate that is granted after the consent', async () => {
    const { mailsTo, linkOf } = await apply();
    const link = await linkOf(petra);
    await confirmByToken(visitor(), link);
    await confirmByToken(visitor(2), link, { sepaMandateAccepted: true });
    const [, first, second] = await mailsTo(petra.email);
    expect(first?.text).not.toContain('Mandatsreferenz');
    expect(second?.text).toContain('Mandatsreferenz');
  });

  it('tell the minor of a refusal, which the status keeps after a later consent', async () => {
    const { mailsTo, linkOf, status } = await apply();
    const link = await linkOf(klaus);
    await refuseByToken(visitor(), link);
    await refuseByToken(visitor(2), link);
    const [, refusal, ...more] = await mailsTo('jonas@example.org');
    expect(more).toEqual([]);
    expect(refusal?.subject).toMatch(/^Zu deinem Antrag fehlt noch eine Zustimmung/);
    expect(refusal?.text).toContain('Klaus Weber');
    await confirmByToken(visitor(3), link);
    const { submission, refusals } = await getStatus(visitor(4), status);
    const guardians = submission.kind === 'Membership' ? submission.guardians : [];
    expect(refusals).toEqual([{ guardianId: guardians[1]?.id, at: visitor().now.toISOString() }]);
    expect(guardians[1]?.refusedAt).toBeNull();
  });

  it('prove a refusal to who refused, and tell it and a withdrawal to the guardian who had agreed', async () => {
    const { mailsTo, linkOf, status } = await apply();
    await confirmByToken(visitor(), await linkOf(petra));
    await refuseByToken(visitor(2), await linkOf(klaus));
    const [, proof, ...further] = await mailsTo(klaus.email);
    expect(further).toEqual([]);
    expect(proof?.subject).toMatch(/^Nicht zugestimmt: Mitgliedsantrag von Jonas Weber/);
    expect(proof?.text).toContain('Nicht zugestimmt am: 01.07.2026, 16:00');
    const [, agreed, told] = await mailsTo(petra.email);
    expect(agreed?.text).toContain(`kannst du es hier erteilen: `);
    expect(agreed?.text).toContain(`/confirm/${await linkOf(petra)}`);
    expect(told?.subject).toMatch(/^Klaus Weber stimmt nicht zu/);
    expect(told?.text).toContain('Deine Zustimmung allein genügt nicht');

    await withdrawSubmission(visitor(3), status);
    for (const address of [petra.email, klaus.email, 'jonas@example.org'])
      expect(await withdrawalsTo(mailsTo, address)).toHaveLength(1);
    const [toPetra] = await withdrawalsTo(mailsTo, petra.email);
    expect(toPetra?.text).toContain('Jonas Weber hat Nummer');
  });

  it('name to all three, and in the status and the office, the guardian who withdrew', async () => {
    const { id, mailsTo, linkOf } = await apply();
    await refuseByToken(visitor(), await linkOf(klaus));
    await confirmByToken(visitor(2), await linkOf(petra));
    const [, proof] = await mailsTo(petra.email);
    await confirmByToken(visitor(2.5), await linkOf(klaus));
    const [, , changed, ...further] = await mailsTo(petra.email);
    expect(further).toEqual([]);
    expect(changed?.subject).toMatch(/^Klaus Weber stimmt doch zu/);
    const own = /status\/([\w-]{96})/.exec(proof?.text ?? '')?.[1] ?? '';
    const { submission } = await withdrawSubmission(visitor(3), own);
    expect(submission.decidedBy).toBe('Petra Weber');
    expect((await getSubmission(club.ctx, 'Membership', id)).decidedBy).toBe('Petra Weber');
    for (const address of [petra.email, klaus.email, 'jonas@example.org']) {
      const told = await withdrawalsTo(mailsTo, address);
      expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('Petra Weber hat Nummer')]);
      expect(told[0]?.text).not.toContain('Warst du das nicht');
    }
  });

  it('name the parent who filled in the form for a child and withdrew it by its link', async () => {
    const child = { birthDate: '2018-02-01', filledInBy: 'Guardian' as const, email: 'petra@example.org' };
    const { id, mailsTo, linkOf } = await apply({ ...child, ...bankData });
    await confirmByToken(visitor(), await linkOf(klaus));
    const place = { clubId: club.clubId, submissionId: id, guardianId: null };
    await withdrawSubmission(visitor(2), makeStatusToken(place, child.email));
    const [told] = await withdrawalsTo(mailsTo, klaus.email);
    expect(told?.text).toContain('Petra Weber hat Nummer');
  });

  it('tell a refusal and a withdrawal once to a mailbox of two people', async () => {
    const ofMinor = { ...petra, email: 'jonas@example.org' };
    const atMinors = await apply({ guardians: [ofMinor, klaus] });
    await confirmByToken(visitor(), await atMinors.linkOf(ofMinor, 'Petra'));
    const before = await atMinors.mailsTo(ofMinor.email);
    await refuseByToken(visitor(2), await atMinors.linkOf(klaus));
    expect(await atMinors.mailsTo(ofMinor.email)).toHaveLength(before.length + 1);
    await confirmByToken(visitor(3), await atMinors.linkOf(klaus));
    const after = await atMinors.mailsTo(ofMinor.email);
    expect(after).toHaveLength(before.length + 2);
    expect(after.at(-1)?.subject).toMatch(/^Klaus Weber stimmt doch zu/);

    const two = [petra, { ...klaus, email: petra.email }];
    const refused = await apply({ guardians: two });
    await confirmByToken(visitor(), await refused.linkOf(petra, 'Petra'));
    const asked = await refused.mailsTo(petra.email);
    await refuseByToken(visitor(2), await refused.linkOf(petra, 'Klaus'));
    expect(await refused.mailsTo(petra.email)).toHaveLength(asked.length + 1);

    const agreed = await apply({ guardians: two });
    for (const name of ['Petra', 'Klaus']) await confirmByToken(visitor(), await agreed.linkOf(petra, name));
    const proofs = await agreed.mailsTo(petra.email);
    await withdrawSubmission(visitor(2), agreed.status);
    expect(await agreed.mailsTo(petra.email)).toHaveLength(proofs.length + 1);
  });

  it('name sole custody in the proof', async () => {
    const { mailsTo, linkOf } = await apply({ hasSoleCustody: true, guardians: [petra] });
    await confirmByToken(visitor(), await linkOf(petra), { hasSoleCustody: true });
    const [, proof] = await mailsTo(petra.email);
    expect(proof?.text).toContain('Alleiniges Sorgerecht: erklärt');
  });

  it('are one for a mailbox of minor and guardian, and speak of another guardian only if there is one', async () => {
    const shared = { ...petra, email: 'jonas@example.org' };
    const { mailsTo, linkOf } = await apply({ guardians: [shared], hasSoleCustody: true });
    const asked = await mailsTo(shared.email);
    expect(asked.map(({ text }) => text).join()).not.toContain('noch eine zweite E-Mail');
    await confirmByToken(visitor(), await linkOf(shared, 'Petra'), { hasSoleCustody: true });
    expect(await mailsTo(shared.email)).toHaveLength(asked.length + 1);
    const two = await apply();
    const [toPetra] = await two.mailsTo(petra.email);
    expect(toPetra?.text).not.toContain('noch eine zweite E-Mail');
    expect(toPetra?.text).toContain('Auch Klaus Weber ist um Zustimmung gebeten');
    const atOne = await apply({ guardians: [petra, { ...klaus, email: petra.email }] });
    const [asks] = await atOne.mailsTo(petra.email);
    expect(asks?.text).toMatch(/noch eine zweite E-Mail: Sie ist für (Klaus|Petra) Weber/);
    expect(asks?.text).not.toContain('um Zustimmung gebeten');
    const [receipt] = await two.mailsTo('jonas@example.org');
    expect(receipt?.subject).toContain('die Zustimmung von Petra Weber und Klaus Weber fehlt noch');
    expect(receipt?.text).toContain('per E-Mail an petra@example.org und klaus@example.org');
  });
});

describe('the correction of an address after the other guardian has answered', () => {
  const correct = (status: string, guardians: readonly (typeof petra)[]) =>
    correctSubmission(visitor(2), status, { kind: 'Membership', patches: [{ guardians: [...guardians] }] });

  it.each([
    ['gets the same address', petra, { ...petra, email: klaus.email }],
    ['had the same address', { ...petra, email: klaus.email }, petra],
  ])('leaves the consent with its guardian if the one without an answer %s', async (_, before, after) => {
    const { linkOf, status } = await apply({ guardians: [before, klaus] });
    await confirmByToken(visitor(), await linkOf(klaus, 'Klaus'));
    await correct(status, [after, klaus]);
    const { submission } = await getStatus(visitor(3), status);
    const guardians = submission.kind === 'Membership' ? submission.guardians : [];
    expect(guardians.map(one => [one.firstName, one.email, one.confirmedAt !== null])).toEqual([
      ['Petra', after.email, false],
      ['Klaus', klaus.email, true],
    ]);
  });

  it('leaves the refusal of the other guardian in the status', async () => {
    const { linkOf, status } = await apply();
    await refuseByToken(visitor(), await linkOf(klaus));
    await correct(status, [{ ...petra, email: 'petra@new.example' }, klaus]);
    const { submission, refusals } = await getStatus(visitor(3), status);
    const guardians = submission.kind === 'Membership' ? submission.guardians : [];
    expect(refusals).toEqual([{ guardianId: guardians[1]?.id, at: visitor().now.toISOString() }]);
  });
});
