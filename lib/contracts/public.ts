import { z } from 'zod';
import { CustomFieldSchema, DepartmentSchema, DepartmentSettingsSchema, MembershipSchema } from './catalog';
import { ClubSlug } from './club';
import { Instant, RecordId } from './common';
import { ConsentMediaType, SubmitState } from './enum-schemas';
import { addressForms, ageReferences, locales, submissionKinds } from './enums';
import { FormDesign, FormMembership } from './forms';

/** All that a form of a club needs, and nothing that is not meant for everybody. */
export const PublicForm = z
  .object({
    kind: z.enum(submissionKinds),
    club: z.object({
      slug: ClubSlug,
      name: z.string(),
      legalName: z.string(),
      street: z.string(),
      zip: z.string(),
      city: z.string(),
      country: z.string(),
      email: z.string(),
      website: z.string(),
      creditorId: z.string(),
      currency: z.string(),
      locale: z.enum(locales),
      timeZone: z.string(),
      ageReference: z.enum(ageReferences),
      addressForm: z.enum(addressForms),
      logo: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
    }),
    settings: FormMembership,
    design: FormDesign,
    departmentSettings: DepartmentSettingsSchema,
    memberships: z.array(MembershipSchema),
    departments: z.array(DepartmentSchema),
    customFields: z.array(CustomFieldSchema),
    privacy: z.object({ policyUrl: z.string(), text: z.string() }),
    consents: z.array(
      z.object({
        id: RecordId,
        mediaType: ConsentMediaType,
        label: z.string(),
        text: z.string(),
        isRequired: z.boolean(),
      }),
    ),
    /** Today in the club's time zone. */
    today: z.iso.date(),
    formToken: z.string(),
  })
  .meta({ id: 'PublicForm' });
export type PublicForm = z.output<typeof PublicForm>;

export const QuoteRequest = z
  .strictObject({
    membershipId: RecordId,
    birthDate: z.iso.date(),
    entryDate: z.iso.date().optional(),
    departmentIds: z.array(RecordId).max(100).default([]),
    surchargeIds: z.array(RecordId).max(100).default([]),
    familyMembers: z
      .array(
        z.strictObject({ birthDate: z.iso.date(), departmentIds: z.array(RecordId).max(100).optional() }),
      )
      .max(20)
      .default([]),
  })
  .meta({ id: 'QuoteRequest' });
export type QuoteRequest = z.output<typeof QuoteRequest>;

/** What a confirmation link is about, for the person who opened it. */
export const ConfirmationInfo = z
  .object({
    clubName: z.string(),
    clubSlug: ClubSlug,
    kind: z.enum(submissionKinds),
    number: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    receivedAt: Instant,
    expiresAt: Instant,
    /** Set where a guardian confirms for a minor. */
    guardianName: z.string().nullable(),
    isConfirmed: z.boolean().describe('Whether this link was used already'),
    state: SubmitState,
    locale: z.enum(locales),
  })
  .meta({ id: 'ConfirmationInfo' });
export type ConfirmationInfo = z.output<typeof ConfirmationInfo>;
