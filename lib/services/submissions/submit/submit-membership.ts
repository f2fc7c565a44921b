import type { Tx } from '@/db/client';
import { withLockedCatalog } from '@/db/locks';
import { runParallel } from '@/db/run-parallel';
import { membershipFormConfig } from '@/lib/contracts/form-config';
import type { MembershipSubmit, MembershipSubmitResponse } from '@/lib/contracts/submissions/submissions';
import type { StaffWarning } from '@/lib/mail/queue-staff-notifications';
import type { Ctx } from '@/lib/platform/context';
import type { Locale } from '@/lib/rules/enums';
import { quoteApplication } from '@/lib/rules/money/quote-application';
import { checkMembershipApplication } from '@/lib/rules/submissions/check-membership-application';
import { checkNobodyTwice } from '@/lib/rules/submissions/nobody-twice';
import { likenessesOf, needsGuardians } from '@/lib/rules/submissions/signing-rules';
import { inLanguage } from '@/lib/rules/texts/translations';
import { type FormConfig, loadLockedConfig, shownConfig } from '@/lib/services/public-forms/load-config';
import { toPriceQuote } from '@/lib/services/public-forms/serialize';
import { queueFamilyNotices, withFamilyNames } from '@/lib/services/submissions/family/family-mails';
import { attachUploads } from '@/lib/services/submissions/files/attach';
import type { ChosenDepartment, MailFacts } from '@/lib/services/submissions/mail-facts';
import type { SubmissionRow } from '@/lib/services/submissions/queries';
import { makeMembershipRows } from './membership-rows';
import { type Receipt, receiptOf } from './paper-receipt';
import { findTokenUse, getMembershipParts, isTariffFull } from './queries';
import { requireOpenForm } from './require-open-form';
import {
  assertRight,
  assignNumber,
  newColumns,
  type PreparedSubmission,
  prepareSubmission,
  queueNews,
  receivedHistory,
  type SubmissionInput,
  storeSubmission,
  toSubmitResponse,
} from './submit-steps';
import { withUploads } from './with-uploads';

/**
 * Stores a membership application with history, mails, event and jobs, or nothing. `ctx.now` is the time of receipt,
 * except for a paper entry (`receiptOf`). Members need a form token; the same token with the same content returns the
 * first response. The places of a tariff are never exceeded. Throws a 400 with every violation, and a 409 if the form is
 * closed for members or a further form is gone (`form-closed`), or the
 * token was spent for other content (`form-token-used`).
 */
export async function submitMembership(
  ctx: Ctx,
  input: SubmissionInput<MembershipSubmit>,
): Promise<MembershipSubmitResponse> {
  const sent = await prepareSubmission(ctx, 'Membership', input);
  return withLockedCatalog(ctx, async tx => {
    const loaded = await loadLockedConfig(tx, ctx.clubId, 'Membership', sent.body.form);
    const { prepared, ...uploads } = await withUploads(tx, ctx, sent, loaded.customFields);
    const config = await withPlaces(tx, ctx, prepared, loaded);
    const receipt = receiptOf(ctx, prepared.body.paper, config);
    const { day, form } = receipt;
    const quote = check(await requireOpenForm(tx, ctx, prepared, config), receipt);
    const place = await assignNumber(tx, ctx, prepared);
    if ('earlier' in place) return answerAgain(tx, ctx, place.earlier);
    const price = toPriceQuote(quote, form.club.currency);
    const { rows, links, confirmers, isByMinor } = makeMembershipRows(receipt.ctx, {
      ...prepared,
      ...place,
      form,
      quote,
      price,
      today: day,
      isOnPaper: receipt.isOnPaper,
    });
    const { paper } = prepared.body;
    const received = { row: rows.submission, timeZone: form.club.timeZone, links, paper };
    const stored = storeSubmission(tx, ctx, { ...rows, history: receivedHistory(ctx, received) });
    const { tokenId } = prepared;
    const attached = stored.then(({ id }) =>
      attachUploads(tx, ctx, { ...uploads, submissionId: id, tokenId }),
    );
    const row = { ...newColumns, ...rows.submission };
    const facts: MailFacts = {
      submission: row,
      club: form.club,
      membership: {
        ...rows.membership,
        name: tariffName(form, prepared, row.locale),
        departments: chosenDepartments(form, rows.departments, row.locale),
        family: rows.familyMembers,
      },
      furtherForm: form.furtherForm && inLanguage(form.furtherForm, row.locale, form.club.locale),
      mandate: rows.bankAccount && {
        reference: rows.bankAccount.mandateReference,
        creditorId: rows.bankAccount.mandateCreditorId,
      },
      account: rows.bankAccount,
      isMandateAwaited: rows.proposedAccount !== null,
    };
    // Reads what the mails need while the submission is written, and writes them after it.
    const receiptTo = links.length > 0 ? [] : withFamilyNames(confirmers, rows.familyMembers, facts);
    const warning = warningOf(prepared.body, day);
    const news = queueNews(tx, ctx, { row, facts, links, receiptTo, isByMinor, warning });
    await runParallel(attached, news);
    if (links.length === 0) await queueFamilyNotices(tx, ctx, facts, confirmers);
    return {
      ...toSubmitResponse(ctx, row),
      price,
      mandateReference: rows.bankAccount?.mandateReference ?? null,
    };
  });
}

