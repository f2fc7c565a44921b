import { v7 as uuidv7 } from 'uuid';
import type { submissionHistory } from '@/db/schema/submissions';
import { membershipFormConfig } from '@/lib/contracts/form-config';
import type { Ctx } from '@/lib/platform/context';
import { effectiveDateFor } from '@/lib/rules/dates/cancellation-date';
import type { SubmitHistoryType } from '@/lib/rules/enums';
import { quoteApplication } from '@/lib/rules/money/quote-application';
import type { FormConfig } from '@/lib/services/public-forms/load-config';
import { toPriceQuote } from '@/lib/services/public-forms/serialize';
import { makeMembershipRows } from '@/lib/services/submissions/submit/membership-rows';
import type { SubmissionRows } from '@/lib/services/submissions/submit/queries';
import { makeCancellationRows } from '@/lib/services/submissions/submit/submit-cancellation';
import { makeChangeRows } from '@/lib/services/submissions/submit/submit-change';
import { makeApplication, makeCancellation, makeChange, type Plan } from '@/server/seed/demo-submissions';

export type Forms = {
  readonly membership: FormConfig;
  readonly change: FormConfig;
  readonly cancellation: FormConfig;
};
export type History = typeof submissionHistory.$inferInsert;
export type SeededSubmission = { readonly rows: SubmissionRows; readonly history: readonly History[] };

const kinds = [
  'Membership',
  'Membership',
  'Membership',
  'Membership',
  'Membership',
  'Change',
  'Cancellation',
] as const;
const minuteMs = 60_000;

/**
 * Makes a submission as the form's own verb would have stored it at `ctx.now`, and its history up to `end`. Most are
 * confirmed within hours and decided within days. Has no signature and no mails; nothing is validated.
 */
export function makeSubmission(
  ctx: Ctx,
  { plan, forms, number, end }: { plan: Plan; forms: Forms; number: number; end: Date },
): SeededSubmission {
  const place = { id: uuidv7({ msecs: ctx.now.getTime() }), number };
  const { submission, ...parts } = makeRows(ctx, place, plan, forms);
  const { random, clerk } = plan;
  const confirmedAt = later(ctx.now, random.int(2, 36 * 60));
  const decidedAt = later(confirmedAt, random.int(4, 12 * 24) * 60);
  const isConfirmed = !random.chance(0.07) && confirmedAt <= end;
  const isDecided = isConfirmed && !random.chance(0.03) && decidedAt <= end;
  const decision = random.chance(0.08) ? 'Rejected' : 'Accepted';
  const entry = (
    type: SubmitHistoryType,
    at: Date,
    actor: Partial<History> = { actorKind: 'Member' },
  ): History => ({
    clubId: ctx.clubId,
    id: uuidv7({ msecs: at.getTime() }),
    submissionId: place.id,
    type,
    at,
    actorKind: 'System' as const,
    ...actor,
  });
  const clerkId = clerk.kind === 'User' ? clerk.id : null;
  return {
    rows: {
      ...parts,
      submission: {
        ...submission,
        state: isDecided ? decision : isConfirmed ? 'Confirmed' : 'New',
        confirmedAt: isConfirmed ? confirmedAt : null,
        decidedAt: isDecided ? decidedAt : null,
        decidedBy: isDecided ? clerkId : null,
      },
    },
    history: [
      entry('Created', ctx.now),
      entry('ConfirmationSent', ctx.now, { actorKind: 'System' }),
      ...(isConfirmed ? [entry('Confirmed', confirmedAt)] : []),
      ...(isDecided ? [entry(decision, decidedAt, { actorKind: 'User', actorId: clerkId })] : []),
    ],
  };
}

const later = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * minuteMs);

function makeRows(ctx: Ctx, place: { id: string; number: number }, plan: Plan, forms: Forms): SubmissionRows {
  const kind = plan.random.pick(kinds);
  const day = ctx.now.toISOString().slice(0, 10);
  const sent = {
    signature: null,
    originUrl: null,
    tokenId: null,
    proof: null,
    fingerprint: '',
    violations: [],
  };
  if (kind === 'Change')
    return makeChangeRows(ctx, { ...sent, kind, body: makeChange(plan, ctx.now, '') }, place, forms.change)
      .rows;
  if (kind === 'Cancellation') {
    const body = makeCancellation(plan, ctx.now);
    const dates = effectiveDateFor(forms.cancellation.cancellation, day, null);
    return makeCancellationRows(ctx, { ...sent, kind, body }, place, { form: forms.cancellation, dates })
      .rows;
  }
  const form = forms.membership;
  const body = makeApplication(plan, ctx.now, '');
  const quote = quoteApplication(body, membershipFormConfig(form), day);
  if (!quote) throw new Error('A seeded application has a tariff');
  const price = toPriceQuote(quote, form.club.currency);
  return makeMembershipRows(ctx, {
    ...place,
    body,
    signature: null,
    originUrl: null,
    form,
    quote,
    price,
    today: day,
    isOnPaper: false,
  }).rows;
}
