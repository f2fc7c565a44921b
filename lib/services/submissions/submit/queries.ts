import { and, eq, isNull, ne, or, type Placeholder, sql } from 'drizzle-orm';
import { z } from 'zod';
import { buildForRows, buildOnce } from '@/db/build-once';
import { type ClubScope, type Db, inWholeClub, type Tx } from '@/db/client';
import { firstRow } from '@/db/first-row';
import { departments, memberships } from '@/db/schema/catalog';
import { clubs } from '@/db/schema/clubs';
import { furtherForms, usedFormTokens } from '@/db/schema/forms';
import {
  confirmations,
  familyMembers,
  guardians,
  submissionBankAccounts,
  submissionCancellations,
  submissionChanges,
  submissionDepartments,
  submissionHistory,
  submissionMemberships,
  submissionProposedAccounts,
  submissionSignatures,
  submissions,
} from '@/db/schema/submissions';
import { notFound } from '@/lib/platform/errors';
import { partOfCancellation } from '@/lib/rules/submissions/membership-part';
import { inLanguage } from '@/lib/rules/texts/translations';
import type { ChosenDepartment, MailFacts } from '@/lib/services/submissions/mail-facts';
import type { HistoryRow, SubmissionRow } from '@/lib/services/submissions/queries';
import { chosenFurtherForm, chosenMembership, nothing, partOf } from '@/lib/services/submissions/queries';
import {
  type EventRow,
  type EventRows,
  eventRows,
  subscribersOf,
  writtenEvent,
} from '@/lib/webhooks/queries';

/** The form token that a submission spends. */
export type TokenUse = { readonly tokenId: string; readonly fingerprint: string };

const CounterRow = z.object({ value: z.number().int() });

/**
 * Raises the running number of the club and spends the form token, in one statement. Returns null if the token was
 * spent before; the number is then not raised. Waits for another transaction that spends the same token. The number
 * stays locked until the transaction ends, so numbers have no gaps.
 */
export async function acquireNumber(
  tx: Tx,
  place: { readonly clubId: string; readonly submissionId: string; readonly now: Date },
  use: TokenUse | null,
): Promise<number | null> {
  const { clubId, submissionId } = place;
  const spent = use
    ? sql`with spent as (
        insert into used_form_tokens (club_id, token_id, fingerprint, submission_id, used_at)
        values (${clubId}, ${use.tokenId}, ${use.fingerprint}, ${submissionId}, ${place.now.toISOString()})
        on conflict do nothing returning token_id
      )`
    : sql`with spent as (select 1)`;
  // Waiting for a row is no queue: late ones overtake, and some wait ten times as long as others.
  const turn = sql`(select pg_advisory_xact_lock(hashtextextended(${`number:${clubId}`}, 0))::text as lock) as turn`;
  const rows = await tx.execute(sql`${spent}
    insert into club_counters (club_id, name, value)
    select ${clubId}, 'submission', 1 from spent, ${turn}
    on conflict (club_id, name) do update set value = club_counters.value + 1
    returning value`);
  return firstRow(CounterRow, rows)?.value ?? null;
}

/** Returns the submission for which a token was spent; null if it was not spent, or the submission was deleted. */
export async function findTokenUse(tx: Tx, clubId: string, tokenId: string) {
  const [row] = await tx
    .select({ fingerprint: usedFormTokens.fingerprint, submission: submissions })
    .from(usedFormTokens)
    .innerJoin(
      submissions,
      and(eq(submissions.clubId, usedFormTokens.clubId), eq(submissions.id, usedFormTokens.submissionId)),
    )
    .where(and(eq(usedFormTokens.clubId, clubId), eq(usedFormTokens.tokenId, tokenId)));
  return row ?? null;
}

/**
 * Whether a limited tariff has no place left besides the one of `exceptId`. Locks the tariff until the transaction ends,
 * so the answer stays true: other applications for it wait.
 */
export async function isTariffFull(
  tx: Tx,
  { clubId, actor }: Pick<ClubScope, 'clubId' | 'actor'>,
  membershipId: string,
  exceptId: string | null = null,
): Promise<boolean> {
  const [tariff] = await tx
    .select({ places: memberships.places })
    .from(memberships)
    .where(and(eq(memberships.clubId, clubId), eq(memberships.id, membershipId)))
    .for('no key update');
  if (!tariff?.places) return false;
  const last = tx
    .select({ id: submissions.id })
    .from(submissionMemberships)
    .innerJoin(submissions, partOf(submissionMemberships))
    .where(
      and(
        eq(submissionMemberships.clubId, clubId),
        eq(submissionMemberships.membershipId, membershipId),
        ne(submissions.state, 'Rejected'),
        exceptId === null ? undefined : ne(submissions.id, exceptId),
      ),
    )
    .limit(1)
    .offset(tariff.places - 1);
  return (await inWholeClub(tx, { actor }, async () => last)).length > 0;
}

