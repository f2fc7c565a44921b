import type { Tx } from '@/db/client';
import { withoutNulls } from '@/lib/contracts/common';
import type { FurtherForm } from '@/lib/contracts/further-forms';
import { narrowToForm, narrowToStandard } from '@/lib/contracts/narrow-to-form';
import { notFound } from '@/lib/platform/errors';
import { withoutCondition } from '@/lib/rules/custom-fields/field-condition';
import type { Locale, SubmissionKind } from '@/lib/rules/enums';
import { inLanguage, offeredLocale } from '@/lib/rules/texts/translations';
import { toCustomField } from '@/lib/services/custom-fields/read';
import { toFamilyConsents } from '@/lib/services/data-privacy/read';
import { toFormCancellation, toFormDesign, toFormMembership } from '@/lib/services/forms/read';
import { findFurtherForm } from '@/lib/services/further-forms/read';
import { type FormRows, findVersionOfClub, getFormRows, listFullTariffIds } from './queries';
import { toOfferedMembership } from './serialize';

/** The club data that a form, a quote and a check need; only current offers. Texts are the club's own. */
export type FormConfig = ReturnType<typeof toFormConfig>;

/**
 * Reads a club's form in one statement, in the caller's transaction, so checks and stored data agree.
 * `membershipFormConfig` of lib/rules accepts the result. `furtherForm` is the slug of a further membership form. Throws
 * 404 if the club or that form does not exist.
 */
export async function loadConfig(
  tx: Tx,
  clubId: string,
  kind: SubmissionKind,
  furtherForm: string | null = null,
): Promise<FormConfig> {
  const config = await findConfig(tx, clubId, kind, furtherForm);
  if (!config) throw notFound();
  return config;
}

/** The config with all tariffs, from which `narrowToStandard` and `narrowToForm` make those of the membership forms. */
export async function loadWholeConfig(tx: Tx, clubId: string): Promise<FormConfig> {
  return toFormConfig(await getFormRows(tx, clubId, 'Membership'));
}

/** Null if the club has no such further form. */
async function findConfig(
  tx: Tx,
  clubId: string,
  kind: SubmissionKind,
  furtherForm: string | null,
): Promise<FormConfig | null> {
  if (furtherForm === null) {
    return withConditions(kind, narrowToStandard(toFormConfig(await getFormRows(tx, clubId, kind))));
  }
  const [rows, form] = await Promise.all([
    getFormRows(tx, clubId, kind),
    kind === 'Membership' ? findFurtherForm(tx, clubId, furtherForm) : null,
  ]);
  return form && narrowToForm(toFormConfig(rows), form);
}

/** Change requests and cancellations do not know what the conditions of custom fields depend on. */
function withConditions(kind: SubmissionKind, config: FormConfig): FormConfig {
  if (kind === 'Membership') return config;
  return { ...config, customFields: config.customFields.map(withoutCondition) };
}

/** A version is never used again, so what was read for it stays right. The oldest is dropped first. */
const keptConfigs = new Map<string, FormConfig>();
const keptMax = 200;

/**
 * As `loadConfig`, but reads the form only if this process does not have its version. The transaction must not have
 * changed the form: its version changes with the commit.
 */
export async function loadKeptConfig(
  tx: Tx,
  clubId: string,
  kind: SubmissionKind,
  furtherForm: string | null = null,
): Promise<FormConfig> {
  const config = await findKeptConfig(tx, clubId, kind, furtherForm);
  if (!config) throw notFound();
  return config;
}

/**
 * As `loadKeptConfig`, for a submission that will reference the result: the caller has locked it against deletion
 * (`withLockedCatalog`). A further form that was deleted meanwhile is the standard form, closed.
 */
export async function loadLockedConfig(
  tx: Tx,
  clubId: string,
  kind: SubmissionKind,
  furtherForm: string | null = null,
): Promise<FormConfig> {
  const config = await findKeptConfig(tx, clubId, kind, furtherForm);
  if (config) return config;
  const standard = await loadKeptConfig(tx, clubId, kind);
  return { ...standard, settings: { ...standard.settings, isActive: false, closedText: '' } };
}

/** Null if the club has no such further form. */
async function findKeptConfig(
  tx: Tx,
  clubId: string,
  kind: SubmissionKind,
  furtherForm: string | null,
): Promise<FormConfig | null> {
  const version = await findVersionOfClub(tx, clubId);
  const key = `${version} ${kind} ${furtherForm ?? ''}`;
  const kept = keptConfigs.get(key);
  if (kept) return withFullness(tx, clubId, kept);
  const config = await findConfig(tx, clubId, kind, furtherForm);
  // Without a version, the transaction creates the club.
  if (version && config) keep(key, config);
  return config;
}

function keep(key: string, config: FormConfig): void {
  const [oldest] = keptConfigs.keys();
  if (keptConfigs.size >= keptMax && oldest !== undefined) keptConfigs.delete(oldest);
  keptConfigs.set(key, config);
}

/** The fullness of tariffs has no version: each application may change it. */
async function withFullness(tx: Tx, clubId: string, config: FormConfig): Promise<FormConfig> {
  if (config.memberships.every(({ isFull }) => isFull === undefined)) return config;
  const fullIds = await listFullTariffIds(tx, clubId);
  const memberships = config.memberships.map(one =>
    one.isFull === undefined ? one : { ...one, isFull: fullIds.includes(one.id) },
  );
  return { ...config, memberships };
}

const shownConfigs = new WeakMap<FormConfig, Map<Locale, FormConfig & { locale: Locale }>>();

/** The form as a person sees it who asked for this language: in that one if the club offers it, else in the club's. */
export function shownConfig(config: FormConfig, asked: Locale | undefined): FormConfig & { locale: Locale } {
  const locale = offeredLocale(config.club, asked);
  const byLocale = shownConfigs.get(config) ?? new Map<Locale, FormConfig & { locale: Locale }>();
  const shown = byLocale.get(locale) ?? { ...inLanguage(config, locale, config.club.locale), locale };
  shownConfigs.set(config, byLocale.set(locale, shown));
  return shown;
}

/** Direct debit needs a creditor identifier: without one the club's members pay on account. */
function offering<Settings extends { showSepa: boolean; showOnAccount: boolean }>(
  settings: Settings,
  creditorId: string,
): Settings {
  return creditorId === '' ? { ...settings, showSepa: false, showOnAccount: true } : settings;
}

const noFurtherForm: FurtherForm | null = null;

function toFormConfig(rows: FormRows) {
  const { isEnabled, minSelection, maxSelection } = rows.departmentSettings;
  return {
    club: rows.club,
    logo: rows.logo,
    furtherForm: noFurtherForm,
    settings: offering(toFormMembership(rows.membershipForm), rows.club.creditorId),
    cancellation: toFormCancellation(rows.cancellationForm),
    design: toFormDesign(rows.design),
    departmentSettings: { isEnabled, minSelection, maxSelection },
    privacy: {
      policyUrl: rows.privacy.policyUrl,
      text: rows.privacy.text,
      translations: rows.privacy.translations,
    },
    familyConsents: toFamilyConsents(rows.privacy),
    memberships: rows.tariffs.map(tariff => toOfferedMembership(tariff, rows)),
    departments: rows.departments.map(department => withoutNulls(department)),
    customFields: rows.customFields.map(toCustomField),
    consents: rows.consents,
  };
}
