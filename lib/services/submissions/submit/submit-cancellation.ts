import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '@/db/client';
import { withLockedCatalog } from '@/db/locks';
import type { CancellationSubmit, CancellationSubmitResponse } from '@/lib/contracts/submissions/submissions';
import type { Ctx } from '@/lib/platform/context';
import { type CancellationDates, endOfCancellation } from '@/lib/rules/dates/cancellation-date';
import { hasPlace } from '@/lib/rules/submissions/address';
import { checkCancellation } from '@/lib/rules/submissions/cancellation';
import { countryOf } from '@/lib/rules/submissions/field-checks';
import { partOfCancellation } from '@/lib/rules/submissions/membership-part';
import { namedDepartments } from '@/lib/rules/submissions/named-departments';
import { personNamesIn, storedFields } from '@/lib/rules/submissions/submission-fields';
import { inLanguage, ownReason } from '@/lib/rules/texts/translations';
import { type FormConfig, loadLockedConfig } from '@/lib/services/public-forms/load-config';
import { makeConfirmationLink } from '@/lib/services/submissions/confirm/confirmation-links';
import { attachUploads } from '@/lib/services/submissions/files/attach';
import type { SubmissionRow } from '@/lib/services/submissions/queries';
import { searchColumns } from '@/lib/services/submissions/search-text';
import { storedCustomFields } from '@/lib/services/submissions/stored-custom-fields';
import { cancellationReceipt } from './cancellation-receipt';
import { contentHash } from './evidence';
import { type Receipt, receiptOf } from './paper-receipt';
import { getCancellationDates } from './queries';
import { requireOpenForm } from './require-open-form';
import { makeSignature } from './signature';
import {
  applicantOf,
  assertRight,
  assignNumber,
  originColumns,
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
 * Stores a cancellation, like `submitMembership` stores an application. Queues the receipt with content, time of
 * receipt and end date at once, also if a confirmation is needed (contract §4). Throws a 400 with the first possible
 * date for an earlier wish.
 */
export async function submitCancellation(
  ctx: Ctx,
  input: SubmissionInput<CancellationSubmit>,
): Promise<CancellationSubmitResponse> {
  const sent = await prepareSubmission(ctx, 'Cancellation', input);
  return withLockedCatalog(ctx, async tx => {
    const config = await loadLockedConfig(tx, ctx.clubId, 'Cancellation');
    const own = withOwnReason(sent, config);
    const { prepared, ...uploads } = await withUploads(tx, ctx, own, config.customFields);
    const receipt = receiptOf(ctx, prepared.body.paper, config);
    const { form } = receipt;
    const dates = check(await requireOpenForm(tx, ctx, prepared, config), receipt);
    const place = await assignNumber(tx, ctx, prepared);
    if ('earlier' in place) return answerAgain(tx, ctx, place.earlier);
    const { rows, links } = makeCancellationRows(receipt.ctx, prepared, place, { form, dates });
    const { paper } = prepared.body;
    const received = { row: rows.submission, timeZone: form.club.timeZone, links, paper };
    const row = await storeSubmission(tx, ctx, { ...rows, history: receivedHistory(ctx, received) });
    await attachUploads(tx, ctx, { ...uploads, submissionId: row.id, tokenId: prepared.tokenId });
    await queueNews(tx, ctx, {
      row,
      facts: {
        submission: row,
        club: form.club,
        cancellation: rows.cancellation,
        part: cancelledPart(row, prepared.body, form),
      },
      links,
      // Two mails of the same second that look alike are confusing: the one with the link is the receipt, too.
      receiptTo: links.length > 0 ? [] : [applicantOf(row)],
      content: cancellationReceipt(row, prepared.body, form),
    });
    const { noticeDate, effectiveDate } = dates;
    return { ...toSubmitResponse(ctx, row), noticeDate, effectiveDate };
  });
}

/** With the reason in the club's words, if the form showed its translation. */
function withOwnReason(
  prepared: PreparedSubmission<CancellationSubmit>,
  { cancellation, club }: FormConfig,
): PreparedSubmission<CancellationSubmit> {
  const { body } = prepared;
  if (!body.reason) return prepared;
  const reason = ownReason(cancellation, body.reason, body.locale ?? club.locale);
  return { ...prepared, body: { ...body, reason } };
}

function check(
  { body, violations }: PreparedSubmission<CancellationSubmit>,
  receipt: Receipt,
): CancellationDates {
  const { form, day, isOnPaper } = receipt;
  const { departments, customFields, club, cancellation } = form;
  const config = {
    settings: cancellation,
    departments,
    customFields,
    defaultCountry: club.country,
    isOnPaper,
  };
  assertRight([...violations, ...receipt.violations], checkCancellation(body, config, day));
  return endOfCancellation(cancellation, day, body);
}

/** Returns all rows of a checked cancellation, and its confirmation link if the form requires one. */
export function makeCancellationRows(
  ctx: Ctx,
  { body, signature, originUrl }: PreparedSubmission<CancellationSubmit>,
  { id, number }: { readonly id: string; readonly number: number },
  { form, dates: { noticeDate, effectiveDate } }: { form: FormConfig; dates: CancellationDates },
) {
  const { clubId } = ctx;
  const person = storedFields([...personNamesIn('Cancellation'), 'memberNumber'], body);
  const needsConfirmation = form.cancellation.needConfirmation;
  const links = needsConfirmation ? [makeConfirmationLink(ctx, id, applicantOf(person))] : [];
  const { signature: _signature, website: _website, ...declared } = body;
  const evidence = {
    declared,
    signature,
    noticeDate,
    effectiveDate,
    number,
    receivedAt: ctx.now.toISOString(),
  };
  const rows = {
    submission: {
      clubId,
      id,
      number,
      needsConfirmation,
      ...person,
      kind: 'Cancellation' as const,
      locale: body.locale ?? form.club.locale,
      receivedAt: ctx.now,
      country: hasPlace(body) ? countryOf(body.country, form.club.country) : '',
      customFields: storedCustomFields(body.customFields),
      departmentIds: namedDepartments(body),
      ...originColumns(ctx, originUrl),
      evidenceHash: contentHash(evidence),
      ...searchColumns({ ...person, names: body.familyMemberNames }),
    },
    cancellation: {
      clubId,
      submissionId: id,
      noticeDate,
      effectiveDate,
      scope: body.scope ?? 'Membership',
      familyMemberNames: body.familyMemberNames ?? [],
      ...storedFields(['wishedDate', 'extraordinaryDate', 'extraordinaryReason', 'reason', 'comment'], body),
    },
    departments: (body.departmentIds ?? []).map(departmentId => ({
      clubId,
      id: uuidv7(),
      submissionId: id,
      departmentId,
    })),
    signature: makeSignature(ctx, id, signature),
    confirmations: links.map(link => link.row),
  };
  return { rows, links };
}

/** The departments or family members that are cancelled, in the language of the mails. */
function cancelledPart({ locale }: SubmissionRow, body: CancellationSubmit, form: FormConfig) {
  const { departments } = inLanguage(form, locale, form.club.locale);
  return partOfCancellation({
    scope: body.scope ?? 'Membership',
    departments: departments.filter(({ id }) => body.departmentIds?.includes(id)),
    familyMemberNames: body.familyMemberNames ?? [],
  });
}

async function answerAgain(tx: Tx, ctx: Ctx, row: SubmissionRow): Promise<CancellationSubmitResponse> {
  return { ...toSubmitResponse(ctx, row), ...(await getCancellationDates(tx, row.clubId, row.id)) };
}
