import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '@/db/schema/mail';
import { submissionBankAccounts } from '@/db/schema/submissions';
import { FormCancellation } from '@/lib/contracts/forms';
import type { CancellationSubmit, MembershipSubmit } from '@/lib/contracts/submissions/submissions';
import type { Ctx } from '@/lib/platform/context';
import { updateCancellationForm } from '@/lib/services/forms/update-cancellation-form';
import { acceptSubmission } from '@/lib/services/submissions/decide/accept';
import { getSubmission } from '@/lib/services/submissions/get';
import { getHints } from '@/lib/services/submissions/hints/get-hints';
import { getHistory } from '@/lib/services/submissions/history';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { refusalOf, staffOf } from '@/testing/db/factories';
import {
  applicationTo,
  bankData,
  makeOfferingClub,
  type OfferingClub,
  tokenFor,
} from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { submitCancellation } from './submit-cancellation';
import { submitChange } from './submit-change';
import { submitMembership } from './submit-membership';

let database: TestDatabase;
let club: OfferingClub;
let clerk: Ctx;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db, { showSignature: true, needConfirmation: true });
  clerk = await staffOf(club, 'Clerk');
});
afterAll(() => database.close());

const input = { shapeViolations: [], formToken: null, originUrl: null };
const applicationOnPaper = (body: Partial<MembershipSubmit> = {}): MembershipSubmit => ({
  ...applicationTo(club),
  ...bankData,
  paper: { receivedOn: '2026-06-20' },
  ...body,
});
const enter = (body: MembershipSubmit, ctx = clerk) => submitMembership(ctx, { ...input, body });
const mailsOf = (id: string) =>
  withClub(club.ctx, tx => tx.select().from(mails).where(eq(mails.submissionId, id)));
const typesOf = async (id: string) =>
  (await mailsOf(id)).map(({ type }) => type).filter(type => type !== 'StaffNotification');

const person = {
  firstName: 'Otto',
  lastName: 'Papier',
  birthDate: '1950-02-03',
  street: 'Am Weg 1',
  zip: '53113',
  city: 'Bonn',
};

