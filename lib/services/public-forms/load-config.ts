import type { Tx } from '@/db/client';
import { lockCatalogShared } from '@/db/locks';
import type { SubmissionKind } from '@/lib/rules/enums';
import { toCustomField } from '@/lib/services/custom-fields/read';
import { toFormCancellation, toFormDesign, toFormMembership } from '@/lib/services/forms/read';
import { type FormRows, getFormRows } from './queries';
import { toOfferedMembership } from './serialize';

/** Everything that a form, a quote and a check need to know of a club; only what is offered now. */
export type FormConfig = ReturnType<typeof toFormConfig>;

/**
 * Reads a club's form in one statement, in the caller's transaction, so that what is checked is what is stored.
 * `membershipFormConfig` of lib/rules takes it as it is. Throws 404 where the club is not there.
 */
export async function loadConfig(tx: Tx, clubId: string, kind: SubmissionKind): Promise<FormConfig> {
  return toFormConfig(await getFormRows(tx, clubId, kind));
}

/** As `loadConfig`, for a submission that will name what it reads: none of it can be deleted before the transaction ends. */
export async function holdConfig(tx: Tx, clubId: string, kind: SubmissionKind): Promise<FormConfig> {
  const locked = lockCatalogShared(tx, clubId);
  const [config] = await Promise.all([loadConfig(tx, clubId, kind), locked]);
  return config;
}

/** No mandate without a creditor identifier: until the club has one, its members pay on account. */
function offering<Settings extends { showSepa: boolean; showOnAccount: boolean }>(
  settings: Settings,
  creditorId: string,
): Settings {
  return creditorId === '' ? { ...settings, showSepa: false, showOnAccount: true } : settings;
}

function toFormConfig(rows: FormRows) {
  const { isEnabled, minSelection, maxSelection } = rows.departmentSettings;
  return {
    club: rows.club,
    logo: rows.logo,
    settings: offering(toFormMembership(rows.membershipForm), rows.club.creditorId),
    cancellation: toFormCancellation(rows.cancellationForm),
    design: toFormDesign(rows.design),
    departmentSettings: { isEnabled, minSelection, maxSelection },
    privacy: { policyUrl: rows.privacy.policyUrl, text: rows.privacy.text },
    memberships: rows.tariffs.map(tariff => toOfferedMembership(tariff, rows)),
    departments: rows.departments,
    customFields: rows.customFields.map(toCustomField),
    consents: rows.consents,
  };
}
