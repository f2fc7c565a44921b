import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '@/db/schema/mail';
import {
  confirmations,
  submissionBankAccounts,
  submissionHistory,
  submissionProposedAccounts,
} from '@/db/schema/submissions';
import { makeStatusToken, readStatusToken } from '@/lib/auth/status-token';
import { MembershipSubmission, type MembershipSubmit } from '@/lib/contracts/submissions/submissions';
import { openContent } from '@/lib/mail/mail-content';
import type { Ctx } from '@/lib/platform/context';
import { getDataPrivacy } from '@/lib/services/data-privacy/read';
import { exportOwnSubmission } from '@/lib/services/exports/export-submission';
import { correctSubmission } from '@/lib/services/submissions/correct/correct';
import { acceptSubmission } from '@/lib/services/submissions/decide/accept';
import { withdrawSubmission } from '@/lib/services/submissions/decide/withdraw';
import { getSubmission } from '@/lib/services/submissions/get';
import { getHints } from '@/lib/services/submissions/hints/get-hints';
import { getHistory } from '@/lib/services/submissions/history';
import { patchMembership } from '@/lib/services/submissions/patch/patch-membership';
import { getStatus } from '@/lib/services/submissions/status/get-status';
import { submitMembership } from '@/lib/services/submissions/submit/submit-membership';
import { testDatabase } from '@/testing/db/database';
import { staffOf } from '@/testing/db/factories';
import {
  applicationTo,
  bankData,
  makeOfferingClub,
  type OfferingClub,
  summer,
  tokenFor,
} from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { confirmSubmission } from './confirm';
import { confirmByToken } from './confirm-by-token';
import { getConfirmation } from './get-confirmation';
import { refuseByToken } from './refuse-by-token';

let database: Awaited<ReturnType<typeof testDatabase>>;
let club: OfferingClub;
let staff: Ctx;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  staff = await staffOf(club, 'Clerk');
});
afterAll(() => database.close());

const later = (ms: number) => new Date(summer.getTime() + ms);
const visitor = (now = later(3_600_000)): Omit<Ctx, 'clubId'> => ({ ...club.memberCtx, now, locale: 'en' });
const inClub = <T>(work: Parameters<typeof withClub<T>>[1]) => withClub(club.ctx, work);

const petra = { firstName: 'Petra', lastName: 'Weber', email: 'petra@example.org' };
const klaus = { firstName: 'Klaus', lastName: 'Weber', email: 'klaus@example.org' };
const iban = bankData.iban;

/** Applies as a 16-year-old who filled in the form alone and named the mother's account. */
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
    iban,
    ...more,
  };
  const formToken = await tokenFor(club.clubId);
  const answer = await submitMembership(club.memberCtx, {
    body,
    shapeViolations: [],
    formToken,
    originUrl: null,
  });
  const sent = await inClub(tx =>
    tx.select().from(mails).where(eq(mails.submissionId, answer.id)).orderBy(mails.id),
  );
  const textOf = (address: string) => {
    const mail = sent.find(({ toAddress }) => toAddress === address);
    return mail ? openContent(mail).text : '';
  };
  const tokenOf = (address: string) => /confirm\/([\w-]{43})/.exec(textOf(address))?.[1] ?? '';
  return {
    ...answer,
    textOf,
    petra: tokenOf(petra.email),
    klaus: tokenOf(klaus.email),
    status: (answer.statusUrl ?? '').split('/').at(-1) ?? '',
    mailedStatus: /status\/([\w-]{96})/.exec(textOf('jonas@example.org'))?.[1] ?? '',
  };
}

const grant = { sepaMandateAccepted: true } as const;

