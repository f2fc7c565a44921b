import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/context';
import { recordHistory } from '@/lib/services/submissions/record-history';
import { toEventData } from '@/lib/services/submissions/serialize';
import { recordEvent } from '@/lib/webhooks/record-event';
import { endOpen, eraseIdentity, listRows } from './queries';

type Erasure = {
  readonly ids: readonly string[];
  /** Those of them whose mandate is left for a time (ADR 55). */
  readonly keepingMandate: readonly string[];
};

/**
 * Takes everybody out of these submissions on request, as the night does when they are due. An open one ends as
 * withdrawn. Receivers of webhooks are told by an event that names nobody, so that they forget too (GDPR, article 19).
 * The submissions are locked by the caller, who has forgotten them in exports before.
 */
export async function eraseSubmissions(ctx: Ctx, { ids, keepingMandate }: Erasure): Promise<void> {
  if (ids.length === 0) return;
  const { clubId, now } = ctx;
  await withClub(ctx, async tx => {
    const ended = await endOpen(tx, clubId, ids, now);
    const rest = ids.filter(id => !keepingMandate.includes(id));
    if (rest.length > 0) await eraseIdentity(tx, clubId, rest, now);
    if (keepingMandate.length > 0)
      await eraseIdentity(tx, clubId, keepingMandate, now, { keepsMandate: true });
    for (const row of await listRows(tx, clubId, ids)) {
      const isEnded = ended.includes(row.id);
      if (isEnded) await recordHistory(tx, ctx, row.id, { type: 'Rejected', property: 'withdrawnAt' });
      await recordHistory(tx, ctx, row.id, { type: 'Anonymized' });
      const type = isEnded ? 'ApplicationRejected' : 'ApplicationUpdated';
      await recordEvent(tx, ctx, { type, submissionId: row.id, data: toEventData(clubId, row) });
    }
  });
}
