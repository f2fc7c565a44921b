import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { type OfficeChanges, officeChangesOf } from '@/lib/rules/submissions/office-changes';
import { listChanges } from './history-queries';

/** Lists what the office changed in each of these submissions since its applicant sent it. */
export async function listOfficeChanges(
  ctx: Pick<Ctx, 'db' | 'tx' | 'clubId'>,
  submissionIds: readonly string[],
): Promise<ReadonlyMap<string, OfficeChanges>> {
  if (submissionIds.length === 0) return new Map();
  const rows = await withClub(ctx, tx => listChanges(tx, ctx.clubId, submissionIds));
  const entries = rows.flatMap(({ property, actorKind, ...row }) =>
    property === null
      ? []
      : [{ ...row, property, by: actorKind === 'Member' ? 'Applicant' : 'Office' } as const],
  );
  const ofEach = Map.groupBy(entries, ({ submissionId }) => submissionId);
  return new Map([...ofEach].map(([id, own]) => [id, officeChangesOf(own)]));
}
