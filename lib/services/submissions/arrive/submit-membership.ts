import { type Tx, withClub } from '@/db/client';
import { membershipFormConfig } from '@/lib/contracts/form-config';
import {
  type MembershipSubmit,
  type MembershipSubmitResponse,
  PriceQuote,
} from '@/lib/contracts/submissions';
import type { Ctx } from '@/lib/platform/context';
import { quoteApplication } from '@/lib/rules/money/quote-application';
import { checkMembershipApplication } from '@/lib/rules/submissions/check-membership-application';
import { type FormConfig, holdConfig } from '@/lib/services/public-forms/load-config';
import { toPriceQuote } from '@/lib/services/public-forms/serialize';
import type { SubmissionRow } from '@/lib/services/submissions/queries';
import { type Arrival, announce, assertRight, claim, type Entered, enter, toSubmitResponse } from './arrival';
import { getMembershipParts, insertArrival } from './arrival-queries';
import { guard } from './guard';
import { makeMembershipRows } from './membership-rows';
import { type Receipt, receiptOf } from './paper-receipt';

/**
 * Stores a membership application with history, mails, event and jobs, or nothing. `ctx.now` is the time of receipt.
 * Members need a form token; the same token with the same content returns the first response. Throws a 400 with every
 * violation, and a 409 for a token that was spent for other content.
 */
export async function submitMembership(
  ctx: Ctx,
  arrival: Arrival<MembershipSubmit>,
): Promise<MembershipSubmitResponse> {
  const entered = await enter(ctx, 'Membership', arrival);
  return withClub(ctx, async tx => {
    const config = await holdConfig(tx, ctx.clubId, 'Membership');
    const receipt = receiptOf(ctx, entered.body.paper, config);
    const { day, form } = receipt;
    const quote = check(await guard(tx, ctx, entered, config), receipt);
    const place = await claim(tx, ctx, entered);
    if ('earlier' in place) return answerAgain(tx, ctx, place.earlier);
    const price = toPriceQuote(quote, form.club.currency);
    const { rows, links, confirmers } = makeMembershipRows(receipt.ctx, {
      ...entered,
      ...place,
      form,
      quote,
      price,
      today: day,
    });
    const row = await insertArrival(tx, rows);
    await announce(tx, ctx, {
      row,
      facts: {
        submission: row,
        club: form.club,
        membership: { ...rows.membership, name: tariffName(form, entered) },
      },
      links,
      receiptTo: links.length > 0 ? [] : confirmers,
      paper: entered.body.paper,
    });
    return {
      ...toSubmitResponse(ctx, row),
      price,
      mandateReference: rows.bankAccount?.mandateReference ?? null,
    };
  });
}

function check({ body, violations }: Entered<MembershipSubmit>, receipt: Receipt) {
  const { form, day, isOnPaper } = receipt;
  const config = { ...membershipFormConfig(form), isOnPaper };
  assertRight([...violations, ...receipt.violations], checkMembershipApplication(body, config, day));
  const quote = quoteApplication(body, config, day);
  if (!quote) throw new Error('A checked application has a tariff');
  return quote;
}

function tariffName(form: FormConfig, { body }: Entered<MembershipSubmit>): string {
  return form.memberships.find(({ id }) => id === body.membershipId)?.name ?? '';
}

async function answerAgain(tx: Tx, ctx: Ctx, row: SubmissionRow): Promise<MembershipSubmitResponse> {
  const { price, mandateReference } = await getMembershipParts(tx, row.clubId, row.id);
  return { ...toSubmitResponse(ctx, row), price: PriceQuote.parse(price), mandateReference };
}