describe('an application that a minor filled in alone', () => {
  it('pays on account until the account holder grants the mandate beside the consent', async () => {
    const sent = await apply();
    expect(sent).toMatchObject({ mandateReference: null, needsConfirmation: true });
    const asked = await getConfirmation(visitor(), sent.petra);
    expect(asked).toMatchObject({
      othersAwaited: ['Klaus Weber'],
      liability: 'Optional',
      mandateRequest: {
        accountHolder: 'Petra Weber',
        iban: 'DE** **** 3000',
        readerIs: 'Holder',
        grantedBy: ['Petra Weber'],
      },
      membership: { mandate: null, iban: null },
      submission: {
        paymentMethod: 'OnAccount',
        sepaMandateAccepted: false,
        mandate: null,
        filledInBy: 'Applicant',
      },
    });
    expect(asked.mandateRequest?.text).toContain('Lastschrift');

    const agreed = await confirmByToken(visitor(), sent.petra, { ...grant, guardianLiability: true });
    expect(agreed).toMatchObject({
      isConfirmed: true,
      state: 'New',
      mandateRequest: null,
      othersAwaited: ['Klaus Weber'],
      membership: { mandate: { givenBy: 'Petra Weber' }, iban: 'DE** **** 3000' },
    });
    const [account] = await inClub(tx =>
      tx.select().from(submissionBankAccounts).where(eq(submissionBankAccounts.submissionId, sent.id)),
    );
    const at = later(3_600_000);
    const { ip, userAgent } = { ip: null, userAgent: null, ...visitor().actor };
    expect(account).toMatchObject({
      mandateGivenBy: 'Petra Weber',
      mandateSignedAt: at,
      mandateIp: ip,
      mandateUserAgent: userAgent,
    });
    const [link] = await inClub(tx =>
      tx
        .select()
        .from(confirmations)
        .where(and(eq(confirmations.submissionId, sent.id), eq(confirmations.confirmedAt, at))),
    );
    expect(link?.evidenceHash).toMatch(/^[\w-]{43}$/);

    const done = await confirmByToken(visitor(), sent.klaus);
    expect(done).toMatchObject({ state: 'Confirmed', othersAwaited: [] });
    const status = await getStatus(visitor(), sent.mailedStatus);
    expect(status.submission).toMatchObject({
      paymentMethod: 'SepaDirectDebit',
      guardianLiability: true,
      proposedAccount: null,
      guardians: [{ liableAt: at.toISOString() }, { liableAt: null }],
    });
  });

  it('needs the links of the guardians although the form asks for no confirmation', async () => {
    const open = await makeOfferingClub(database.db, { needConfirmation: false });
    const formToken = await tokenFor(open.clubId);
    const send = async (more: Partial<MembershipSubmit>) =>
      submitMembership(open.memberCtx, {
        body: { ...applicationTo(open), birthDate: '2010-02-01', guardians: [petra, klaus], ...more },
        shapeViolations: [],
        formToken: more.filledInBy ? formToken : await tokenFor(open.clubId),
        originUrl: null,
      });
    expect((await send({ filledInBy: 'Applicant' })).needsConfirmation).toBe(true);
    expect((await send({})).needsConfirmation).toBe(false);
  });

  it('tells the minor at once, by a link that the consents do not end', async () => {
    const sent = await apply();
    expect(sent.textOf('jonas@example.org')).toContain('Petra Weber und Klaus Weber');
    await confirmByToken(visitor(), sent.petra);
    await confirmByToken(visitor(), sent.klaus);
    for (const token of [sent.status, sent.mailedStatus]) {
      expect(readStatusToken(token)).not.toBeNull();
      const { submission, isByMinor } = await getStatus(visitor(later(7_200_000)), token);
      expect([submission.state, isByMinor]).toEqual(['Confirmed', true]);
    }
  });

  it('sends the receipt again to a corrected address of the minor, and no link to the guardians', async () => {
    const sent = await apply();
    const patches = [{ email: 'jonas.w@example.org' }];
    await correctSubmission(visitor(later(120_000)), sent.status, { kind: 'Membership', patches });
    const all = await inClub(tx => tx.select().from(mails).where(eq(mails.submissionId, sent.id)));
    const to = (address: string) => all.filter(({ toAddress }) => toAddress === address).length;
    expect([to('jonas.w@example.org'), to(petra.email), to(klaus.email)]).toEqual([1, 1, 1]);
  });

  it('refuses an account without the mandate, with and after the consent, and loses none', async () => {
    const sent = await apply();
    const typed = { iban: 'DE02120300000000202051', accountHolder: 'Petra Weber' };
    const refusal = (keys: Readonly<Record<string, string>>) => ({
      code: 'validation',
      extra: { violations: Object.entries(keys).map(([path, key]) => ({ path, key })) },
    });
    const missing = { sepaMandateAccepted: 'mandateForAccount' };
    await expect(confirmByToken(visitor(), sent.petra, typed)).rejects.toMatchObject(refusal(missing));
    expect((await getConfirmation(visitor(), sent.petra)).isConfirmed).toBe(false);
    await confirmByToken(visitor(), sent.petra);
    await expect(confirmByToken(visitor(), sent.petra, typed)).rejects.toMatchObject(refusal(missing));
    await expect(
      confirmByToken(visitor(), sent.petra, { iban: 'DE02120300000000202052' }),
    ).rejects.toMatchObject(refusal({ iban: 'ibanChecksum', ...missing }));
    const granted = await confirmByToken(visitor(), sent.petra, { ...grant, ...typed });
    expect(granted.membership?.iban).toBe('DE** **** 2051');
  });

  it('refuses the mandate from the other guardian, and from an account whose holder was only renamed', async () => {
    const sent = await apply();
    await expect(confirmByToken(visitor(), sent.klaus, grant)).rejects.toMatchObject({
      code: 'state-conflict',
    });
    const renamed = { ...grant, accountHolder: 'Klaus Weber' };
    await expect(confirmByToken(visitor(), sent.klaus, renamed)).rejects.toMatchObject({
      code: 'validation',
    });
    const hers = { ...grant, accountHolder: 'PETRA WEBER', iban };
    await expect(confirmByToken(visitor(), sent.klaus, hers)).rejects.toMatchObject({
      code: 'state-conflict',
    });
    expect((await getConfirmation(visitor(), sent.klaus)).isConfirmed).toBe(false);
    const own = { ...grant, accountHolder: 'Klaus Weber', iban: 'DE02 1203 0000 0000 2020 51' };
    expect((await confirmByToken(visitor(), sent.klaus, own)).membership?.mandate?.givenBy).toBe(
      'Klaus Weber',
    );
    await expect(confirmByToken(visitor(), sent.petra, grant)).rejects.toMatchObject({
      code: 'state-conflict',
    });
  });

  it('takes a repeated act of the same guardian as done', async () => {
    const sent = await apply();
    await confirmByToken(visitor(), sent.petra, grant);
    const { version } = await getSubmission(staff, 'Membership', sent.id);
    await confirmByToken(visitor(later(3_700_000)), sent.petra, grant);
    expect(await getSubmission(staff, 'Membership', sent.id)).toMatchObject({ version });
    const history = await inClub(tx =>
      tx.select().from(submissionHistory).where(eq(submissionHistory.submissionId, sent.id)),
    );
    expect(history.filter(({ property }) => property === 'mandate')).toHaveLength(1);
  });

  it('lets a guardian name the account that the minor left open, and checks it', async () => {
    const sent = await apply({ accountHolder: '', iban: '' });
    const asked = await getConfirmation(visitor(), sent.klaus);
    expect(asked.mandateRequest).toMatchObject({
      accountHolder: null,
      iban: null,
      readerIs: 'Representative',
    });
    await expect(confirmByToken(visitor(), sent.klaus, grant)).rejects.toMatchObject({ code: 'validation' });
    const wrong = { ...grant, accountHolder: 'Klaus Weber', iban: 'DE89 3704 0044 0532 0130 01' };
    await expect(confirmByToken(visitor(), sent.klaus, wrong)).rejects.toMatchObject({ code: 'validation' });
    const done = await confirmByToken(visitor(), sent.klaus, { ...wrong, iban });
    expect(done.membership).toMatchObject({
      accountHolder: 'Klaus Weber',
      mandate: { givenBy: 'Klaus Weber' },
    });
  });

  it('counts a mandate that comes after staff confirmed a signed paper, but none after the decision', async () => {
    const sent = await apply();
    await confirmSubmission(staff, { kind: 'Membership', id: sent.id });
    expect(await getHints(staff, sent.id)).toMatchObject({
      isMandateAwaited: true,
      isMandateByLink: true,
      guardians: 'Unconfirmed',
    });
    const agreed = await confirmByToken(visitor(), sent.petra, grant);
    expect(agreed).toMatchObject({ state: 'Confirmed', membership: { mandate: { givenBy: 'Petra Weber' } } });
    expect((await getHints(staff, sent.id)).isMandateAwaited).toBe(false);

    const other = await apply();
    await confirmSubmission(staff, { kind: 'Membership', id: other.id });
    await acceptSubmission(staff, { id: other.id, sendEmail: false });
    await expect(confirmByToken(visitor(), other.petra, grant)).rejects.toMatchObject({
      code: 'state-conflict',
    });
    const { mandateRequest } = await getConfirmation(visitor(), other.petra);
    expect(mandateRequest).toBeNull();
  });

  it('forgets the named account with a withdrawal', async () => {
    const sent = await apply();
    await withdrawSubmission(visitor(), sent.status);
    const rows = await inClub(tx =>
      tx
        .select()
        .from(submissionProposedAccounts)
        .where(eq(submissionProposedAccounts.submissionId, sent.id)),
    );
    expect(rows).toEqual([]);
  });

  it('grants nothing by a refusal, and the mandate by a later consent', async () => {
    const sent = await apply();
    expect((await refuseByToken(visitor(), sent.petra)).mandateRequest).not.toBeNull();
    const after = await confirmByToken(visitor(), sent.petra, grant);
    expect(after).toMatchObject({ isRefused: false, membership: { mandate: { givenBy: 'Petra Weber' } } });
  });

  it.each([
    ['a mandate', { sepaMandateAccepted: true }, 'sepaMandateAccepted'],
    ['liability', { guardianLiability: true }, 'guardianLiability'],
    [
      'themselves as guardian',
      {
        hasSoleCustody: true,
        guardians: [{ firstName: 'JONAS', lastName: 'Weber', email: 'Jonas@example.org' }],
      },
      'guardians[0].firstName',
    ],
    [
      'one person twice',
      { guardians: [petra, { ...petra, email: 'PETRA@example.org' }] },
      'guardians[1].firstName',
    ],
  ])('refuses %s from a minor', async (_what, more, path) => {
    const refusal = await apply(more).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'validation', extra: { violations: [{ path }] } });
  });

  it('grants no mandate by a link to the address of the minor, and tells staff at once', async () => {
    const own = await apply({ guardians: [{ ...petra, email: 'jonas@example.org' }, klaus] });
    const sent = await inClub(tx => tx.select().from(mails).where(eq(mails.submissionId, own.id)));
    const texts = sent.filter(({ toAddress }) => toAddress === 'jonas@example.org').map(openContent);
    const token = texts.map(({ text }) => /confirm\/([\w-]{43})/.exec(text)?.[1]).find(Boolean) ?? '';
    expect((await getConfirmation(visitor(), token)).mandateRequest).toMatchObject({
      readerIs: 'Other',
      grantedBy: [],
    });
    expect(await getHints(staff, own.id)).toMatchObject({ isMandateAwaited: true, isMandateByLink: false });
    await expect(confirmByToken(visitor(), token, grant)).rejects.toMatchObject({ code: 'state-conflict' });
    expect((await confirmByToken(visitor(), token)).isConfirmed).toBe(true);
    const ofKlaus = await apply({
      guardians: [{ ...petra, email: 'jonas@example.org' }, klaus],
      accountHolder: 'Jonas Weber',
    });
    expect((await getConfirmation(visitor(), ofKlaus.klaus)).mandateRequest).toMatchObject({
      readerIs: 'Representative',
      grantedBy: ['Klaus Weber'],
    });
  });

  it('says in the status of each guardian whose link grants the mandate, and that none can', async () => {
    const giversOf = async (more: Partial<MembershipSubmit>) => {
      const { id } = await apply(more);
      const found = MembershipSubmission.parse(await getSubmission(staff, 'Membership', id));
      const statusOf = ({ id: guardianId, email }: (typeof found.guardians)[number]) =>
        getStatus(visitor(), makeStatusToken({ clubId: club.clubId, submissionId: id, guardianId }, email));
      const seen = await Promise.all(found.guardians.map(statusOf));
      return seen.map(({ mandateGiverIds }) =>
        found.guardians.filter(one => mandateGiverIds.includes(one.id)).map(({ firstName }) => firstName),
      );
    };
    expect(await giversOf({})).toEqual([['Petra'], ['Petra']]);
    const atMinors = { ...petra, email: 'jonas@example.org' };
    expect(await giversOf({ guardians: [atMinors, klaus] })).toEqual([[], []]);
    const bothAtMinors = [atMinors, { ...klaus, email: 'jonas@example.org' }];
    expect(await giversOf({ guardians: bothAtMinors, accountHolder: 'Anna Krause' })).toEqual([[], []]);
  });

  it('shows staff a guardian with the address of the minor', async () => {
    const { id } = await apply({ guardians: [{ ...petra, email: 'jonas@example.org' }, klaus] });
    const { likenesses, marks } = await getHints(staff, id);
    expect(likenesses).toEqual([
      {
        guardian: 'Petra Weber',
        with: 'Applicant',
        otherName: 'Jonas Weber',
        hasSameName: false,
        hasSameAddress: true,
        isByGuardian: false,
      },
    ]);
    expect(marks).toContain('Guardians');
  });

  it.each(['Applicant', 'Guardian', null] as const)(
    'keeps its guardians when a correction would make the applicant an adult, filled in by %s',
    async filledInBy => {
      const own = { paymentMethod: 'OnAccount', iban: '', accountHolder: '' } as const;
      const sent = await apply({ filledInBy, ...(filledInBy === 'Applicant' ? {} : own) });
      const patches = [{ city: 'Bonn' }, { birthDate: '2008-02-01' }];
      const refusal = await correctSubmission(visitor(), sent.status, { kind: 'Membership', patches }).catch(
        (error: unknown) => error,
      );
      expect(refusal).toMatchObject({ code: 'validation', extra: { violations: [{ path: 'birthDate' }] } });
      expect(JSON.stringify(refusal)).toContain('birthDateOfAge');
      expect((await confirmByToken(visitor(), sent.petra)).state).toBe('New');
    },
  );

  it('keeps the account that the minor named when something else is corrected', async () => {
    const sent = await apply();
    const patches = [{ city: 'Bonn' }];
    await correctSubmission(visitor(), sent.status, { kind: 'Membership', patches });
    await patchMembership(staff, { id: sent.id, precondition: null, patch: { zip: '53111' } });
    const { mandateRequest } = await getConfirmation(visitor(), sent.petra);
    expect(mandateRequest).toMatchObject({ accountHolder: 'Petra Weber', iban: 'DE** **** 3000' });
  });

  it('shows staff that guardians who have not agreed are not asked any more once staff made it an adult', async () => {
    const sent = await apply();
    await confirmByToken(visitor(), sent.petra);
    expect((await getHints(staff, sent.id)).guardians).toBe('Unconfirmed');
    await patchMembership(staff, { id: sent.id, precondition: null, patch: { birthDate: '2008-02-01' } });
    const { guardians, awaitedGuardians, marks, isMandateAwaited } = await getHints(staff, sent.id);
    expect({ guardians, isMandateAwaited }).toEqual({ guardians: 'MadeOfAge', isMandateAwaited: true });
    expect(awaitedGuardians.map(({ name }) => name)).toEqual(['Klaus Weber']);
    expect(marks).toContain('Guardians');
  });

  it('names in the history which guardian agreed, granted the mandate, accepted liability or downloaded', async () => {
    const sent = await apply();
    await refuseByToken(visitor(), sent.petra);
    const acts = { ...grant, guardianLiability: true };
    const { statusUrl } = await confirmByToken(visitor(later(3_700_000)), sent.petra, acts);
    await exportOwnSubmission(visitor(later(3_800_000)), (statusUrl ?? '').split('/').at(-1) ?? '', true);
    await exportOwnSubmission(visitor(later(3_800_000)), sent.status, true);
    await confirmByToken(visitor(later(3_900_000)), sent.klaus);
    const { items } = await getHistory(staff, { kind: 'Membership', id: sent.id, limit: 50 });
    const entries = items
      .toReversed()
      .filter(({ type, actor }) => actor.kind === 'Member' && !['Created', 'ConfirmationSent'].includes(type))
      .map(({ type, property, actor: { id, name } }) => [
        property ?? type,
        name ?? (id === null ? 'applicant' : '?'),
      ]);
    expect(entries).toEqual([
      ['guardians[0].refusedAt', 'Petra Weber'],
      ['guardians[0].liableAt', 'Petra Weber'],
      ...['paymentMethod', 'iban', 'mandate'].map(what => [what, 'Petra Weber']),
      ['guardians[0].refusedAt', 'Petra Weber'],
      ['guardians[0].confirmedAt', 'Petra Weber'],
      ['Exported', 'Petra Weber'],
      ['Exported', 'applicant'],
      ['guardians[1].confirmedAt', 'Klaus Weber'],
      ['Confirmed', 'Klaus Weber'],
    ]);
    expect((await getHints(staff, sent.id)).marks).not.toContain('Corrected');
  });

  it('counts the consent of a guardian after staff confirmed as no correction', async () => {
    const sent = await apply({ paymentMethod: 'OnAccount', iban: '', accountHolder: '' });
    await confirmSubmission(staff, { kind: 'Membership', id: sent.id });
    await confirmByToken(visitor(), sent.petra, { guardianLiability: true });
    expect((await getHints(staff, sent.id)).marks).not.toContain('Corrected');
  });

  it('lets a guardian agree alone only with a declaration of sole custody, which is kept', async () => {
    const sole = await apply({ hasSoleCustody: true, guardians: [petra] });
    expect((await getConfirmation(visitor(), sole.petra)).asksSoleCustody).toBe(true);
    await expect(confirmByToken(visitor(), sole.petra)).rejects.toMatchObject({
      code: 'validation',
      extra: { violations: [{ path: 'hasSoleCustody', key: 'required' }] },
    });
    expect((await getHints(staff, sole.id)).soleCustodyClaimedBy).toBe('Jonas Weber');
    const agreed = await confirmByToken(visitor(), sole.petra, { hasSoleCustody: true });
    expect(agreed).toMatchObject({ state: 'Confirmed', asksSoleCustody: false });
    const { soleCustodyClaimedBy, marks } = await getHints(staff, sole.id);
    expect(soleCustodyClaimedBy).toBeNull();
    expect(marks).not.toContain('Guardians');
    const at = later(3_600_000).toISOString();
    const { submission } = await getStatus(visitor(), sole.status);
    expect(submission).toMatchObject({ guardians: [{ soleCustodyAt: at }] });
    const { items } = await getHistory(staff, { kind: 'Membership', id: sole.id, limit: 50 });
    expect(items).toContainEqual(
      expect.objectContaining({
        property: 'guardians[0].soleCustodyAt',
        newValue: at,
        actor: expect.objectContaining({ kind: 'Member', name: 'Petra Weber' }),
      }),
    );
  });

  it('asks nobody for sole custody where two guardians agree, or a guardian filled in the form', async () => {
    const two = await apply();
    expect((await getConfirmation(visitor(), two.petra)).asksSoleCustody).toBe(false);
    const byParent = await apply({
      hasSoleCustody: true,
      guardians: [petra],
      filledInBy: 'Guardian',
      sepaMandateAccepted: true,
    });
    expect((await getConfirmation(visitor(), byParent.petra)).asksSoleCustody).toBe(false);
    expect((await confirmByToken(visitor(), byParent.petra)).state).toBe('Confirmed');
  });

  it('shows staff that only the minor says who has sole custody', async () => {
    const sole = await apply({ hasSoleCustody: true, guardians: [petra] });
    const { soleCustodyClaimedBy, marks } = await getHints(staff, sole.id);
    expect(soleCustodyClaimedBy).toBe('Jonas Weber');
    expect(marks).toContain('Guardians');
    expect((await getHints(staff, (await apply()).id)).soleCustodyClaimedBy).toBeNull();
    const byParent = await apply({
      hasSoleCustody: true,
      guardians: [petra],
      filledInBy: 'Guardian',
      ...bankData,
    });
    expect((await getHints(staff, byParent.id)).soleCustodyClaimedBy).toBeNull();
  });

  it.each([
    ['somebody else', 'Rosa Kraft', { holder: 'Rosa Kraft', givenBy: 'Petra Weber' }],
    ['the guardian who grants it', 'PETRA WEBER', null],
    ['the minor', 'Jonas Weber', null],
  ])(
    'shows staff a mandate that a guardian granted for the account of %s',
    async (_who, accountHolder, hint) => {
      const sent = await apply({ accountHolder });
      await confirmByToken(visitor(), sent.petra, grant);
      expect((await getHints(staff, sent.id)).mandateForOther).toEqual(hint);
      const viewer = await staffOf(club, 'Viewer');
      expect((await getHints(viewer, sent.id)).mandateForOther).toEqual(hint && { ...hint, holder: '***' });
    },
  );

  it('cannot make an adult who signed into a minor by a correction', async () => {
    const adult = await apply({ ...bankData, birthDate: '1990-02-28', guardians: [] });
    const patches = [{ birthDate: '2010-02-01' }];
    const refusal = await correctSubmission(visitor(), adult.status, { kind: 'Membership', patches }).catch(
      (error: unknown) => error,
    );
    expect(refusal).toMatchObject({ code: 'validation' });
    expect(JSON.stringify(refusal)).toContain('birthDateUnderAge');
  });
});

