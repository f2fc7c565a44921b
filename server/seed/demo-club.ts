import { and, eq } from 'drizzle-orm';
import { type Db, withClub } from '@/db/client';
import { mails } from '@/db/schema/mail';
import { ChangeFurtherForm } from '@/lib/contracts/further-forms';
import { type Actor, type Ctx, systemCtx } from '@/lib/platform/context';
import { createClub } from '@/lib/services/clubs/create';
import { setLogo } from '@/lib/services/clubs/set-logo';
import { createCustomField } from '@/lib/services/custom-fields/create';
import { updateDataPrivacy } from '@/lib/services/data-privacy/update';
import { createDepartment } from '@/lib/services/departments/create';
import { setFirstStepsHidden } from '@/lib/services/first-steps/first-steps';
import { updateCancellationForm } from '@/lib/services/forms/update-cancellation-form';
import { updateFormDesign } from '@/lib/services/forms/update-form-design';
import { updateMembershipForm } from '@/lib/services/forms/update-membership-form';
import { createFurtherForm } from '@/lib/services/further-forms/create';
import { createMembership } from '@/lib/services/memberships/create';
import { subscribeFirstAdmin } from '@/lib/services/notifications/subscribe-first-admin';
import { createUserWithPassword } from '@/lib/services/users/create-with-password';
import * as catalog from './demo-catalog';
import { withEnglish } from './demo-english';
import { makeSubmissions } from './demo-submissions';
import { Random } from './random';

/** Sign-in of the demo club's Admin (contract §9). */
export const demoSignIn = { email: 'admin@demo.example', password: 'demo-password-1' } as const;

const submissionCount = 400;
const seed = 1912;

const staff = [
  { email: demoSignIn.email, firstName: 'Katharina', lastName: 'Böhm', role: 'Admin' },
  { email: 'manager@demo.example', firstName: 'Tomasz', lastName: 'Nowak', role: 'Manager' },
  { email: 'clerk@demo.example', firstName: 'Jürgen', lastName: 'Weber', role: 'Clerk' },
  { email: 'viewer@demo.example', firstName: 'Aylin', lastName: 'Öztürk', role: 'Viewer' },
] as const;

/**
 * Makes the demo club through the verbs that a club itself uses: master data, a user of each role, and 400 submissions
 * of all kinds and states over the last 18 months. One transaction: an interrupted start leaves nothing behind. Its
 * mails are stored as captured, because the people do not exist. Throws 409 if a club `demo` exists.
 */
export async function seedDemoClub(db: Db, now: Date = new Date()): Promise<void> {
  await db.transaction(async tx => {
    const clubId = await createClub(tx, catalog.demoSlug, catalog.clubInfo);
    await fillClub(systemCtx({ db, tx, clubId, now, requestId: 'demo', locale: 'de' }));
  });
}

/** Creates departments, tariffs, custom fields and settings of the demo club, without logo and people. */
export async function fillCatalog(ctx: Ctx, dataPrivacy = catalog.dataPrivacy) {
  const departments = await makeDepartments(ctx);
  const memberships = await makeMemberships(ctx, departments);
  for (const [sortOrder, customField] of catalog.customFields.entries()) {
    await createCustomField(ctx, withEnglish({ ...customField, sortOrder }));
  }
  await updateDataPrivacy(ctx, withEnglish(dataPrivacy));
  await updateMembershipForm(ctx, withEnglish(catalog.membershipForm));
  const { offers, ...furtherForm } = withEnglish(catalog.furtherForm);
  const membershipIds = memberships.filter(({ name }) => offers.includes(name)).map(({ id }) => id);
  await createFurtherForm(ctx, ChangeFurtherForm.parse({ ...furtherForm, membershipIds }));
  await updateCancellationForm(ctx, withEnglish(catalog.cancellationForm));
  await updateFormDesign(ctx, { design: catalog.formDesign });
  return { departments, memberships };
}

async function fillClub(ctx: Ctx): Promise<void> {
  const offers = await fillCatalog(ctx);
  const data = Buffer.from(catalog.logoSvg).toString('base64');
  await setLogo(ctx, { fileName: 'tsv-lindental.svg', contentType: 'image/svg+xml', data });
  const [adminId = '', , clerkId = ''] = await makeStaff(ctx);
  const clerk: Actor = { kind: 'User', id: clerkId, role: 'Clerk', sessionId: clerkId };
  const plan = { random: new Random(seed), count: submissionCount, ...offers, clerk };
  await makeSubmissions(ctx, plan);
  await markMailsCaptured(ctx);
  await setFirstStepsHidden(ctx, { isPutAway: true });
  await subscribeFirstAdmin(ctx, adminId);
}

async function makeDepartments(ctx: Ctx) {
  const made = [];
  for (const [sortOrder, { price, ...department }] of catalog.departments.entries()) {
    const stored = await createDepartment(ctx, withEnglish({ ...department, sortOrder, isActive: true }));
    made.push({ ...stored, price });
  }
  return made;
}

async function makeMemberships(
  ctx: Ctx,
  departments: { id: string; price: Record<'child' | 'adult', number> }[],
) {
  const made = [];
  for (const [sortOrder, { departmentPriceOf, ...tariff }] of catalog.tariffs.entries()) {
    const departmentPrices = departmentPriceOf
      ? departments.map(({ id, price }) => ({ departmentId: id, price: price[departmentPriceOf] }))
      : [];
    made.push(await createMembership(ctx, withEnglish({ ...tariff, sortOrder, departmentPrices })));
  }
  return made;
}

async function makeStaff(ctx: Ctx): Promise<string[]> {
  const ids = [];
  for (const user of staff)
    ids.push(await createUserWithPassword(ctx, { ...user, password: demoSignIn.password }));
  return ids;
}

async function markMailsCaptured(ctx: Ctx): Promise<void> {
  await withClub(ctx, tx =>
    tx
      .update(mails)
      .set({ state: 'Captured', nextAttemptAt: null })
      .where(and(eq(mails.clubId, ctx.clubId), eq(mails.state, 'Queued'))),
  );
}
