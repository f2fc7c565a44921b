import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { buildOnce } from '@/db/build-once';
import type { Db, Tx } from '@/db/client';
import { firstRow } from '@/db/first-row';
import { jsonRows, rowOfClub, wantedClub, written } from '@/db/json-rows';
import {
  customFields,
  departments,
  membershipDepartmentPrices,
  membershipSurcharges,
  memberships,
} from '@/db/schema/catalog';
import { clubImages, clubs, departmentSettings } from '@/db/schema/clubs';
import {
  cancellationForms,
  consents,
  dataPrivacySettings,
  formDesigns,
  formVersions,
  membershipForms,
} from '@/db/schema/forms';
import { submissionMemberships, submissions } from '@/db/schema/submissions';
import { notFound } from '@/lib/platform/errors';
import type { SubmissionKind } from '@/lib/rules/enums';

/**
 * Whether a tariff of the wanted club has no place left; null without a limit. Reads at most as many applications as it
 * has places.
 */
function isFull(): SQL<boolean | null> {
  const { clubId, submissionId, membershipId } = submissionMemberships;
  return sql`case when ${memberships.places} is not null then exists (
    select from ${submissionMemberships}
    join ${submissions} on ${submissions.clubId} = ${clubId} and ${submissions.id} = ${submissionId}
    where ${clubId} = ${wantedClub} and ${membershipId} = ${memberships.id}
      and ${submissions.state} <> 'Rejected'
    offset ${memberships.places} - 1
  ) end`;
}

const tariffColumns = {
  id: memberships.id,
  name: memberships.name,
  description: memberships.description,
  membershipPriceCents: memberships.membershipPriceCents,
  priceInterval: memberships.priceInterval,
  isFamilyMembership: memberships.isFamilyMembership,
  isOnlyInFurtherForms: memberships.isOnlyInFurtherForms,
  translations: memberships.translations,
  externalCode: memberships.externalCode,
  isActive: memberships.isActive,
  sortOrder: memberships.sortOrder,
  minAge: memberships.minAge,
  maxAge: memberships.maxAge,
  validFrom: memberships.validFrom,
  validUntil: memberships.validUntil,
  fullText: memberships.fullText,
  isFull: isFull(),
};

const departmentPriceColumns = {
  id: membershipDepartmentPrices.id,
  membershipId: membershipDepartmentPrices.membershipId,
  departmentId: membershipDepartmentPrices.departmentId,
  priceCents: membershipDepartmentPrices.priceCents,
};

const surchargeColumns = {
  id: membershipSurcharges.id,
  membershipId: membershipSurcharges.membershipId,
  name: membershipSurcharges.name,
  description: membershipSurcharges.description,
  priceCents: membershipSurcharges.priceCents,
  scope: membershipSurcharges.scope,
  dueType: membershipSurcharges.dueType,
  isOptional: membershipSurcharges.isOptional,
  minAge: membershipSurcharges.minAge,
  maxAge: membershipSurcharges.maxAge,
  translations: membershipSurcharges.translations,
  sortOrder: membershipSurcharges.sortOrder,
};

const departmentColumns = {
  id: departments.id,
  name: departments.name,
  description: departments.description,
  translations: departments.translations,
  minAge: departments.minAge,
  maxAge: departments.maxAge,
  externalCode: departments.externalCode,
  isActive: departments.isActive,
  sortOrder: departments.sortOrder,
};

const customFieldColumns = {
  internalName: customFields.internalName,
  label: customFields.label,
  description: customFields.description,
  placeholder: customFields.placeholder,
  translations: customFields.translations,
  type: customFields.type,
  category: customFields.category,
  forms: customFields.forms,
  isRequired: customFields.isRequired,
  isActive: customFields.isActive,
  options: customFields.options,
  minLength: customFields.minLength,
  maxLength: customFields.maxLength,
  min: customFields.min,
  max: customFields.max,
  pattern: customFields.pattern,
  defaultValue: customFields.defaultValue,
  showIf: customFields.showIf,
  sortOrder: customFields.sortOrder,
  maxBytes: customFields.maxBytes,
};

const consentColumns = {
  id: consents.id,
  mediaType: consents.mediaType,
  label: consents.label,
  text: consents.text,
  translations: consents.translations,
  textVersion: consents.textVersion,
  isRequired: consents.isRequired,
};

