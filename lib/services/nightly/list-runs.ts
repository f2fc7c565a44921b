import { z } from 'zod';
import { withClub } from '@/db/client';
import type { NightlyRun, NightlyRunsQuery } from '@/lib/contracts/nightly-runs';
import type { Ctx } from '@/lib/platform/context';
import { decodeCursor, pageOf } from '@/lib/platform/cursor';
import { countRuns, listRuns, type NightlyRun as Row } from './queries';

const Place = z.tuple([z.string()]);

/** A page of the club's nightly runs, newest first. Throws a 400 (`bad-query`) for a wrong cursor. */
export async function listNightlyRuns(
  ctx: Ctx,
  { limit, cursor }: NightlyRunsQuery,
): Promise<{ items: NightlyRun[]; nextCursor: string | null; totalCount: number }> {
  const list = { name: 'nights', clubId: ctx.clubId };
  const [before] = decodeCursor(cursor, list, Place) ?? [null];
  return withClub(ctx, async tx => {
    const found = await listRuns(tx, ctx.clubId, { before, limit: limit + 1 });
    const { rows, nextCursor } = pageOf(found, limit, list, row => [row.night]);
    return { items: rows.map(toNightlyRun), nextCursor, totalCount: await countRuns(tx, ctx.clubId) };
  });
}

function toNightlyRun({ night, startedAt, finishedAt, counts }: Row): NightlyRun {
  return {
    night,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    counts,
  };
}
