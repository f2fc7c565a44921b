import { createHash } from 'node:crypto';
import { withClub } from '@/db/client';
import { issueFormToken } from '@/lib/auth/form-token';
import { makeChallenge } from '@/lib/auth/proof-of-work';
import type { PublicCancellationForm, PublicForm } from '@/lib/contracts/public';
import type { Ctx } from '@/lib/platform/context';
import { today } from '@/lib/rules/dates/calendar';
import { earliestEffectiveDate } from '@/lib/rules/dates/cancellation-date';
import type { SubmissionKind } from '@/lib/rules/enums';
import { getFormDesign } from '@/lib/services/forms/read';
import { closedOf } from './closed';
import { loadConfig } from './load-config';
import { toPublicClub, toPublicConsent, toPublicDesign } from './serialize';

/** The change request has the settings of the membership form (interface specification). */
export type PublicFormKind = Exclude<SubmissionKind, 'Cancellation'>;

/** The public data of a form of the club, with a new form token. */
export async function getPublicForm(ctx: Ctx, kind: PublicFormKind): Promise<PublicForm> {
  const config = await withClub(ctx, tx => loadConfig(tx, ctx.clubId, kind));
  const { settings, departmentSettings, memberships, departments, customFields, privacy } = config;
  const consents = config.consents.map(toPublicConsent);
  const asked = { departmentSettings, memberships, departments, customFields, privacy, consents };
  const { showSepa, showOnAccount, showSignature, needConfirmation, fields } = settings;
  return {
    kind,
    club: toPublicClub(config),
    settings,
    ...asked,
    design: toPublicDesign(config.design),
    edition: editionOf({
      ...asked,
      memberships: memberships.map(withoutFullness),
      showSepa,
      showOnAccount,
      showSignature,
      needConfirmation,
      fields,
    }),
    today: today(config.club.timeZone, ctx.now),
    closed: closedOf(config, kind),
    ...(await openWith(ctx, settings.needProofOfWork)),
  };
}

/**
 * Returns everything that the club's cancellation form needs, with a new form token and the earliest end of a
 * cancellation that is sent today. The form shows that end before sending (contract §4).
 */
export async function getPublicCancellationForm(ctx: Ctx): Promise<PublicCancellationForm> {
  const config = await withClub(ctx, tx => loadConfig(tx, ctx.clubId, 'Cancellation'));
  const { cancellation, departments, customFields, privacy } = config;
  const asked = { departments, customFields, privacy };
  const { notes: _notes, isActive: _isActive, closedText: _closedText, ...rules } = cancellation;
  const day = today(config.club.timeZone, ctx.now);
  return {
    kind: 'Cancellation',
    club: toPublicClub(config),
    settings: cancellation,
    ...asked,
    edition: editionOf({ ...asked, rules }),
    design: toPublicDesign(config.design),
    today: day,
    earliest: earliestEffectiveDate(cancellation, day),
    closed: closedOf(config, 'Cancellation'),
    ...(await openWith(ctx, cancellation.needProofOfWork)),
  };
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
async function openWith(
  { clubId, now }: Pick<Ctx, 'clubId' | 'now'>,
  needProofOfWork: boolean,
): Promise<Pick<PublicForm, 'formToken' | 'challenge'>> {
  const formToken = await issueFormToken(clubId, now);
  if (!needProofOfWork) return { formToken, challenge: null };
  const { parameters, signature } = await makeChallenge(formToken);
  return { formToken, challenge: { parameters: { ...parameters }, signature } };
}

type Designed = Pick<PublicForm, 'design' | 'formToken' | 'closed' | 'challenge'>;

/** A form as its editor previews it: with the draft of the design, open, and without a token. */
export async function asPreview<Form extends Designed>(ctx: Ctx, form: Form): Promise<Form> {
  const { design } = await getFormDesign(ctx, { isPreview: true });
  return { ...form, design: toPublicDesign(design), formToken: '', closed: null, challenge: null };
}