describe('the media consents of an application', () => {
  /** An application that gives the club's only active consent, whose id is returned. */
  async function consenting(more: Partial<MembershipSubmit> = {}) {
    const { privacy } = await getDataPrivacy(staff);
    const consent = privacy.consents.find(({ isActive }) => isActive)?.id ?? '';
    return { ...(await apply({ mediaConsents: { [consent]: true }, ...more })), consent };
  }
  const storedOf = async (id: string) =>
    MembershipSubmission.parse(await getSubmission(staff, 'Membership', id));

  it.each([
    ['with the consent', undefined],
    ['by a used link', {}],
  ])(
    'are withdrawn by a guardian %s, and the record, its history and a mail name them',
    async (_when, first) => {
      const sent = await consenting();
      if (first) await confirmByToken(visitor(), sent.petra, first);
      const before = await storedOf(sent.id);
      await confirmByToken(visitor(), sent.petra, { mediaConsents: { [sent.consent]: false } });
      const after = await storedOf(sent.id);
      expect(after.mediaConsents).toEqual([
        { ...before.mediaConsents[0], isGiven: false, withdrawnBy: after.guardians[0]?.id },
      ]);
      expect(after.version).toBeGreaterThan(before.version);
      const { items } = await getHistory(staff, { kind: 'Membership', id: sent.id, limit: 50 });
      expect(items.filter(({ property }) => property === 'mediaConsents')).toMatchObject([
        {
          actor: { kind: 'Member', id: after.guardians[0]?.id, name: 'Petra Weber' },
          oldValue: JSON.stringify({ [sent.consent]: true }),
          newValue: JSON.stringify({ [sent.consent]: false }),
        },
      ]);
      const hers = await inClub(tx =>
        tx
          .select()
          .from(mails)
          .where(and(eq(mails.submissionId, sent.id), eq(mails.toAddress, petra.email)))
          .orderBy(mails.id),
      );
      const last = hers.at(-1);
      expect(last ? openContent(last).text : '').toContain(
        'Zurückgenommene Einwilligungen: Fotos auf der Website',
      );
    },
  );

  it('are withdrawn once: a repeated act and the other guardian change nothing', async () => {
    const sent = await consenting({ paymentMethod: 'OnAccount', iban: '', accountHolder: '' });
    const acts = { mediaConsents: { [sent.consent]: false } };
    await confirmByToken(visitor(), sent.petra, acts);
    await confirmByToken(visitor(), sent.petra, acts);
    expect((await confirmByToken(visitor(), sent.klaus, acts)).state).toBe('Confirmed');
    const { mediaConsents, guardians } = await storedOf(sent.id);
    expect(mediaConsents.map(({ withdrawnBy }) => withdrawnBy)).toEqual([guardians[0]?.id]);
    const { items } = await getHistory(staff, { kind: 'Membership', id: sent.id, limit: 50 });
    expect(items.filter(({ property }) => property === 'mediaConsents')).toHaveLength(1);
    await patchMembership(staff, {
      id: sent.id,
      precondition: null,
      patch: { mediaConsents: { [sent.consent]: true } },
    });
    expect((await storedOf(sent.id)).mediaConsents).toEqual([
      expect.not.objectContaining({ withdrawnBy: expect.anything() }),
    ]);
  });

  it('are never given by a guardian, nor withdrawn by an applicant or after the decision', async () => {
    const sent = await apply();
    const { consent } = await consenting();
    const refusal = (token: string, id: string, isGiven: boolean) =>
      confirmByToken(visitor(), token, { mediaConsents: { [id]: isGiven } }).catch((error: unknown) => error);
    const violations = (path: string, key: string) => ({ extra: { violations: [{ path, key }] } });
    expect(await refusal(sent.petra, consent, true)).toMatchObject(
      violations(`mediaConsents.${consent}`, 'consentWithdrawOnly'),
    );
    const unknown = '019a0000-0000-7000-8000-000000000009';
    expect(await refusal(sent.petra, unknown, false)).toMatchObject(
      violations(`mediaConsents.${unknown}`, 'consentUnknown'),
    );
    expect((await getConfirmation(visitor(), sent.petra)).isConfirmed).toBe(false);
    const adult = await apply({ ...bankData, birthDate: '1990-02-28', guardians: [] });
    const own = /confirm\/([\w-]{43})/.exec(adult.textOf('jonas@example.org'))?.[1] ?? '';
    expect(await refusal(own, consent, false)).toMatchObject(
      violations('mediaConsents', 'consentsByGuardian'),
    );
    await confirmSubmission(staff, { kind: 'Membership', id: sent.id });
    await acceptSubmission(staff, { id: sent.id, sendEmail: false });
    expect(await refusal(sent.petra, consent, false)).toMatchObject({ code: 'state-conflict' });
  });
});

describe('an application of a minor that a guardian or a program sends', () => {
  it.each([[undefined], ['Guardian']] as const)(
    'carries its mandate when filled in by %s',
    async filledInBy => {
      const sent = await apply({ ...(filledInBy ? { filledInBy } : { filledInBy: null }), ...bankData });
      expect(sent.mandateReference).not.toBeNull();
      const info = await getConfirmation(visitor(), sent.petra);
      expect(info).toMatchObject({
        mandateRequest: null,
        liability: null,
        membership: { mandate: { givenBy: null } },
      });
      await expect(confirmByToken(visitor(), sent.petra, grant)).rejects.toMatchObject({
        code: 'state-conflict',
      });
      expect((await confirmByToken(visitor(), sent.petra)).isConfirmed).toBe(true);
    },
  );
});