describe('a submission that staff copy from a signed paper', () => {
  it.each([
    [
      'name',
      { firstName: 'AENNE', lastName: 'gross', email: '' },
      { hasSameName: true, hasSameAddress: false },
    ],
    [
      'address',
      { firstName: 'Gerda', lastName: 'Groß', email: 'Aenne@example.org' },
      { hasSameName: false, hasSameAddress: true },
    ],
  ])('shows staff a guardian with the %s of the minor', async (_what, guardian, same) => {
    const minor = { birthDate: '2012-05-01', hasSoleCustody: true, guardians: [guardian] };
    for (const filledInBy of [{}, { filledInBy: 'Applicant' as const }]) {
      const { id } = await enter(applicationOnPaper({ ...minor, ...filledInBy }));
      const { likenesses, marks } = await getHints(clerk, id);
      expect(likenesses).toMatchObject([{ with: 'Applicant', isByGuardian: false, ...same }]);
      expect(marks).toContain('Guardians');
    }
  });

  it('is accepted although the form is closed for members', async () => {
    const own = await makeOfferingClub(database.db, { isActive: false, isChangeActive: false });
    const closedText = 'Gerade nicht.';
    const rule = { cancellationMode: 'Immediately', noticePeriod: { value: 0, unit: 'Days' } };
    await updateCancellationForm(own.ctx, FormCancellation.parse({ ...rule, isActive: false, closedText }));
    const staff = await staffOf(own, 'Clerk');
    const paper = { receivedOn: '2026-06-20' };
    const membership = { ...input, body: { ...applicationTo(own), paper } };
    const change = { ...input, body: { identity: person, wishes: { city: 'Bonn' }, paper } };
    const cancellation = { ...input, body: { ...person, paper } };
    for (const entered of [
      await submitMembership(staff, membership),
      await submitChange(staff, change),
      await submitCancellation(staff, cancellation),
    ])
      expect(entered).toMatchObject({ state: 'New', needsConfirmation: false });
    const formToken = await tokenFor(own.clubId);
    const byMember = submitCancellation(own.memberCtx, {
      ...input,
      formToken,
      body: { ...person, email: 'a@b.example' },
    });
    expect((await refusalOf(byMember)).code).toBe('form-closed');
  });

  it('needs neither signature nor confirmation, and can be accepted at once', async () => {
    const answer = await enter(applicationOnPaper());
    expect(answer).toMatchObject({ state: 'New', needsConfirmation: false });
    expect(await typesOf(answer.id)).toEqual(['MembershipReceived']);
    await acceptSubmission(clerk, { id: answer.id, sendEmail: false });
    expect(await getSubmission(clerk, 'Membership', answer.id)).toMatchObject({ state: 'Accepted' });
  });

  it('counts from the day on which the paper was received, and the history names who entered it', async () => {
    const { id, receivedAt } = await enter(applicationOnPaper());
    expect(receivedAt).toBe('2026-06-20T12:00:00.000Z');
    expect(await getSubmission(clerk, 'Membership', id)).toMatchObject({ entryDate: '2026-06-20' });
    const [account] = await withClub(club.ctx, tx =>
      tx.select().from(submissionBankAccounts).where(eq(submissionBankAccounts.submissionId, id)),
    );
    expect(account?.mandateSignedAt.toISOString()).toBe(receivedAt);
    const { items } = await getHistory(clerk, { kind: 'Membership', id, limit: 10 });
    expect(items.at(-1)).toMatchObject({
      type: 'Created',
      at: clerk.now.toISOString(),
      actor: { kind: 'User' },
      property: 'paper.receivedOn',
      newValue: '2026-06-20',
    });
  });

  it('counts from today by default', async () => {
    const { receivedAt } = await enter(applicationOnPaper({ paper: {} }));
    expect(receivedAt).toBe(clerk.now.toISOString());
  });

  it('needs no e-mail address; without one no mail is sent, not even with the decision', async () => {
    const { id } = await enter(applicationOnPaper({ email: '' }));
    await acceptSubmission(clerk, { id, sendEmail: true });
    expect(await typesOf(id)).toEqual([]);
  });

  it('may name guardians of a minor without their own addresses', async () => {
    const guardians = [
      { firstName: 'Gerda', lastName: 'Groß' },
      { firstName: 'Max', lastName: 'Groß' },
    ];
    const { needsConfirmation } = await enter(
      applicationOnPaper({ birthDate: '2015-05-01', guardians, email: '' }),
    );
    expect(needsConfirmation).toBe(false);
  });

  it('can be a change', async () => {
    const identity = { firstName: 'Otto', lastName: 'Papier', birthDate: '1950-02-03' };
    const body = { identity, wishes: { city: 'Bonn' }, paper: {} };
    expect(await submitChange(clerk, { ...input, body })).toMatchObject({ needsConfirmation: false });
  });

  it('can be a cancellation, whose notice period starts on the day on which the paper was received', async () => {
    const body: CancellationSubmit = { ...person, paper: { receivedOn: '2025-12-30' } };
    const answer = await submitCancellation(clerk, { ...input, body });
    expect(answer).toMatchObject({ noticeDate: '2025-12-30', effectiveDate: '2025-12-31' });
  });

  it.each(['2026-07-02', '2025-06-30', 'yesterday'])('is refused with the day %s', async receivedOn => {
    const refused = await refusalOf(enter(applicationOnPaper({ paper: { receivedOn } })));
    expect(refused.violations?.map(({ path }) => path)).toContain('paper.receivedOn');
  });

  it('is refused from members', async () => {
    const formToken = await tokenFor(club.clubId, new Date(club.ctx.now.getTime() - 60_000));
    const refused = await refusalOf(
      submitMembership(club.memberCtx, { ...input, formToken, body: applicationOnPaper() }),
    );
    expect(refused.violations).toContainEqual({ path: 'paper', key: 'paperByStaff' });
  });

  it('needs a signature if staff submit without paper', async () => {
    const { paper: _paper, ...body } = applicationOnPaper();
    const refused = await refusalOf(enter(body));
    expect(refused.violations?.map(({ path }) => path)).toContain('signature');
  });
});
