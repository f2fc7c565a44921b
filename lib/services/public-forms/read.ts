import { createHash } from 'node:crypto';
import { readClub } from '@/db/client';
import { issueFormToken } from '@/lib/auth/form-token';
import { makeChallenge } from '@/lib/auth/proof-of-work';
import { PublicFurtherForm } from '@/lib/contracts/further-forms';
import type { PublicCancellationForm, PublicForm } from '@/lib/contracts/public';
import type { Ctx } from '@/lib/platform/context';
import { today } from '@/lib/rules/dates/calendar';
import { earliestEffectiveDate } from '@/lib/rules/dates/cancellation-date';
import type { Locale, SubmissionKind } from '@/lib/rules/enums';
import type { LanguagesOfClub } from '@/lib/rules/texts/translations';
import { getFormDesign } from '@/lib/services/forms/read';
import { closedOf } from './closed';
import { type FormConfig, loadKeptConfig, shownConfig } from './load-config';
import { listFullTariffIds } from './queries';
import { toPublicClub, toPublicConsent, toPublicDesign } from './serialize';

/** The change request has the settings of the membership form (interface specification). */
export type PublicFormKind = Exclude<SubmissionKind, 'Cancellation'>;

/** Chooses the language of a form by those that its club has; without it, forms are in the club's language. */
export type ChooseLocale = (club: LanguagesOfClub) => Locale | undefined;

/**
 * The public data of a form of the club, with a new form token. `furtherForm` is the slug of a further membership form.
 * Throws 404 for an unknown one.
 */
export async function getPublicForm(
  ctx: Ctx,
  kind: PublicFormKind,
  choose?: ChooseLocale,
  furtherForm: string | null = null,
): Promise<PublicForm> {
  const stored = await readClub(ctx, tx => loadKeptConfig(tx, ctx.clubId, kind, furtherForm));
  const config = shownConfig(stored, choose?.(stored.club));
  const { locale, settings, departmentSettings, memberships, departments, customFields, privacy } = config;
  const consents = config.consents.map(toPublicConsent);
  const { showSepa, showOnAccount, showSignature, needConfirmation } = settings;
  return {
    kind,
    club: toPublicClub(config),
    locale,
    furtherForm: config.furtherForm && PublicFurtherForm.parse(config.furtherForm),
    settings,
    departmentSettings,
    memberships,
    departments,
    customFields,
    privacy,
    consents,
    familyConsents: config.familyConsents,
    design: toPublicDesign(config.design),
    edition: editionOf({
      departmentSettings,
      showSepa,
      showOnAccount,
      showSignature,
      needConfirmation,
      ...questionsOf(stored),
      consents: stored.consents,
      familyConsents: stored.familyConsents,
      fields: stored.settings.fields,
    }),
    today: today(config.club.timeZone, ctx.now),
    closed: closedOf(config, kind, ctx.now),
    ...(await openWith(ctx, settings.needProofOfWork)),
  };
}

/**
 * Returns everything that the club's cancellation form needs, with a new form token and the earliest end of a
 * cancellation that is sent today. The form shows that end before sending (contract §4).
 */
export async function getPublicCancellationForm(
  ctx: Ctx,
  choose?: ChooseLocale,
): Promise<PublicCancellationForm> {
  const stored = await readClub(ctx, tx => loadKeptConfig(tx, ctx.clubId, 'Cancellation'));
  const config = shownConfig(stored, choose?.(stored.club));
  const { locale, cancellation, departments, customFields, privacy } = config;
  const { notes: _notes, isActive: _isActive, closedText: _closedText, ...rules } = stored.cancellation;
  const day = today(config.club.timeZone, ctx.now);
  return {
    kind: 'Cancellation',
    club: toPublicClub(config),
    locale,
    settings: cancellation,
    departments,
    customFields,
    privacy,
    edition: editionOf({ ...questionsOf(stored), rules }),
    design: toPublicDesign(config.design),
    today: day,
    earliest: earliestEffectiveDate(cancellation, day),
    closed: closedOf(config, 'Cancellation', ctx.now),
    ...(await openWith(ctx, cancellation.needProofOfWork)),
  };
}

/** What every form asks and offers, in every language: an edition is the same for all of them. */
function questionsOf({ memberships, departments, customFields, privacy }: FormConfig) {
  return { memberships: memberships.map(withoutFullness), departments, customFields, privacy };
}

/** The last place that is taken changes no question: a form that is open stays valid. */
function withoutFullness({ isFull: _isFull, ...membership }: PublicForm['memberships'][number]) {
  return membership;
}

/** A short hash of the fields and offers of a form; it changes only with them. */
function editionOf(asked: object): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 16);
}

/** A new form token, and its proof-of-work task if the club requires one. */
export async function openWith(
  { clubId, now }: Pick<Ctx, 'clubId' | 'now'>,
  needProofOfWork: boolean,
): Promise<Pick<PublicForm, 'formToken' | 'challenge'>> {
  const formToken = issueFormToken(clubId, now);
  if (!needProofOfWork) return { formToken, challenge: null };
  const { parameters, signature } = await makeChallenge(formToken);
  return { formToken, challenge: { parameters: { ...parameters }, signature } };
}

/** The ids of the club's active tariffs that have no place left. */
export async function listFullTariffs(ctx: Ctx): Promise<ReadonlySet<string>> {
  return new Set(await readClub(ctx, tx => listFullTariffIds(tx, ctx.clubId)));
}

type Designed = Pick<PublicForm, 'design' | 'formToken' | 'closed' | 'challenge'>;

/** A form as its editor previews it: with the draft of the design, open, and without a token. */
export async function asPreview<Form extends Designed>(ctx: Ctx, form: Form): Promise<Form> {
  const { design } = await getFormDesign(ctx, { isPreview: true });
  return { ...form, design: toPublicDesign(design), formToken: '', closed: null, challenge: null };
}