export type SubmissionRows = {
  readonly submission: typeof submissions.$inferInsert;
  readonly membership?: typeof submissionMemberships.$inferInsert;
  readonly change?: typeof submissionChanges.$inferInsert;
  readonly cancellation?: typeof submissionCancellations.$inferInsert;
  readonly bankAccount?: typeof submissionBankAccounts.$inferInsert | null;
  readonly proposedAccount?: typeof submissionProposedAccounts.$inferInsert | null;
  readonly signature?: typeof submissionSignatures.$inferInsert | null;
  readonly familyMembers?: (typeof familyMembers.$inferInsert)[];
  readonly guardians?: (typeof guardians.$inferInsert)[];
  readonly departments?: (typeof submissionDepartments.$inferInsert)[];
  readonly confirmations?: (typeof confirmations.$inferInsert)[];
  readonly history?: HistoryRow[];
};

/**
 * Writes a submission with all its parts and its event in one statement; the foreign keys are checked at its end. Returns
 * the stored submission and the ids of the subscriptions to the event.
 */
export async function insertSubmission(
  tx: Tx,
  rows: SubmissionRows,
  event: EventRow,
): Promise<{ submission: SubmissionRow; subscribers: { ids: string[] } }> {
  const [stored] = await insertRows(tx, { ...rows, ...eventRows(event) });
  if (!stored) throw new Error('A submission was not stored');
  return stored;
}

/** The submission comes first: Citus runs the common table expressions one after the other, each with its foreign keys. */
const insertRows = buildForRows((tx, rows: SubmissionRows & EventRows) => {
  const inserted = tx.$with('submission').as(tx.insert(submissions).values(rows.submission).returning());
  return tx
    .with(inserted, ...partsOf(tx, rows), writtenEvent(tx, rows))
    .select()
    .from(inserted)
    .crossJoin(subscribersOf(tx, rows));
});

/** Each part is a common table expression. PostgreSQL runs all of them although nothing reads them. */
function partsOf(tx: Tx, rows: SubmissionRows) {
  const one = <Row>(row: Row | null | undefined): Row[] => (row ? [row] : []);
  const many = <Row>(list: Row[] | undefined): Row[][] => (list && list.length > 0 ? [list] : []);
  return [
    ...one(rows.membership).map(row =>
      tx.$with('membership').as(tx.insert(submissionMemberships).values(row).returning(nothing)),
    ),
    ...one(rows.change).map(row =>
      tx.$with('change').as(tx.insert(submissionChanges).values(row).returning(nothing)),
    ),
    ...one(rows.cancellation).map(row =>
      tx.$with('cancellation').as(tx.insert(submissionCancellations).values(row).returning(nothing)),
    ),
    ...one(rows.bankAccount).map(row =>
      tx.$with('account').as(tx.insert(submissionBankAccounts).values(row).returning(nothing)),
    ),
    ...one(rows.proposedAccount).map(row =>
      tx.$with('proposed').as(tx.insert(submissionProposedAccounts).values(row).returning(nothing)),
    ),
    ...one(rows.signature).map(row =>
      tx.$with('signature').as(tx.insert(submissionSignatures).values(row).returning(nothing)),
    ),
    ...many(rows.familyMembers).map(list =>
      tx.$with('family').as(tx.insert(familyMembers).values(list).returning(nothing)),
    ),
    ...many(rows.guardians).map(list =>
      tx.$with('guardian').as(tx.insert(guardians).values(list).returning(nothing)),
    ),
    ...many(rows.departments).map(list =>
      tx.$with('department').as(tx.insert(submissionDepartments).values(list).returning(nothing)),
    ),
    ...many(rows.confirmations).map(list =>
      tx.$with('confirmation').as(tx.insert(confirmations).values(list).returning(nothing)),
    ),
    ...many(rows.history).map(list =>
      tx.$with('entry').as(tx.insert(submissionHistory).values(list).returning(nothing)),
    ),
  ];
}

/** Returns the parts of a membership application that the response repeats. */
export async function getMembershipParts(tx: Tx, clubId: string, submissionId: string) {
  const [row] = await tx
    .select({ price: submissionMemberships.price, mandateReference: submissionBankAccounts.mandateReference })
    .from(submissionMemberships)
    .leftJoin(
      submissionBankAccounts,
      and(
        eq(submissionBankAccounts.clubId, submissionMemberships.clubId),
        eq(submissionBankAccounts.submissionId, submissionMemberships.submissionId),
      ),
    )
    .where(
      and(eq(submissionMemberships.clubId, clubId), eq(submissionMemberships.submissionId, submissionId)),
    );
  if (!row) throw notFound();
  return row;
}