type Confirming = Pick<MembershipSubmit, 'firstName' | 'lastName' | 'email'>;

/**
 * The warning to staff that a guardian has the minor's address or that of the other guardian; null if not. A
 * confirmation by such a link does not show who agreed.
 */
function warningOf(
  { guardians, filledInBy, ...applicant }: MembershipSubmit,
  day: string,
): StaffWarning | null {
  if (!needsGuardians(applicant.birthDate, day)) return null;
  const addressed = ({ firstName = '', lastName = '', email = '' }: Partial<Confirming>) => ({
    firstName,
    lastName,
    email,
  });
  const found = likenessesOf(addressed(applicant), (guardians ?? []).map(addressed)).filter(
    one => one.hasSameAddress,
  );
  if (filledInBy === 'Applicant' && found.some(one => one.with === 'Applicant'))
    return 'guardianAtOwnAddress';
  return found.some(one => one.with === 'Guardian') ? 'guardiansAtOneAddress' : null;
}

/**
 * The form with the exact fullness of the chosen tariff, which is locked if its places are limited. A repeated request
 * has its place already.
 */
async function withPlaces(
  tx: Tx,
  ctx: Ctx,
  { body, tokenId }: PreparedSubmission<MembershipSubmit>,
  form: FormConfig,
): Promise<FormConfig> {
  const chosen = form.memberships.find(({ id }) => id === body.membershipId);
  if (chosen?.isFull === undefined) return form;
  const isTaken = chosen.isFull || (await isTariffFull(tx, ctx, chosen.id));
  const isRepeated = isTaken && tokenId !== null && (await findTokenUse(tx, ctx.clubId, tokenId)) !== null;
  const isFull = isTaken && !isRepeated;
  const memberships = form.memberships.map(one => (one === chosen ? { ...one, isFull } : one));
  return { ...form, memberships };
}

function check({ body, violations }: PreparedSubmission<MembershipSubmit>, receipt: Receipt) {
  const { form, day, isOnPaper } = receipt;
  const config = { ...membershipFormConfig(form), isOnPaper };
  const shown = { ...membershipFormConfig(shownConfig(form, body.locale)), isOnPaper };
  const isFormKnown = !body.form || form.furtherForm !== null;
  const unknown = isFormKnown ? [] : [{ path: 'form', key: 'formUnknown' }];
  assertRight(
    [...violations, ...receipt.violations, ...unknown],
    [...checkMembershipApplication(body, shown, day), ...checkNobodyTwice(body, body.familyMembers)],
  );
  const quote = quoteApplication(body, config, day);
  if (!quote) throw new Error('A checked application has a tariff');
  return quote;
}

function tariffName(
  { memberships, club }: FormConfig,
  { body }: PreparedSubmission<MembershipSubmit>,
  locale: Locale,
): string {
  const chosen = memberships.filter(({ id }) => id === body.membershipId);
  return inLanguage(chosen, locale, club.locale)[0]?.name ?? '';
}

function chosenDepartments(
  { departments, club }: FormConfig,
  chosen: readonly { readonly departmentId: string; readonly familyMemberId: string | null }[],
  locale: Locale,
): ChosenDepartment[] {
  return inLanguage(departments, locale, club.locale).flatMap(({ id, name }) =>
    chosen
      .filter(({ departmentId }) => departmentId === id)
      .map(({ familyMemberId }) => ({ name, memberId: familyMemberId })),
  );
}

async function answerAgain(tx: Tx, ctx: Ctx, row: SubmissionRow): Promise<MembershipSubmitResponse> {
  const { price, mandateReference } = await getMembershipParts(tx, row.clubId, row.id);
  return { ...toSubmitResponse(ctx, row), price, mandateReference };
}
