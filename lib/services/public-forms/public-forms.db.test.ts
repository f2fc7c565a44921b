import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubs } from '@/db/schema/clubs';
import { formDesigns } from '@/db/schema/forms';
import { verifyFormToken } from '@/lib/auth/form-token';
import { ChangeDepartment } from '@/lib/contracts/catalog';
import { ChangeFormDesign, FormCancellation, FormMembership } from '@/lib/contracts/forms';
import { PublicCancellationForm, PublicForm, QuoteRequest } from '@/lib/contracts/public';
import { PriceQuote } from '@/lib/contracts/submissions/submissions';
import { setLogo } from '@/lib/services/clubs/set-logo';
import { createDepartment } from '@/lib/services/departments/create';
import { updateCancellationForm } from '@/lib/services/forms/update-cancellation-form';
import { updateFormDesign } from '@/lib/services/forms/update-form-design';
import { updateMembershipForm } from '@/lib/services/forms/update-membership-form';
import { testDatabase } from '@/testing/db/database';
import { makeApplication, refusalOf } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub, summer } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { getLogo } from './images';
import { quoteMembership } from './quote';
import { asPreview, getPublicCancellationForm, getPublicForm } from './read';

let database: Awaited<ReturnType<typeof testDatabase>>;
let club: OfferingClub;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
});
afterAll(() => database.close());

const pixel = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><rect width="8" height="4"/></svg>',
);

