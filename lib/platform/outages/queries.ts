import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { outages } from '@/db/schema/operations';

export type Outage = typeof outages.$inferSelect;

/** Writes an outage. One that goes on keeps its beginning. */
export async function upsertOutage(db: Db, outage: Outage): Promise<void> {
  const { text, until, since } = outage;
  const isOver = sql`${outages.until} < ${since.toISOString()}::timestamptz`;
  await db
    .insert(outages)
    .values(outage)
    .onConflictDoUpdate({
      target: outages.name,
      set: {
        text,
        until: sql`greatest(${outages.until}, ${until.toISOString()}::timestamptz)`,
        since: sql`case when ${isOver} then excluded.since else ${outages.since} end`,
      },
    });
}

/** Deletes an outage. With `text`, only one that was noted with this text. */
export async function deleteOutage(db: Db, name: string, text?: string): Promise<void> {
  await db.delete(outages).where(and(eq(outages.name, name), text ? eq(outages.text, text) : undefined));
}

/** Lists what does not work at this moment. */
export async function listOutages(db: Pick<Db, 'select'>, now: Date): Promise<Outage[]> {
  return db.select().from(outages).where(gt(outages.until, now)).orderBy(asc(outages.name));
}
