import { expect } from 'vitest';
import { ChangeMembershipSchema } from '@/lib/contracts/catalog';
import { FormCancellation, FormMembership } from '@/lib/contracts/forms';
import { ChangeFurtherForm } from '@/lib/contracts/further-forms';
import { updateCancellationForm } from '@/lib/services/forms/update-cancellation-form';
import { updateMembershipForm } from '@/lib/services/forms/update-membership-form';
import { createFurtherForm } from '@/lib/services/further-forms/create';
import { updateMembership } from '@/lib/services/memberships/update';
import { test } from '@/testing/db/database';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { listOpenForms } from './list-open';

const namesOf = async ({ memberCtx }: OfferingClub, locale: 'de' | 'en' = 'de') =>
  (await listOpenForms(memberCtx, () => locale)).map(({ kind, furtherForm }) => furtherForm?.title ?? kind);

test('the open forms are those that accept submissions now, in the order of the club', async ({
  database,
}) => {
  const club = await makeOfferingClub(database.db);
  const further = (slug: string, more: object = {}) =>
    createFurtherForm(club.ctx, ChangeFurtherForm.parse({ slug, title: slug, ...more }));
  await further('second', { sortOrder: 2 });
  await further('first', { sortOrder: 1 });
  await further('off', { isActive: false });
  await further('later', { opensAt: '2026-08-01T00:00:00Z' });
  await further('over', { closesAt: '2026-06-01T00:00:00Z' });
  expect(await namesOf(club)).toEqual(['Membership', 'first', 'second', 'Change', 'Cancellation']);

  const off = { isActive: false };
  await updateMembershipForm(club.ctx, FormMembership.parse(off));
  expect(await namesOf(club)).toEqual(['first', 'second', 'Change', 'Cancellation']);
  await updateMembershipForm(club.ctx, FormMembership.parse({ ...off, isChangeActive: false }));
  await updateCancellationForm(club.ctx, FormCancellation.parse(off));
  expect(await namesOf(club)).toEqual(['first', 'second']);
});

test('the open forms of a club are not those of another', async ({ database }) => {
  const [club, other] = [await makeOfferingClub(database.db), await makeOfferingClub(database.db)];
  await createFurtherForm(other.ctx, ChangeFurtherForm.parse({ slug: 'course', title: 'Kurs' }));
  expect(await namesOf(club)).not.toContain('Kurs');
});

test('a further form with a tariff that the standard form does not offer is open', async ({ database }) => {
  const club = await makeOfferingClub(database.db);
  const course = { slug: 'course', title: 'Kurs', membershipIds: [club.family.id] };
  await createFurtherForm(club.ctx, ChangeFurtherForm.parse(course));
  const onlyThere = { membershipPrice: 30, isOnlyInFurtherForms: true };
  for (const { id, name } of [club.family, club.adult])
    await updateMembership(club.ctx, {
      id,
      membership: ChangeMembershipSchema.parse({ ...onlyThere, name, priceInterval: 'OneTime' }),
      precondition: null,
    });
  expect(await namesOf(club)).toEqual(['Kurs', 'Change', 'Cancellation']);
});
