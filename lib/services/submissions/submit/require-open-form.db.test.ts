import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeChallenge } from '@/lib/auth/proof-of-work';
import { FormCancellation, FormMembership } from '@/lib/contracts/forms';
import type { Ctx } from '@/lib/platform/context';
import { updateCancellationForm } from '@/lib/services/forms/update-cancellation-form';
import { updateMembershipForm } from '@/lib/services/forms/update-membership-form';
import { updateMembership } from '@/lib/services/memberships/update';
import { getPublicCancellationForm, getPublicForm } from '@/lib/services/public-forms/read';
import { testDatabase } from '@/testing/db/database';
import { refusalOf } from '@/testing/db/factories';
import { applicationTo, makeOfferingClub, type OfferingClub, summer } from '@/testing/db/offering-club';
import { submitCancellation } from './submit-cancellation';
import { submitChange } from './submit-change';
import { submitMembership } from './submit-membership';

let database: Awaited<ReturnType<typeof testDatabase>>;
let club: OfferingClub;
let late: Ctx;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  club = await makeOfferingClub(database.db);
  late = { ...club.memberCtx, now: new Date(summer.getTime() + 60_000) };
});

const settings = (changes: object) =>
  updateMembershipForm(club.ctx, FormMembership.parse({ showSignature: false, ...changes }));
const sent = (formToken: string | null, proof: string | null = null) => ({
  shapeViolations: [],
  originUrl: null,
  formToken,
  proof,
});
const apply = (formToken: string | null, proof: string | null = null, ctx = late) =>
  submitMembership(ctx, { ...sent(formToken, proof), body: applicationTo(club) });

async function solved(challenge: Awaited<ReturnType<typeof makeChallenge>>): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

describe('a form that the club has switched off', () => {
  it('returns the text of the club and accepts no submission from members', async () => {
    const { formToken } = await getPublicForm(club.memberCtx, 'Membership');
    await settings({ isActive: false, closedText: 'Aufnahmestopp bis Herbst' });
    expect((await getPublicForm(club.memberCtx, 'Membership')).closed).toEqual({
      reason: 'SwitchedOff',
      text: 'Aufnahmestopp bis Herbst',
    });
    expect(await refusalOf(apply(formToken))).toMatchObject({
      code: 'form-closed',
      message: 'Aufnahmestopp bis Herbst',
    });
    expect((await getPublicForm(club.memberCtx, 'Change')).closed).toBeNull();
  });

  it('still answers a repeated request and accepts paper entries by staff', async () => {
    const { formToken } = await getPublicForm(club.memberCtx, 'Membership');
    const first = await apply(formToken);
    await settings({ isActive: false });
    expect(await apply(formToken)).toEqual(first);
    expect(await apply(null, null, club.ctx)).toMatchObject({ state: 'New', statusUrl: null });
  });

  it('is closed alone: change request and cancellation have their own switches', async () => {
    await settings({ isChangeActive: false });
    await updateCancellationForm(club.ctx, FormCancellation.parse({ isActive: false }));
    const change = await getPublicForm(club.memberCtx, 'Change');
    const cancellation = await getPublicCancellationForm(club.memberCtx);
    expect([change.closed?.reason, cancellation.closed?.reason]).toEqual(['SwitchedOff', 'SwitchedOff']);
    const identity = { firstName: 'Änne', lastName: 'Groß', birthDate: '1990-02-28', email: 'a@example.org' };
    const changed = submitChange(late, {
      ...sent(change.formToken),
      body: { identity, wishes: { city: 'Bonn' } },
    });
    expect((await refusalOf(changed)).code).toBe('form-closed');
    const left = submitCancellation(late, { ...sent(cancellation.formToken), body: identity });
    expect((await refusalOf(left)).code).toBe('form-closed');
    expect(await getPublicForm(club.memberCtx, 'Membership')).toMatchObject({ closed: null });
  });

  it('is closed too if no tariff is offered', async () => {
    for (const { id, ...tariff } of [club.adult, club.family]) {
      const membership = { ...tariff, isActive: false };
      await updateMembership(club.ctx, { id, membership, precondition: null });
    }
    const { closed } = await getPublicForm(club.memberCtx, 'Membership');
    expect(closed).toEqual({ reason: 'NoMembership', text: '' });
  });

  it('is closed too if no tariff can be applied for today', async () => {
    const { formToken } = await getPublicForm(club.memberCtx, 'Membership');
    for (const { id, ...tariff } of [club.adult, club.family]) {
      expect((await getPublicForm(club.memberCtx, 'Membership')).closed).toBeNull();
      const membership = { ...tariff, validUntil: '2026-06-30' };
      await updateMembership(club.ctx, { id, membership, precondition: null });
    }
    expect((await getPublicForm(club.memberCtx, 'Membership')).closed?.reason).toBe('NoMembership');
    expect((await getPublicForm(club.memberCtx, 'Change')).closed).toBeNull();
    expect((await refusalOf(apply(formToken))).code).toBe('form-closed');
    const membership = { ...club.adult, validFrom: '2027-02-01', validUntil: null };
    await updateMembership(club.ctx, { id: club.adult.id, membership, precondition: null });
    const { closed } = await getPublicForm(club.memberCtx, 'Membership');
    expect(closed).toEqual({ reason: 'NotYetOpen', text: '' });
    expect((await refusalOf(apply(formToken))).code).toBe('form-closed');
  });
});

