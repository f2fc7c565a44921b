import type { Tx } from '@/db/client';
import { lockCatalogShared } from '@/db/locks';
import type { Locale, SubmissionKind } from '@/lib/rules/enums';
import { inLanguage, offeredLocale } from '@/lib/rules/texts/translations';
import { toCustomField } from '@/lib/services/custom-fields/read';
import { toFormCancellation, toFormDesign, toFormMembership } from '@/lib/services/forms/read';
import { type FormRows, getFormRows } from './queries';
import { toOfferedMembership } from './serialize';

/** The club data that a form, a quote and a check need; only current offers. Texts are the club's own. */
export type FormConfig = ReturnType<typeof toFormConfig>;

/**
 * Reads a club's form in one statement, in the caller's transaction, so checks and stored data agree.
 * `membershipFormConfig` of lib/rules accepts the result. Throws 404 if the club does not exist.
 */
export async function loadConfig(tx: Tx, clubId: string, kind: SubmissionKind): Promise<FormConfig> {
  return toFormConfig(await getFormRows(tx, clubId, kind));
}

/**
 * As `loadConfig`, for a submission that will reference the result: locks it against deletion until the transaction
 * ends.
 */
export async function loadLockedConfig(tx: Tx, clubId: string, kind: SubmissionKind): Promise<FormConfig> {
  const locked = lockCatalogShared(tx, clubId);
  const [config] = await Promise.all([loadConfig(tx, clubId, kind), locked]);
  return config;
}

/** The form as a person sees it who asked for this language: in that one if the club offers it, else in the club's. */
export function shownConfig(config: FormConfig, asked: Locale | undefined): FormConfig & { locale: Locale } {
  const locale = offeredLocale(config.club, asked);
  return { ...inLanguage(config, locale, config.club.locale), locale };
}

/** Direct debit needs a creditor identifier: without one the club's members pay on account. */
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
    privacy: {
      policyUrl: rows.privacy.policyUrl,
      text: rows.privacy.text,
      translations: rows.privacy.translations,
    },
    memberships: rows.tariffs.map(tariff => toOfferedMembership(tariff, rows)),
    departments: rows.departments,
    customFields: rows.customFields.map(toCustomField),
    consents: rows.consents,
  };
}
