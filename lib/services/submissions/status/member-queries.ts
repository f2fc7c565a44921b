import { and, eq, gte, inArray, isNotNull, isNull, like, max, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { clubs } from '@/db/schema/clubs';
import {
  confirmations,
  guardians,
  submissionHistory,
  submissionMemberships,
  submissionSignatures,
  submissions,
} from '@/db/schema/submissions';
import type { StatusPlace } from '@/lib/auth/status-token';
import { notFound } from '@/lib/platform/errors';
import { today } from '@/lib/rules/dates/calendar';
import { signingOf } from '@/lib/rules/submissions/signing-rules';
import { partOf, type SubmissionRow } from '@/lib/services/submissions/queries';

type Place = { readonly clubId: string; readonly id: string };

/**
 * The submission of a status link with the current address of its reader; null without submission or guardian.
 * `isByMinor`: a minor applied alone, and guardians consent by their links.
 */
export async function findStatusRow(
  tx: Tx,
  { clubId, submissionId, guardianId }: StatusPlace,
): Promise<{ row: SubmissionRow; address: string; isByMinor: boolean } | null> {
  const ofGuardian = sql<string | null>`(
    select ${guardians.email} from ${guardians}
    where ${guardians.clubId} = ${clubId} and ${guardians.submissionId} = ${submissionId} and ${guardians.id} = ${guardianId}
  )`;
  const [found] = await tx
    .select({
      row: submissions,
      address: guardianId === null ? sql<string>`${submissions.email}` : ofGuardian,
      filledInBy: submissionMemberships.filledInBy,
      timeZone: clubs.timeZone,
    })
    .from(submissions)
    .innerJoin(clubs, eq(clubs.id, submissions.clubId))
    .leftJoin(submissionMemberships, partOf(submissionMemberships))
    .where(and(eq(submissions.clubId, clubId), eq(submissions.id, submissionId)));
  if (!found || typeof found.address !== 'string') return null;
  const { row, address, filledInBy, timeZone } = found;
  const { needsLinks } = signingOf({ ...row, filledInBy }, today(timeZone, row.receivedAt));
  return { row, address, isByMinor: needsLinks && row.needsConfirmation };
}

export async function lockStatusRow(tx: Tx, place: StatusPlace): ReturnType<typeof findStatusRow> {
  const isWanted = and(eq(submissions.clubId, place.clubId), eq(submissions.id, place.submissionId));
  await tx.select({ id: submissions.id }).from(submissions).where(isWanted).for('no key update');
  return findStatusRow(tx, place);
}

/** The data of the club that a status page shows. */
export async function getStatusClub(tx: Tx, clubId: string) {
  const [club] = await tx
    .select({ name: clubs.name, slug: clubs.slug, timeZone: clubs.timeZone })
    .from(clubs)
    .where(eq(clubs.id, clubId));
  if (!club) throw notFound();
  return club;
}

/** Guardians of a minor, in the order of the form. */
export function listGuardianAddresses(tx: Tx, { clubId, id }: Place) {
  return tx
    .select({ id: guardians.id, email: guardians.email })
    .from(guardians)
    .where(and(eq(guardians.clubId, clubId), eq(guardians.submissionId, id)))
    .orderBy(guardians.position);
}

/** Whether any link of this submission was used to confirm or refuse. */
export async function hasAnyAnswered(tx: Tx, { clubId, id }: Place): Promise<boolean> {
  const yes = tx
    .select({ id: confirmations.id })
    .from(confirmations)
    .where(
      and(
        eq(confirmations.clubId, clubId),
        eq(confirmations.submissionId, id),
        isNotNull(confirmations.confirmedAt),
      ),
    );
  const no = tx
    .select({ id: guardians.id })
    .from(guardians)
    .where(and(eq(guardians.clubId, clubId), eq(guardians.submissionId, id), isNotNull(guardians.refusedAt)));
  const answers = await yes.union(no).limit(1);
  return answers.length > 0;
}

/** When links were last sent again: by a resend, or after a member corrected an address or birth date. */
export async function findLastRequestAt(tx: Tx, { clubId, id }: Place): Promise<Date | null> {
  const { type, property, actorKind } = submissionHistory;
  const [row] = await tx
    .select({ at: max(submissionHistory.at) })
    .from(submissionHistory)
    .where(
      and(
        eq(submissionHistory.clubId, clubId),
        eq(submissionHistory.submissionId, id),
        or(
          eq(type, 'ConfirmationResent'),
          and(eq(actorKind, 'Member'), inArray(property, ['email', 'guardians', 'birthDate'])),
        ),
      ),
    );
  return row?.at ?? null;
}

/**
 * Lists the properties that readers of status links have corrected since a moment, each once, oldest first. Leaves out
 * what only follows from a correction: the price, and the account that ends with `OnAccount`.
 */
export async function listCorrected(tx: Tx, { clubId, id }: Place, since: Date): Promise<string[]> {
  const { property, newValue, at, type, actorKind } = submissionHistory;
  const rows = await tx
    .select({ property })
    .from(submissionHistory)
    .where(
      and(
        eq(submissionHistory.clubId, clubId),
        eq(submissionHistory.submissionId, id),
        eq(type, 'Updated'),
        eq(actorKind, 'Member'),
        notInArray(property, ['price', 'mandate']),
        or(ne(property, 'iban'), isNotNull(newValue)),
        gte(at, since),
      ),
    )
    .orderBy(at, submissionHistory.id);
  return [...new Set(rows.flatMap(row => row.property ?? []))];
}

/** Whether the address of the applicant or of a guardian was changed after this moment. */
export async function hasNewAddressSince(tx: Tx, { clubId, id }: Place, since: Date): Promise<boolean> {
  const { property, at } = submissionHistory;
  const [row] = await tx
    .select({ id: submissionHistory.id })
    .from(submissionHistory)
    .where(
      and(
        eq(submissionHistory.clubId, clubId),
        eq(submissionHistory.submissionId, id),
        inArray(property, ['email', 'guardians']),
        gte(at, since),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Deletes the unused confirmation links of one guardian; null is the applicant. */
export async function deleteOpenLinks(
  tx: Tx,
  { clubId, id }: Place,
  guardianId: string | null,
): Promise<void> {
  const { guardianId: holder } = confirmations;
  await tx
    .delete(confirmations)
    .where(
      and(
        eq(confirmations.clubId, clubId),
        eq(confirmations.submissionId, id),
        guardianId === null ? isNull(holder) : eq(holder, guardianId),
        isNull(confirmations.confirmedAt),
      ),
    );
}

/** Records a guardian's refusal, or null if it is cancelled. Returns the guardian's position in the form. */
export async function setRefusal(
  tx: Tx,
  { clubId, id }: Place,
  guardianId: string,
  refusedAt: Date | null,
): Promise<number> {
  const [row] = await tx
    .update(guardians)
    .set({ refusedAt })
    .where(and(eq(guardians.clubId, clubId), eq(guardians.submissionId, id), eq(guardians.id, guardianId)))
    .returning({ position: guardians.position });
  if (!row) throw notFound();
  return row.position;
}

/** Records what a guardian declared, and when. Returns their position in the form; null if they had declared it before. */
export async function setDeclared(
  tx: Tx,
  { clubId, id }: Place,
  guardianId: string,
  declaration: 'liableAt' | 'soleCustodyAt',
  at: Date,
): Promise<number | null> {
  const [row] = await tx
    .update(guardians)
    .set({ [declaration]: at })
    .where(
      and(
        eq(guardians.clubId, clubId),
        eq(guardians.submissionId, id),
        eq(guardians.id, guardianId),
        isNull(guardians[declaration]),
      ),
    )
    .returning({ position: guardians.position });
  return row?.position ?? null;
}

/** Lists when which of the present guardians declined, oldest first, also if they agreed later. */
export function listRefusals(tx: Tx, { clubId, id }: Place): Promise<{ guardianId: string; at: Date }[]> {
  const { at, actorId, property, newValue } = submissionHistory;
  return tx
    .select({ guardianId: guardians.id, at })
    .from(submissionHistory)
    .innerJoin(
      guardians,
      and(eq(guardians.clubId, clubId), eq(guardians.submissionId, id), eq(guardians.id, actorId)),
    )
    .where(
      and(
        eq(submissionHistory.clubId, clubId),
        eq(submissionHistory.submissionId, id),
        like(property, 'guardians[%].refusedAt'),
        isNotNull(newValue),
      ),
    )
    .orderBy(at, submissionHistory.id);
}

export async function deleteSignature(tx: Tx, { clubId, id }: Place): Promise<void> {
  await tx
    .delete(submissionSignatures)
    .where(and(eq(submissionSignatures.clubId, clubId), eq(submissionSignatures.submissionId, id)));
}

/** Removes account values from the history of corrections; the entries stay. */
export async function eraseAccountsOfHistory(tx: Tx, { clubId, id }: Place): Promise<void> {
  await tx
    .update(submissionHistory)
    .set({ oldValue: null, newValue: null, isEncrypted: false })
    .where(
      and(
        eq(submissionHistory.clubId, clubId),
        eq(submissionHistory.submissionId, id),
        eq(submissionHistory.isEncrypted, true),
      ),
    );
}
