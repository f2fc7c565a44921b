import sharp from 'sharp';
import { v7 as uuid } from 'uuid';
import type { Db } from '@/db/client';
import { issueFormToken } from '@/lib/auth/form-token';
import { ChangeCustomFieldSchema, ChangeDepartment, ChangeMembershipSchema } from '@/lib/contracts/catalog';
import { ChangeClubInfo } from '@/lib/contracts/club';
import { ChangeDataPrivacySchema } from '@/lib/contracts/data-privacy';
import { FormMembership } from '@/lib/contracts/forms';
import type { MembershipSubmit } from '@/lib/contracts/submissions/submissions';
import type { Actor, Ctx } from '@/lib/platform/context';
import { createClub } from '@/lib/services/clubs/create';
import { createCustomField } from '@/lib/services/custom-fields/create';
import { updateDataPrivacy } from '@/lib/services/data-privacy/update';
import { createDepartment } from '@/lib/services/departments/create';
import { updateMembershipForm } from '@/lib/services/forms/update-membership-form';
import { createMembership } from '@/lib/services/memberships/create';

/** A club with tariffs, departments, custom fields and consents, made by the club's own verbs. */
export type OfferingClub = Awaited<ReturnType<typeof makeOfferingClub>>;

const member: Actor = { kind: 'Member', ip: '203.0.113.7', userAgent: 'Mozilla/5.0 (Tests)' };

/** A summer afternoon in Berlin. */
export const summer = new Date('2026-07-01T12:00:00.000Z');

export async function makeOfferingClub(db: Db, form: Partial<FormMembership> = {}) {
  const slug = `club-${uuid().slice(-12)}`;
  const info = {
    name: 'TSV Beispiel',
    legalName: 'TSV Beispiel e. V.',
    creditorId: 'DE98ZZZ09999999999',
    mandatePrefix: 'TSV',
    deletingRole: 'Clerk' as const,
  };
  const clubId = await createClub(db, slug, ChangeClubInfo.parse({ ...info, email: 'office@club.example' }));
  const ctx: Ctx = { db, clubId, actor: { kind: 'System' }, now: summer, requestId: 'test', locale: 'en' };
  const department = (name: string, sortOrder: number, isActive = true) =>
    createDepartment(ctx, ChangeDepartment.parse({ name, sortOrder, isActive }));
  const football = await department('Fußball', 1);
  const tennis = await department('Tennis', 2);
  const closed = await department('Curling', 3, false);
  const adult = await createMembership(
    ctx,
    ChangeMembershipSchema.parse({
      name: 'Erwachsene',
      sortOrder: 1,
      membershipPrice: 12.5,
      priceInterval: 'Monthly',
      departmentPrices: [{ departmentId: football.id, price: 3 }],
      surcharges: [
        { name: 'Aufnahme', price: 25, scope: 'PerApplication', dueType: 'OneTime' },
        { name: 'Spind', price: 2, scope: 'PerApplication', dueType: 'Recurring', isOptional: true },
      ],
    }),
  );
  const family = await createMembership(
    ctx,
    ChangeMembershipSchema.parse({
      name: 'Familie',
      sortOrder: 2,
      membershipPrice: 30,
      priceInterval: 'Yearly',
      isFamilyMembership: true,
    }),
  );
  const old = await createMembership(
    ctx,
    ChangeMembershipSchema.parse({
      name: 'Früher',
      sortOrder: 3,
      membershipPrice: 1,
      priceInterval: 'Yearly',
      isActive: false,
    }),
  );
  await createCustomField(
    ctx,
    ChangeCustomFieldSchema.parse({
      internalName: 'shirtSize',
      type: 'Text',
      label: 'Größe',
      category: 'Personal',
      forms: ['Membership', 'Change'],
    }),
  );
  await updateDataPrivacy(
    ctx,
    ChangeDataPrivacySchema.parse({
      text: 'Wir speichern, was nötig ist.',
      consents: [
        { mediaType: 'Website', label: 'Fotos auf der Website' },
        { mediaType: 'Press', label: 'Fotos in der Presse', isActive: false },
      ],
    }),
  );
  await updateMembershipForm(ctx, FormMembership.parse({ showSignature: false, ...form }));
  return {
    clubId,
    slug,
    ctx,
    football,
    tennis,
    closed,
    adult,
    family,
    old,
    memberCtx: { ...ctx, actor: member },
  };
}

/** Issues a form token, by default a minute before `summer`. */
export function tokenFor(clubId: string, openedAt = new Date(summer.getTime() - 60_000)): string {
  return issueFormToken(clubId, openedAt);
}

/** Returns a valid application of an adult who pays on account. */
export function applicationTo({ adult, football }: OfferingClub): MembershipSubmit {
  return {
    gender: 'Female',
    firstName: 'Änne',
    lastName: 'Groß',
    birthDate: '1990-02-28',
    street: 'Am Markt 1',
    zip: '53111',
    city: 'Köln',
    email: 'aenne@example.org',
    phone: '0228 123456',
    membershipId: adult.id,
    departmentIds: [football.id],
    paymentMethod: 'OnAccount',
    privacyAccepted: true,
  };
}

export const bankData = {
  paymentMethod: 'SepaDirectDebit',
  iban: 'de89 3704 0044 0532 0130 00',
  accountHolder: 'Änne Groß-Kontoinhaberin',
  sepaMandateAccepted: true,
} as const;

/** Returns a signature in the form that a browser sends. */
export async function drawnSignature(): Promise<string> {
  const line = Buffer.from(
    '<svg width="300" height="100"><path d="M10 80 L290 20" stroke="black" stroke-width="4"/></svg>',
  );
  return `data:image/png;base64,${(await sharp(line).png().toBuffer()).toString('base64')}`;
}
