import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Tx } from '@/db/client';
import { jsonRows } from '@/db/json-rows';
import { customFields } from '@/db/schema/catalog';
import { usedFormTokens } from '@/db/schema/forms';
import { submissionFiles } from '@/db/schema/submission-files';
import { notFound } from '@/lib/platform/errors';

const { clubId, id, submissionId, fieldName, formTokenId, fileName, contentType, byteCount } =
  submissionFiles;

/** Everything but the bytes. */
const facts = { clubId, id, submissionId, fieldName, formTokenId, fileName, contentType, byteCount };
export type FileFacts = Pick<typeof submissionFiles.$inferSelect, keyof typeof facts>;

/** The limit of an active File field; null if the club has no such field. `maxBytes` is null for the normal limit. */
export async function findFileField(tx: Tx, club: string, name: string) {
  const [row] = await tx
    .select({ maxBytes: customFields.maxBytes })
    .from(customFields)
    .where(
      and(
        eq(customFields.clubId, club),
        eq(customFields.internalName, name),
        eq(customFields.type, 'File'),
        eq(customFields.isActive, true),
        isNull(customFields.deletedAt),
      ),
    );
  return row ?? null;
}

export async function isTokenUsed(tx: Tx, club: string, tokenId: string): Promise<boolean> {
  const used = and(eq(usedFormTokens.clubId, club), eq(usedFormTokens.tokenId, tokenId));
  return (await tx.$count(usedFormTokens, used)) > 0;
}

/** Number and bytes of the uploads that are not submitted: of the club, and of one form token. */
export async function countUploads(tx: Tx, club: string, tokenId: string | null) {
  const [row] = await tx
    .select({
      bytes: sql<number>`coalesce(sum(${byteCount}), 0)::float8`,
      ofToken: sql<number>`count(*) filter (where ${formTokenId} = ${tokenId}::uuid)::int`,
    })
    .from(submissionFiles)
    .where(and(eq(clubId, club), isNull(submissionId)));
  return row ?? { bytes: 0, ofToken: 0 };
}

export async function insertFile(tx: Tx, row: typeof submissionFiles.$inferInsert): Promise<void> {
  await tx.insert(submissionFiles).values(row);
}

export async function listFiles(tx: Tx, club: string, ids: readonly string[]): Promise<FileFacts[]> {
  if (ids.length === 0) return [];
  return tx
    .select(facts)
    .from(submissionFiles)
    .where(and(eq(clubId, club), inArray(id, [...ids])));
}

/** The files of submissions as JSON, for the statement that reads the parts of submissions. */
export function fileRows(isWanted: (table: typeof submissionFiles) => SQL) {
  return jsonRows(facts, sql`${fieldName}`, sql`${submissionFiles} where ${isWanted(submissionFiles)}`);
}

/** A submitted file with its bytes; null if it was deleted. */
export async function findFileRow(tx: Tx, club: string, fileId: string) {
  const [row] = await tx
    .select()
    .from(submissionFiles)
    .where(and(eq(clubId, club), eq(id, fileId), isNotNull(submissionId)));
  return row ?? null;
}

type Place = { readonly clubId: string; readonly submissionId: string };

/** Returns a file of a submission with its bytes. Throws 404, also for a file of another submission. */
export async function getFileRow(tx: Tx, place: Place, fileId: string) {
  if (!isUuid(place.submissionId) || !isUuid(fileId)) throw notFound();
  const [row] = await tx
    .select()
    .from(submissionFiles)
    .where(and(eq(clubId, place.clubId), eq(submissionId, place.submissionId), eq(id, fileId)));
  if (!row) throw notFound();
  return row;
}

/** Makes uploads part of a submission. Returns how many were still free. */
export async function bindFiles(tx: Tx, place: Place, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const bound = await tx
    .update(submissionFiles)
    .set({ submissionId: place.submissionId })
    .where(and(eq(clubId, place.clubId), inArray(id, [...ids]), isNull(submissionId)))
    .returning({ id });
  return bound.length;
}

/** Deletes the other uploads of a form token that was spent. */
export async function deleteUploadsOf(tx: Tx, club: string, tokenId: string): Promise<void> {
  await tx
    .delete(submissionFiles)
    .where(and(eq(clubId, club), eq(formTokenId, tokenId), isNull(submissionId)));
}

/** Deletes one file of a submission, or all of them. */
export async function deleteFiles(tx: Tx, place: Place, fileId?: string): Promise<void> {
  const isMeant = fileId === undefined ? undefined : eq(id, fileId);
  await tx
    .delete(submissionFiles)
    .where(and(eq(clubId, place.clubId), eq(submissionId, place.submissionId), isMeant));
}