export async function getCancellationDates(tx: Tx, clubId: string, submissionId: string) {
  const [row] = await tx
    .select({
      noticeDate: submissionCancellations.noticeDate,
      effectiveDate: submissionCancellations.effectiveDate,
    })
    .from(submissionCancellations)
    .where(
      and(eq(submissionCancellations.clubId, clubId), eq(submissionCancellations.submissionId, submissionId)),
    );
  if (!row) throw notFound();
  return row;
}

const chosenDepartments = (clubId: Placeholder) => sql<ChosenDepartment[]>`(
  select coalesce(json_agg(json_build_object('name', ${departments.name}, 'translations', ${departments.translations},
    'memberId', ${submissionDepartments.familyMemberId})
    order by ${departments.sortOrder}, ${departments.name}), '[]')
  from ${submissionDepartments}
  join ${departments} on ${departments.clubId} = ${submissionDepartments.clubId}
    and ${departments.id} = ${submissionDepartments.departmentId}
  where ${submissionDepartments.clubId} = ${clubId} and ${submissionDepartments.submissionId} = ${submissions.id})`;

const familyNames = (clubId: Placeholder) =>
  sql<{ id: string; firstName: string; lastName: string; memberNumber: string }[]>`(
  select coalesce(json_agg(json_build_object('id', ${familyMembers.id}, 'firstName', ${familyMembers.firstName},
    'lastName', ${familyMembers.lastName}, 'memberNumber', ${familyMembers.memberNumber})
    order by ${familyMembers.position}), '[]')
  from ${familyMembers}
  where ${familyMembers.clubId} = ${clubId} and ${familyMembers.submissionId} = ${submissions.id})`;

/** Returns the facts about a submission of any kind that its mails contain, in one statement. */
export async function getMailFacts(tx: Tx, clubId: string, submissionId: string): Promise<MailFacts> {
  const [row] = await selectMailFacts(tx, { clubId, id: submissionId });
  if (!row) throw notFound();
  const { membership, departments: chosen, family, furtherForm, cancelled, ...facts } = row;
  const { locale } = row.submission;
  const { name } = inLanguage(membership, locale, row.club.locale);
  const departments = inLanguage(chosen, locale, row.club.locale);
  const { entryDate, priceInterval, recurringCents, oneTimeCents } = membership;
  const isMembership =
    entryDate !== null && priceInterval !== null && recurringCents !== null && oneTimeCents !== null;
  return {
    ...facts,
    furtherForm: furtherForm && inLanguage(furtherForm, locale, row.club.locale),
    membership: isMembership
      ? {
          name: name ?? '',
          entryDate,
          priceInterval,
          recurringCents,
          oneTimeCents,
          departments,
          family,
        }
      : null,
    part: cancelled && partOfCancellation({ ...cancelled, departments }),
  };
}

const selectMailFacts = buildOnce(['clubId', 'id'], (tx, given) =>
  tx
    .select({
      submission: submissions,
      club: clubs,
      membership: {
        name: memberships.name,
        translations: memberships.translations,
        entryDate: submissionMemberships.entryDate,
        priceInterval: submissionMemberships.priceInterval,
        recurringCents: submissionMemberships.recurringCents,
        oneTimeCents: submissionMemberships.oneTimeCents,
      },
      departments: chosenDepartments(given('clubId')),
      family: familyNames(given('clubId')),
      mandate: {
        reference: submissionBankAccounts.mandateReference,
        creditorId: submissionBankAccounts.mandateCreditorId,
        firstDebitDate: submissionBankAccounts.firstDebitDate,
      },
      account: {
        ibanCountry: submissionBankAccounts.ibanCountry,
        ibanLastFour: submissionBankAccounts.ibanLastFour,
        accountHolderEncrypted: submissionBankAccounts.accountHolderEncrypted,
      },
      isMandateAwaited: sql<boolean>`${submissionProposedAccounts.submissionId} is not null`,
      furtherForm: {
        title: furtherForms.title,
        asksEntryDate: furtherForms.asksEntryDate,
        translations: furtherForms.translations,
      },
      change: { validFrom: submissionChanges.validFrom },
      cancellation: {
        noticeDate: submissionCancellations.noticeDate,
        effectiveDate: submissionCancellations.effectiveDate,
        extraordinaryDate: submissionCancellations.extraordinaryDate,
      },
      cancelled: {
        scope: submissionCancellations.scope,
        familyMemberNames: submissionCancellations.familyMemberNames,
      },
    })
    .from(submissions)
    .innerJoin(clubs, eq(clubs.id, submissions.clubId))
    .leftJoin(submissionMemberships, partOf(submissionMemberships))
    .leftJoin(memberships, chosenMembership())
    .leftJoin(submissionBankAccounts, partOf(submissionBankAccounts))
    .leftJoin(submissionProposedAccounts, partOf(submissionProposedAccounts))
    .leftJoin(furtherForms, chosenFurtherForm())
    .leftJoin(submissionChanges, partOf(submissionChanges))
    .leftJoin(submissionCancellations, partOf(submissionCancellations))
    .where(and(eq(submissions.clubId, given('clubId')), eq(submissions.id, given('id')))),
);

