import { withClub } from '@/db/client';
import type { SubmitHistoryEntry, SubmitHistoryResponse } from '@/lib/contracts/submissions/submissions';
import type { Ctx } from '@/lib/platform/context';
import { decryptField, type RecordField } from '@/lib/platform/crypto/record-encryption';
import { decodeCursor, InstantPlace, pageOf } from '@/lib/platform/cursor';
import { notFound } from '@/lib/platform/errors';
import type { SubmissionKind } from '@/lib/rules/enums';
import { fullName } from '@/lib/rules/submissions/full-name';
import { newValueField, oldValueField } from './encrypted-fields';
import { type HistoryRow, listHistoryRows } from './history-queries';
import { canSeeBankData } from './rules';
import { maskedText } from './serialize';

type HistoryInput = {
  readonly kind: SubmissionKind;
  readonly id: string;
  readonly limit: number;
  readonly cursor?: string;
  readonly bankData?: 'Full' | 'Masked';
};

/**
 * Lists the history of a submission, newest first, with the names of the actors. A Viewer, and a reader who asks for
 * `Masked`, sees that bank data changed, but no values. Throws 404, and 400 (`bad-query`) for a wrong cursor.
 */
export async function getHistory(ctx: Ctx, input: HistoryInput): Promise<SubmitHistoryResponse> {
  const { cursor, limit } = input;
  const list = { name: 'history', clubId: ctx.clubId, of: input.id };
  const after = decodeCursor(cursor, list, InstantPlace);
  const found = await withClub(ctx, tx => listHistoryRows(tx, ctx.clubId, input, { after, limit }));
  if (!found) throw notFound();
  const page = pageOf(found.rows, limit, list, ({ entry }) => [entry.at.toISOString(), entry.id]);
  const isFull = input.bankData !== 'Masked' && canSeeBankData(ctx.actor);
  return {
    items: page.rows.map(row => toEntry(row, isFull)),
    nextCursor: page.nextCursor,
    totalCount: found.totalCount,
  };
}

function toEntry({ entry, name, guardian, familyMember }: HistoryRow, isFull: boolean): SubmitHistoryEntry {
  const { clubId, id, type, at, actorKind, actorId, property, oldValue, newValue, isEncrypted } = entry;
  const byLink = guardian ?? familyMember;
  const shown = (value: string | null, field: RecordField) => {
    if (value === null || !isEncrypted) return value;
    return isFull ? decryptField(value, field) : maskedText;
  };
  return {
    id,
    type,
    at: at.toISOString(),
    actor: { kind: actorKind, id: actorId, name: byLink ? fullName(byLink) : name },
    property,
    oldValue: shown(oldValue, oldValueField(clubId, id)),
    newValue: shown(newValue, newValueField(clubId, id)),
  };
}
