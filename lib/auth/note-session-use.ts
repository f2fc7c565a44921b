import { and, eq, lte } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { sessions } from '@/db/schema/users';

/** How exact the last use of a sign-in is kept. */
const noteMs = 5 * 60_000;
const rememberedMost = 10_000;

const notedAt = new Map<string, number>();

/** Notes that a sign-in is in use, at most once in five minutes of each process, so that requests stay without a write. */
export async function noteSessionUse(db: Db, sessionId: string, now: Date): Promise<void> {
  const last = notedAt.get(sessionId) ?? 0;
  if (now.getTime() - last < noteMs) return;
  if (notedAt.size >= rememberedMost) notedAt.clear();
  notedAt.set(sessionId, now.getTime());
  const isDue = lte(sessions.lastUsedAt, new Date(now.getTime() - noteMs));
  await db
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(eq(sessions.id, sessionId), isDue));
}