/** Lists the guardians of a submission and whether each has confirmed by any link. */
export async function listGuardianConfirmations(tx: Tx, clubId: string, submissionId: string) {
  return tx
    .select({
      id: guardians.id,
      firstName: guardians.firstName,
      lastName: guardians.lastName,
      email: guardians.email,
      refusedAt: guardians.refusedAt,
      hasConfirmed: sql<boolean>`count(${confirmations.confirmedAt}) > 0`,
    })
    .from(guardians)
    .leftJoin(
      confirmations,
      and(
        eq(confirmations.clubId, guardians.clubId),
        // For the index, which begins with it.
        eq(confirmations.submissionId, guardians.submissionId),
        eq(confirmations.guardianId, guardians.id),
      ),
    )
    .where(and(eq(guardians.clubId, clubId), eq(guardians.submissionId, submissionId)))
    .groupBy(guardians.clubId, guardians.id)
    .orderBy(guardians.position);
}

/** Writes new confirmation links and marks the older unused links of the same persons as replaced. */
export async function replaceConfirmations(
  tx: Tx,
  place: { readonly clubId: string; readonly submissionId: string; readonly now: Date },
  rows: (typeof confirmations.$inferInsert)[],
): Promise<void> {
  const people = rows.map(({ guardianId }) =>
    guardianId ? eq(confirmations.guardianId, guardianId) : isNull(confirmations.guardianId),
  );
  await tx
    .update(confirmations)
    .set({ replacedAt: place.now })
    .where(
      and(
        eq(confirmations.clubId, place.clubId),
        eq(confirmations.submissionId, place.submissionId),
        isNull(confirmations.replacedAt),
        isNull(confirmations.confirmedAt),
        or(...people),
      ),
    );
  await tx.insert(confirmations).values(rows);
}

const PlaceRow = z.object({ club_id: z.uuid(), id: z.uuid() });

/**
 * Returns club and id of the link with this hash, or null. Runs outside a club scope, because this lookup finds the
 * club.
 */
export async function findConfirmationPlace(
  db: Db,
  hash: string,
): Promise<{ clubId: string; id: string } | null> {
  const rows = await db.execute(sql`select club_id, id from find_confirmation(${hash})`);
  const row = firstRow(PlaceRow, rows);
  return row && { clubId: row.club_id, id: row.id };
}

/** Returns a confirmation link with its submission; null if the submission was deleted. */
export async function findConfirmation(tx: Tx, place: { readonly clubId: string; readonly id: string }) {
  const [row] = await tx
    .select({
      link: confirmations,
      submission: submissions,
      club: {
        name: clubs.name,
        slug: clubs.slug,
        legalName: clubs.legalName,
        creditorId: clubs.creditorId,
        mandatePrefix: clubs.mandatePrefix,
        timeZone: clubs.timeZone,
        locale: clubs.locale,
        formLocales: clubs.formLocales,
      },
      guardian: {
        id: guardians.id,
        firstName: guardians.firstName,
        lastName: guardians.lastName,
        position: guardians.position,
        refusedAt: guardians.refusedAt,
      },
    })
    .from(confirmations)
    .innerJoin(clubs, eq(clubs.id, confirmations.clubId))
    .innerJoin(
      submissions,
      and(eq(submissions.clubId, confirmations.clubId), eq(submissions.id, confirmations.submissionId)),
    )
    .leftJoin(
      guardians,
      and(eq(guardians.clubId, confirmations.clubId), eq(guardians.id, confirmations.guardianId)),
    )
    .where(and(eq(confirmations.clubId, place.clubId), eq(confirmations.id, place.id)));
  return row ?? null;
}

export type ConfirmationRow = NonNullable<Awaited<ReturnType<typeof findConfirmation>>>;

/** Marks a link as used. Returns false if it was used before. */
export async function spendConfirmation(
  tx: Tx,
  place: { readonly clubId: string; readonly id: string },
  evidence: {
    readonly at: Date;
    readonly ip: string | null;
    readonly userAgent: string | null;
    /** Of what the person agreed to. */
    readonly hash: string;
  },
): Promise<boolean> {
  const used = await tx
    .update(confirmations)
    .set({
      confirmedAt: evidence.at,
      confirmedIp: evidence.ip,
      confirmedUserAgent: evidence.userAgent,
      evidenceHash: evidence.hash,
    })
    .where(
      and(
        eq(confirmations.clubId, place.clubId),
        eq(confirmations.id, place.id),
        isNull(confirmations.confirmedAt),
      ),
    )
    .returning({ id: confirmations.id });
  return used.length > 0;
}