describe('proof of work', () => {
  it('is required if the club enables it, and is valid only for its own form token', async () => {
    expect((await getPublicForm(club.memberCtx, 'Membership')).challenge).toBeNull();
    await settings({ needProofOfWork: true });
    const { formToken, challenge } = await getPublicForm(club.memberCtx, 'Membership');
    expect(challenge?.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256' });
    const own = await makeChallenge(formToken);
    const other = await getPublicForm(club.memberCtx, 'Membership');
    const proof = await solved(own);
    for (const [wrong, key] of [
      [null, 'proofOfWorkMissing'],
      ['not base64', 'proofOfWorkWrong'],
      [Buffer.from('{}').toString('base64'), 'proofOfWorkWrong'],
      [await solved(await makeChallenge(other.formToken)), 'proofOfWorkWrong'],
      [await solved({ ...own, signature: own.signature.replace(/^../, '00') }), 'proofOfWorkWrong'],
    ] as const) {
      expect(await refusalOf(apply(formToken, wrong))).toMatchObject({
        code: 'validation',
        violations: [{ path: 'X-Proof-Of-Work', key }],
      });
    }
    const first = await apply(formToken, proof);
    expect(await apply(formToken, proof)).toEqual(first);
    expect((await refusalOf(apply(other.formToken, proof))).violations).toMatchObject([
      { key: 'proofOfWorkWrong' },
    ]);
  });

  it('refuses an easier task than the one it issued', async () => {
    await settings({ needProofOfWork: true });
    const { formToken } = await getPublicForm(club.memberCtx, 'Membership');
    const own = await makeChallenge(formToken);
    const easy = { ...own, parameters: { ...own.parameters, keyPrefix: '0', cost: 1 } };
    expect((await refusalOf(apply(formToken, await solved(easy)))).violations).toMatchObject([
      { key: 'proofOfWorkWrong' },
    ]);
  });
});

describe('a form token that is older than a day', () => {
  const nextWeek = { now: new Date(summer.getTime() + 7 * 24 * 3_600_000) };

  it('returns the earlier submission for a draft whose first response was lost, and creates no second one', async () => {
    const { formToken } = await getPublicForm(club.memberCtx, 'Membership');
    const first = await apply(formToken);
    expect(await apply(formToken, null, { ...late, ...nextWeek })).toEqual(first);
    const other = submitMembership(
      { ...late, ...nextWeek },
      { ...sent(formToken), body: { ...applicationTo(club), city: 'Bonn' } },
    );
    expect((await refusalOf(other)).code).toBe('form-token-used');
  });

  it('is refused if no submission was sent with it', async () => {
    const { formToken } = await getPublicForm(club.memberCtx, 'Membership');
    const refusal = await refusalOf(apply(formToken, null, { ...late, ...nextWeek }));
    expect(refusal.violations).toContainEqual(
      expect.objectContaining({ path: 'X-Form-Token', key: 'formTokenExpired' }),
    );
  });
});
