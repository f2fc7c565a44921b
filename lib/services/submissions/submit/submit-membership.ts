import type { Tx } from '@/db/client';
import { withLockedCatalog } from '@/db/locks';
import { runParallel } from '@/db/run-parallel';
import { membershipFormConfig } from '@/lib/contracts/form-config';
import type { MembershipSubmit, MembershipSubmitResponse } from '@/lib/contracts/submissions/submissions';
import type { Ctx } from '@/lib/platform/context';
import type { Locale } from '@/lib/rules/enums';
import { quoteApplication } from '@/lib/rules/money/quote-application';
import { checkMembershipApplication } from '@/lib/rules/submissions/check-membership-application';
import { inLanguage } from '@/lib/rules/texts/translations';
import { type FormConfig, loadLockedConfig, shownConfig } from '@/lib/services/public-forms/load-config';
import { toPriceQuote } from '@/lib/services/public-forms/serialize';
import { attachUploads } from '@/lib/services/submissions/files/attach';
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
    const { prepared, fileIds } = await withUploads(tx, ctx, sent, loaded.customFields);
    const config = await withPlaces(tx, ctx, prepared, loaded);
    const receipt = receiptOf(ctx, prepared.body.paper, config);
    const { day, form } = receipt;
    const quote = check(await requireOpenForm(tx, ctx, prepared, config), receipt);
    const place = await assignNumber(tx, ctx, prepared);
    if ('earlier' in place) return answerAgain(tx, ctx, place.earlier);
    const price = toPriceQuote(quote, form.club.currency);
    const { rows, links, confirmers } = makeMembershipRows(receipt.ctx, {
      ...prepared,
      ...place,
      form,
      quote,
      price,
      today: day,
    });
    const { paper } = prepared.body;
    const received = { row: rows.submission, timeZone: form.club.timeZone, links, paper };
    const stored = storeSubmission(tx, ctx, { ...rows, history: receivedHistory(ctx, received) });
    const { tokenId } = prepared;
    const attached = stored.then(({ id }) => attachUploads(tx, ctx, { submissionId: id, fileIds, tokenId }));
    const row = { ...newColumns, ...rows.submission };
    // Reads what the mails need while the submission is written, and writes them after it.
    const news = queueNews(tx, ctx, {
      row,
      facts: {
        submission: row,
        club: form.club,
        membership: {
          ...rows.membership,
          name: tariffName(form, prepared, row.locale),
          departments: departmentNames(form, rows.departments, row.locale),
          family: rows.familyMembers,
        },
        furtherForm: form.furtherForm && inLanguage(form.furtherForm, row.locale, form.club.locale),
        mandate: rows.bankAccount && {
          reference: rows.bankAccount.mandateReference,
          creditorId: rows.bankAccount.mandateCreditorId,
        },
      },
      links,
      receiptTo: links.length > 0 ? [] : confirmers,
    });
    await runParallel(attached, news);
    return {
      ...toSubmitResponse(ctx, row),
      price,
      mandateReference: rows.bankAccount?.mandateReference ?? null,
    };
  });
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
    checkMembershipApplication(body, shown, day),
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

function departmentNames(
  { departments, club }: FormConfig,
  chosen: readonly { readonly departmentId: string }[],
  locale: Locale,
): string[] {
  const ids = chosen.map(({ departmentId }) => departmentId);
  const named = departments.filter(({ id }) => ids.includes(id));
  return inLanguage(named, locale, club.locale).map(({ name }) => name);
}

async function answerAgain(tx: Tx, ctx: Ctx, row: SubmissionRow): Promise<MembershipSubmitResponse> {
  const { price, mandateReference } = await getMembershipParts(tx, row.clubId, row.id);
  return { ...toSubmitResponse(ctx, row), price, mandateReference };
}
