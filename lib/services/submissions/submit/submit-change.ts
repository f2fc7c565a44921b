import { withLockedCatalog } from '@/db/locks';
import { membershipFormConfig } from '@/lib/contracts/form-config';
import type { ChangesSubmit, SubmitResponse } from '@/lib/contracts/submissions/submissions';
import type { Ctx } from '@/lib/platform/context';
import { checkChangeRequest } from '@/lib/rules/submissions/change-request';
import { namedDepartments } from '@/lib/rules/submissions/named-departments';
import { checkNobodyTwice } from '@/lib/rules/submissions/nobody-twice';
import { under } from '@/lib/rules/submissions/problem';
import { namesIn, storedFields } from '@/lib/rules/submissions/submission-fields';
import { isBlank } from '@/lib/rules/submissions/text-rules';
import { type FormConfig, loadLockedConfig } from '@/lib/services/public-forms/load-config';
import { makeConfirmationLink } from '@/lib/services/submissions/confirm/confirmation-links';
import { attachUploads } from '@/lib/services/submissions/files/attach';
import { searchColumns, searchedWishes } from '@/lib/services/submissions/search-text';
import { wishesToStore } from '@/lib/services/submissions/stored-change';
import { makeBankAccount } from './bank-account';
import { readMailFacts } from './change-content';
import { contentHash } from './evidence';
import { receiptOf } from './paper-receipt';
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
import { withUploadedWishes } from './with-uploads';

/**
 * Stores a change request, like `submitMembership` stores an application. A new account needs a new mandate. The sender
 * must be signed in or have a form token; the club checks that they are the member.
 */
export async function submitChange(ctx: Ctx, input: SubmissionInput<ChangesSubmit>): Promise<SubmitResponse> {
  const sent = await prepareSubmission(ctx, 'Change', input);
  return withLockedCatalog(ctx, async tx => {
    const offered = await loadLockedConfig(tx, ctx.clubId, 'Change');
    const { prepared, ...uploads } = await withUploadedWishes(tx, ctx, sent, offered.customFields);
    const receipt = receiptOf(ctx, prepared.body.paper, offered);
    const { form, day, isOnPaper } = receipt;
    const config = { ...membershipFormConfig(form), isOnPaper };
    const { identity, wishes } = prepared.body;
    const found = [
      ...checkChangeRequest(prepared.body, config, day),
      ...under('wishes', checkNobodyTwice(identity, wishes.familyMembers)),
    ];
    const { violations } = await requireOpenForm(tx, ctx, prepared, offered);
    assertRight([...violations, ...receipt.violations], found);
    const place = await assignNumber(tx, ctx, prepared);
    if ('earlier' in place) return toSubmitResponse(ctx, place.earlier);
    const { rows, links } = makeChangeRows(receipt.ctx, prepared, place, form);
    const { paper } = prepared.body;
    const received = { row: rows.submission, timeZone: form.club.timeZone, links, paper };
    const row = await storeSubmission(tx, ctx, { ...rows, history: receivedHistory(ctx, received) });
    await attachUploads(tx, ctx, { ...uploads, submissionId: row.id, tokenId: prepared.tokenId });
    const receiptTo = links.length > 0 ? [] : [applicantOf(row)];
    await queueNews(tx, ctx, {
      row,
      facts: await readMailFacts(tx, ctx, row.id),
      links,
      receiptTo,
    });
    return toSubmitResponse(ctx, row);
  });
}

/** Returns all rows of a checked change request, and its confirmation link if the form requires one. */
export function makeChangeRows(
  ctx: Ctx,
  { body, signature, originUrl }: PreparedSubmission<ChangesSubmit>,
  { id, number }: { readonly id: string; readonly number: number },
  form: FormConfig,
) {
  const { clubId } = ctx;
  const locale = body.locale ?? form.club.locale;
  const { iban, bic, accountHolder } = body.wishes;
  const account = { iban, bic, accountHolder };
  const bankAccount = isBlank(iban) ? null : makeBankAccount(ctx, { id, number, locale }, account, form.club);
  const person = storedFields(namesIn('Identity'), body.identity);
  const links = form.settings.needConfirmation ? [makeConfirmationLink(ctx, id, applicantOf(person))] : [];
  const { signature: _signature, website: _website, ...declared } = body;
  const mandate = bankAccount && { reference: bankAccount.mandateReference, text: bankAccount.mandateText };
  const evidence = { declared, signature, mandate, number, receivedAt: ctx.now.toISOString() };
  const rows = {
    submission: {
      clubId,
      id,
      number,
      locale,
      ...person,
      kind: 'Change' as const,
      needsConfirmation: form.settings.needConfirmation,
      receivedAt: ctx.now,
      notes: body.notes ?? '',
      departmentIds: namedDepartments(body),
      ...originColumns(ctx, originUrl),
      evidenceHash: contentHash(evidence),
      ...searchColumns({ ...person, ...searchedWishes(body.wishes) }),
    },
    change: {
      clubId,
      submissionId: id,
      validFrom: body.validFrom || null,
      wishes: wishesToStore(body.wishes),
    },
    bankAccount,
    signature: makeSignature(ctx, id, signature),
    confirmations: links.map(link => link.row),
  };
  return { rows, links };
}
