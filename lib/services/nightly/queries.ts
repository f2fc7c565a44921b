import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '@/db/client';
import { clubs } from '@/db/schema/clubs';
import { nightlyRuns } from '@/db/schema/operations';

export type NightlyRun = typeof nightlyRuns.$inferSelect;

/** A club's nightly run, by its date. */
export type RunKey = { readonly clubId: string; readonly night: string };

const IdRows = z.array(z.object({ club_id: z.uuid() }));

/** Clubs with ids after `behind` whose nightly run is due at `now` and not finished, ordered by id. */
export async function listClubsWithDueRun(
  db: Db | Tx,
  now: Date,
  behind: string,
  most: number,
): Promise<string[]> {
  const rows = await db.execute(
    sql`select club_id from list_clubs_before_night(${now.toISOString()}, ${behind}, ${most})`,
  );
  return IdRows.parse([...rows]).map(row => row.club_id);
}

const isRun = ({ clubId, night }: RunKey) =>
  and(eq(nightlyRuns.clubId, clubId), eq(nightlyRuns.night, night));

/** Creates the record of the due nightly run unless it exists; returns its date. */
export async function beginRun(tx: Tx, clubId: string, now: Date): Promise<string> {
  const [club] = await tx
    .select({ night: sql<string>`night_at(${now.toISOString()}, ${clubs.timeZone})::text` })
    .from(clubs)
    .where(eq(clubs.id, clubId));
  if (!club) throw new Error('The club of a nightly run does not exist');
  const { night } = club;
  await tx.insert(nightlyRuns).values({ clubId, night, startedAt: now }).onConflictDoNothing();
  return night;
}

/** Locks a run until the transaction ends, so only one worker processes it at a time. Returns null if it is finished. */
export async function lockRun(tx: Tx, place: RunKey): Promise<NightlyRun | null> {
  const [row] = await tx
    .select()
    .from(nightlyRuns)
    .where(and(isRun(place), isNull(nightlyRuns.finishedAt)))
    .for('update');
  return row ?? null;
}

export async function updateRun(
  tx: Tx,
  place: RunKey,
  change: Partial<Pick<NightlyRun, 'counts' | 'finishedAt'>>,
): Promise<void> {
  await tx.update(nightlyRuns).set(change).where(isRun(place));
}

/** The club's nightly runs before `night`, newest first. */
export async function listRuns(
  tx: Tx,
  clubId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<NightlyRun[]> {
  return tx
    .select()
    .from(nightlyRuns)
    .where(and(eq(nightlyRuns.clubId, clubId), before === null ? undefined : lt(nightlyRuns.night, before)))
    .orderBy(desc(nightlyRuns.night))
    .limit(limit);
}

export async function countRuns(tx: Tx, clubId: string): Promise<number> {
  return tx.$count(nightlyRuns, eq(nightlyRuns.clubId, clubId));
}
