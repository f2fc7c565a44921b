import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { recordHistory } from '@/lib/services/submissions/record-history';
import { toEventData } from '@/lib/services/submissions/serialize';
import { recordEvent } from '@/lib/webhooks/record-event';
import { endOpen, eraseIdentity, listRows } from './queries';

type Erasure = {
  readonly ids: readonly string[];
  /** The submissions among `ids` whose mandate is kept for up to fourteen months (docs/product/data-protection.md). */
  readonly keepingMandate: readonly string[];
};

/**
 * Anonymises these submissions on request, as the nightly run does when they are due. Undecided ones end as withdrawn.
 * Webhook receivers get an event without names, so that they can erase too (GDPR, article 19). The caller has removed
 * the submissions from exports and locked them.
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
      const data = toEventData(clubId, row);
      await recordEvent(tx, ctx, { type: 'ApplicationUpdated', submissionId: row.id, data });
    }
  });
}