describe('getPublicForm', () => {
  it("offers active items, in the club's order, with amounts as numbers", async () => {
    const form = await getPublicForm(club.memberCtx, 'Membership');
    expect(PublicForm.parse(form)).toEqual(form);
    expect(form).toMatchObject({
      kind: 'Membership',
      today: '2026-07-01',
      club: { slug: club.slug, logo: null },
    });
    expect(form.memberships).toEqual([club.adult, club.family]);
    expect(form.departments).toEqual([club.football, club.tennis]);
    expect(form.customFields.map(({ internalName }) => internalName)).toEqual(['shirtSize']);
    expect(form.consents.map(({ label }) => label)).toEqual(['Fotos auf der Website']);
  });

  it('contains only public data', async () => {
    const form = await getPublicForm(club.memberCtx, 'Membership');
    expect(Object.keys(form.club)).not.toEqual(
      expect.arrayContaining(['id', 'mandatePrefix', 'allowedOrigins']),
    );
    expect(JSON.stringify(form)).not.toMatch(/Früher|Curling|Fotos in der Presse|retention/);
  });

  it('contains a form token of this club', async () => {
    const { formToken } = await getPublicForm(club.memberCtx, 'Membership');
    const later = new Date(summer.getTime() + 5_000);
    expect(await verifyFormToken(formToken, club.clubId, later)).toHaveProperty('tokenId');
  });

  it('names the logo by its content hash', async () => {
    const other = await makeOfferingClub(database.db);
    await setLogo(other.ctx, {
      fileName: 'logo.svg',
      contentType: 'image/svg+xml',
      data: pixel.toString('base64'),
    });
    const { contentHash, contentType } = await getLogo(other.memberCtx);
    const form = await getPublicForm(other.memberCtx, 'Membership');
    const url = `/api/v1/public/clubs/${other.slug}/logo?v=${contentHash.slice(0, 16)}`;
    expect(form.club.logo).toMatchObject({ url });
    expect(contentType).toBe('image/png');
  });

  it('throws 404 for an unknown club', async () => {
    const nowhere = { ...club.memberCtx, clubId: '019a0000-0000-7000-8000-000000000001' };
    await expect(getPublicForm(nowhere, 'Membership')).rejects.toMatchObject({ code: 'not-found' });
    await expect(getLogo(club.memberCtx)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('direct debit', () => {
  it('is offered by no form of a club without a creditor identifier, whose members pay on account', async () => {
    const here = await makeOfferingClub(database.db);
    await withClub(here.ctx, tx => tx.update(clubs).set({ creditorId: '' }).where(eq(clubs.id, here.clubId)));
    for (const kind of ['Membership', 'Change'] as const) {
      const { settings } = await getPublicForm(here.memberCtx, kind);
      expect(settings).toMatchObject({ showSepa: false, showOnAccount: true });
    }
    const refusal = await refusalOf(makeApplication(here, { paymentMethod: 'SepaDirectDebit' }));
    expect(refusal.violations).toContainEqual(
      expect.objectContaining({ path: 'paymentMethod', key: 'paymentMethodNotOffered' }),
    );
    const alone = FormMembership.parse({ showSepa: true, showOnAccount: false });
    expect((await refusalOf(updateMembershipForm(here.ctx, alone))).violations).toEqual([
      { path: 'showSepa', key: 'creditorIdNeeded' },
    ]);
    await updateMembershipForm(here.ctx, FormMembership.parse({}));
  });
});

describe('the edition of a form', () => {
  it('changes with the fields and offers of the form, and not with its design or the time', async () => {
    const own = await makeOfferingClub(database.db);
    const editions = async (ctx = own.memberCtx) => [
      (await getPublicForm(ctx, 'Membership')).edition,
      (await getPublicForm(ctx, 'Change')).edition,
      (await getPublicCancellationForm(ctx)).edition,
    ];
    const before = await editions();
    await updateMembershipForm(own.ctx, FormMembership.parse({ showSignature: false, notes: 'Neu' }));
    expect(await editions({ ...own.memberCtx, now: new Date(own.ctx.now.getTime() + 86_400_000) })).toEqual(
      before,
    );
    await createDepartment(own.ctx, ChangeDepartment.parse({ name: 'Rudern' }));
    const after = await editions();
    expect(after.map((edition, index) => edition === before[index])).toEqual([false, false, false]);
  });
});

describe('getPublicForm for a change', () => {
  it('has the settings of the membership form and its own fields', async () => {
    const form = await getPublicForm(club.memberCtx, 'Change');
    expect(PublicForm.parse(form)).toEqual(form);
    expect(form.kind).toBe('Change');
    expect(form.settings).toEqual((await getPublicForm(club.memberCtx, 'Membership')).settings);
    expect(form.customFields.map(({ internalName }) => internalName)).toEqual(['shirtSize']);
  });
});

describe('getPublicCancellationForm', () => {
  it('contains the end date of a cancellation that is sent today', async () => {
    const other = await makeOfferingClub(database.db);
    const rule = { cancellationMode: 'EndOfYear', noticePeriod: { value: 3, unit: 'Months' } };
    await updateCancellationForm(other.ctx, FormCancellation.parse({ ...rule, reasons: ['Umzug'] }));
    const form = await getPublicCancellationForm(other.memberCtx);
    expect(PublicCancellationForm.parse(form)).toEqual(form);
    expect(form).toMatchObject({
      kind: 'Cancellation',
      settings: { reasons: ['Umzug'] },
      today: '2026-07-01',
      earliest: { noticeDate: '2026-07-01', effectiveDate: '2026-12-31', deadline: '2026-09-30' },
      customFields: [],
    });
    const october = { ...other.memberCtx, now: new Date('2026-09-30T22:30:00.000Z') };
    expect((await getPublicCancellationForm(october)).earliest).toEqual({
      noticeDate: '2026-10-01',
      effectiveDate: '2027-12-31',
      deadline: '2027-09-30',
    });
    const later = new Date(summer.getTime() + 5_000);
    expect(await verifyFormToken(form.formToken, other.clubId, later)).toHaveProperty('tokenId');
  });
});

describe('asPreview', () => {
  it('shows the draft of the design and cannot be sent', async () => {
    const other = await makeOfferingClub(database.db);
    const design = ChangeFormDesign.parse({ presetDesign: 'Dark', additionalCss: 'h1{color:red}' });
    await updateFormDesign(other.ctx, { design, isPreview: true });
    const form = await asPreview(other.memberCtx, await getPublicForm(other.memberCtx, 'Membership'));
    expect(form).toMatchObject({
      formToken: '',
      design: { presetDesign: 'Dark', additionalCss: '.form-root h1 {\n  color: red;\n}' },
    });
    expect((await getPublicForm(other.memberCtx, 'Membership')).design.presetDesign).toBe('Classic');
  });
});

describe('a design published under older rules', () => {
  it('is confined by the current rules', async () => {
    const other = await makeOfferingClub(database.db);
    await withClub(other.ctx, tx =>
      tx
        .update(formDesigns)
        .set({ additionalCss: 'body{display:none}a{color:red}' })
        .where(eq(formDesigns.clubId, other.clubId)),
    );
    const { design } = await getPublicForm(other.memberCtx, 'Membership');
    expect(design.additionalCss).toBe('.form-root a {\n  color: red;\n}');
  });
});

describe('quoteMembership', () => {
  const request = (more: object = {}) =>
    QuoteRequest.parse({ membershipId: club.adult.id, birthDate: '1990-02-28', ...more });

  it('returns lines, recurring sum, one-time sum and first payment', async () => {
    const locker = club.adult.surcharges.find(({ isOptional }) => isOptional)?.id;
    const quote = await quoteMembership(
      club.memberCtx,
      request({ departmentIds: [club.football.id], surchargeIds: [locker] }),
    );
    expect(PriceQuote.parse(quote)).toEqual(quote);
    expect(quote).toMatchObject({
      currency: 'EUR',
      interval: 'Monthly',
      recurring: 17.5,
      oneTime: 25,
      firstPayment: 42.5,
    });
    expect(quote.lines.map(({ label, amount, due }) => [label, amount, due])).toEqual([
      ['Erwachsene', 12.5, 'Recurring'],
      ['Fußball', 3, 'Recurring'],
      ['Aufnahme', 25, 'OneTime'],
      ['Spind', 2, 'Recurring'],
    ]);
  });

  it('refuses items that the club does not offer, and names them', async () => {
    const other = await makeOfferingClub(database.db);
    const foreign = request({
      membershipId: other.adult.id,
      departmentIds: [club.closed.id],
      surchargeIds: [other.adult.id],
    });
    await expect(quoteMembership(club.memberCtx, foreign)).rejects.toMatchObject({
      code: 'validation',
      extra: {
        violations: [
          { path: 'membershipId', key: 'tariffUnknown' },
          { path: 'departmentIds[0]', key: 'departmentUnknown' },
          { path: 'surchargeIds[0]', key: 'surchargeUnknown' },
        ],
      },
    });
  });
});
