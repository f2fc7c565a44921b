import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/context';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { recordHistory } from '@/lib/services/submissions/record-history';
import { dropEvidence, eraseIdentity, lockDue, requireRetention } from './queries';

/** Submissions of one transaction; small, so that nobody waits for a night's work. */
const batchSize = 200;
const dayMs = 24 * 3600 * 1000;

export type RetentionResult = { readonly anonymized: number; readonly evidenceDropped: number };

/**
 * Anonymises what the club's data-privacy settings make due and drops evidence that is old enough (contract §4).
 * Works in batches of a transaction each, so a crash loses nothing and a second run finds the rest; a submission that
 * is being decided at the moment is left for the next run. Every one tells so in its history, and the audit log
 * keeps the counts.
 */
export async function applyRetention(ctx: Ctx): Promise<RetentionResult> {
  let anonymized = 0;
  for (;;) {
    const done = await withClub(ctx, async tx => {
      const retention = await requireRetention(tx, ctx.clubId);
      const before = (days: number) => (days === 0 ? null : new Date(ctx.now.getTime() - days * dayMs));
      const ids = await lockDue(
        tx,
        ctx.clubId,
        {
          unconfirmed: before(retention.unconfirmedDays),
          rejected: before(retention.rejectedDays),
          accepted: before(retention.acceptedDays),
        },
        batchSize,
      );
      if (ids.length > 0) await eraseIdentity(tx, ctx.clubId, ids, ctx.now);
      for (const id of ids) await recordHistory(tx, ctx, id, { type: 'Anonymized' });
      return ids.length;
    });
    anonymized += done;
    if (done < batchSize) break;
  }
  const evidenceDropped = await withClub(ctx, async tx => {
    const { evidenceDays } = await requireRetention(tx, ctx.clubId);
    const dropped =
      evidenceDays === 0
        ? 0
        : await dropEvidence(tx, ctx.clubId, new Date(ctx.now.getTime() - evidenceDays * dayMs));
    if (anonymized + dropped > 0) {
      await recordAudit(tx, ctx, {
        action: 'RetentionApplied',
        recordType: 'DataPrivacy',
        details: { anonymized, evidenceDropped: dropped },
      });
    }
    return dropped;
  });
  return { anonymized, evidenceDropped };
}
