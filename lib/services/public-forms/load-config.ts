import { holdCatalog } from '@/db/catalog-lock';
import type { Tx } from '@/db/client';
import type { SubmissionKind } from '@/lib/contracts/enums';
import { FormCancellation, FormDesign, FormMembership } from '@/lib/contracts/forms';
import { toCustomField } from '@/lib/services/custom-fields/serialize';
import { type FormRows, getFormRows } from './queries';
import { toOfferedMembership } from './serialize';

/** Everything that a form, a quote and a check need to know of a club; only what is offered now. */
export type FormConfig = ReturnType<typeof toFormConfig>;

/**
 * Reads a club's form in one statement, in the caller's transaction, so that what is checked is what is stored.
 * `membershipFormConfig` of lib/forms takes it as it is. Throws 404 where the club is not there.
 */
export async function loadConfig(tx: Tx, clubId: string, kind: SubmissionKind): Promise<FormConfig> {
  return toFormConfig(await getFormRows(tx, clubId, kind));
}

/** As `loadConfig`, for a submission that will name what it reads: none of it can be deleted before the transaction ends. */
export async function holdConfig(tx: Tx, clubId: string, kind: SubmissionKind): Promise<FormConfig> {
  await holdCatalog(tx, clubId);
  return loadConfig(tx, clubId, kind);
}

function toFormConfig(rows: FormRows) {
  const { notes, showSepa, showOnAccount, showSignature, needConfirmation } = rows.membershipForm;
  const { isEnabled, minSelection, maxSelection } = rows.departmentSettings;
  const { presetDesign, customDesign, additionalCss } = rows.design;
  return {
    club: rows.club,
    logo: rows.logo,
    settings: FormMembership.parse({ notes, showSepa, showOnAccount, showSignature, needConfirmation }),
    cancellation: toFormCancellation(rows.cancellationForm),
    design: FormDesign.parse({ presetDesign, customDesign, additionalCss }),
    departmentSettings: { isEnabled, minSelection, maxSelection },
    privacy: { policyUrl: rows.privacy.policyUrl, text: rows.privacy.text },
    memberships: rows.tariffs.map(tariff => toOfferedMembership(tariff, rows)),
    departments: rows.departments,
    customFields: rows.customFields.map(toCustomField),
    consents: rows.consents,
  };
}

function toFormCancellation(row: FormRows['cancellationForm']): FormCancellation {
  const { clubId: _clubId, version: _version, updatedAt: _updatedAt, ...form } = row;
  const { noticePeriodValue, noticePeriodUnit, ...settings } = form;
  return FormCancellation.parse({
    ...settings,
    noticePeriod: { value: noticePeriodValue, unit: noticePeriodUnit },
  });
}