/** The lists that a form offers, for the club of the outer statement: active items only, in the club's order. */
function makeOffers(kind: SubmissionKind) {
  const ofClub = (table: { clubId: PgColumn }) => sql`${table.clubId} = ${wantedClub}`;
  const isOffered = (table: { clubId: PgColumn; isActive: PgColumn }) =>
    sql`${ofClub(table)} and ${table.isActive}`;
  return {
    tariffs: jsonRows(
      tariffColumns,
      sql`${memberships.sortOrder}, ${memberships.name}`,
      sql`${memberships} where ${isOffered(memberships)}`,
    ),
    departmentPrices: jsonRows(
      departmentPriceColumns,
      sql`${membershipDepartmentPrices.id}`,
      sql`${membershipDepartmentPrices} where ${ofClub(membershipDepartmentPrices)}`,
    ),
    surcharges: jsonRows(
      surchargeColumns,
      sql`${membershipSurcharges.sortOrder}, ${membershipSurcharges.name}`,
      sql`${membershipSurcharges} where ${ofClub(membershipSurcharges)}`,
    ),
    departments: jsonRows(
      departmentColumns,
      sql`${departments.sortOrder}, ${departments.name}`,
      sql`${departments} where ${isOffered(departments)}`,
    ),
    customFields: jsonRows(
      customFieldColumns,
      sql`${customFields.sortOrder}, ${customFields.label}`,
      sql`${customFields} where ${isOffered(customFields)}
        and ${customFields.deletedAt} is null and ${sql.raw(`'${kind}'`)} = any(${customFields.forms})`,
    ),
    consents: jsonRows(
      consentColumns,
      sql`${consents.sortOrder}, ${consents.id}`,
      sql`${consents} where ${isOffered(consents)}`,
    ),
  };
}

const offers = {
  Membership: makeOffers('Membership'),
  Change: makeOffers('Change'),
  Cancellation: makeOffers('Cancellation'),
} satisfies Record<SubmissionKind, unknown>;

/** Settings and offers of a form in one statement; throws 404 if the club does not exist. */
export async function getFormRows(tx: Tx, clubId: string, kind: SubmissionKind) {
  const [row] = await tx
    .select({
      club: clubs,
      logo: { contentHash: clubImages.contentHash, width: clubImages.width, height: clubImages.height },
      membershipForm: membershipForms,
      cancellationForm: cancellationForms,
      departmentSettings,
      privacy: dataPrivacySettings,
      design: formDesigns,
      ...offers[kind],
    })
    .from(clubs)
    .innerJoin(rowOfClub(clubId), sql`${clubs.id} = ${wantedClub}`)
    .innerJoin(membershipForms, eq(membershipForms.clubId, clubs.id))
    .innerJoin(cancellationForms, eq(cancellationForms.clubId, clubs.id))
    .innerJoin(departmentSettings, eq(departmentSettings.clubId, clubs.id))
    .innerJoin(dataPrivacySettings, eq(dataPrivacySettings.clubId, clubs.id))
    .innerJoin(formDesigns, and(eq(formDesigns.clubId, clubs.id), eq(formDesigns.stage, 'Published')))
    .leftJoin(clubImages, and(eq(clubImages.clubId, clubs.id), eq(clubImages.kind, 'Logo')));
  if (!row) throw notFound();
  return row;
}

export type FormRows = Awaited<ReturnType<typeof getFormRows>>;

const FormVersion = z.object({ clubId: z.uuid(), version: z.uuid() });

/** Runs outside a club scope, because this look-up finds the club. */
export async function findVersionRow(
  db: Pick<Db, 'execute'>,
  slug: string,
): Promise<z.output<typeof FormVersion> | null> {
  const rows = await db.execute(
    sql`select club_id as "clubId", version from find_form_version(${slug}) as found`,
  );
  return firstRow(FormVersion, rows);
}

/** The version of what the club's forms show. A club has one from the commit that creates it. */
export async function findVersionOfClub(tx: Tx, clubId: string): Promise<string | null> {
  const [row] = await selectVersion(tx, { clubId });
  return row?.version ?? null;
}

const selectVersion = buildOnce(['clubId'], (tx, given) =>
  tx
    .select({ version: formVersions.version })
    .from(formVersions)
    .where(eq(formVersions.clubId, given('clubId'))),
);

/** The ids of the active tariffs that have no place left. */
export async function listFullTariffIds(tx: Tx, clubId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: memberships.id })
    .from(memberships)
    .innerJoin(rowOfClub(clubId), sql`${memberships.clubId} = ${wantedClub}`)
    .where(and(memberships.isActive, written(isFull())));
  return rows.map(({ id }) => id);
}

const { data, contentType, contentHash } = clubImages;
const selectLogo = buildOnce(['clubId'], (tx, given) =>
  tx
    .select({ data, contentType, contentHash })
    .from(clubImages)
    .where(and(eq(clubImages.clubId, given('clubId')), eq(clubImages.kind, 'Logo'))),
);

/** The logo's bytes and their hash; throws 404 if the club has none. */
export async function getLogoRow(tx: Tx, clubId: string) {
  const [row] = await selectLogo(tx, { clubId });
  if (!row) throw notFound();
  return row;
}

/** The background of a version, else the published one. Throws 404 if there is none. */
export async function getBackgroundRow(tx: Tx, clubId: string, version: string | null) {
  const isNamed = sql`starts_with(${clubImages.contentHash}, ${version ?? ''})`;
  const isPublished = eq(clubImages.kind, 'Background');
  const isKnown =
    version === null ? isPublished : or(isPublished, and(eq(clubImages.kind, 'BackgroundDraft'), isNamed));
  const [row] = await tx
    .select({ data, contentType, contentHash })
    .from(clubImages)
    .where(and(eq(clubImages.clubId, clubId), isKnown))
    .orderBy(desc(isNamed), clubImages.kind)
    .limit(1);
  if (!row) throw notFound();
  return row;
}
