import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { dashboardArrangements } from '@/db/schema/dashboard-arrangements';

type ArrangementRow = typeof dashboardArrangements.$inferSelect;
type Owner = Pick<ArrangementRow, 'clubId' | 'userId'>;

export async function findCards(tx: Tx, { clubId, userId }: Owner): Promise<ArrangementRow['cards'] | null> {
  const { cards, ...owner } = dashboardArrangements;
  const [row] = await tx
    .select({ cards })
    .from(dashboardArrangements)
    .where(and(eq(owner.clubId, clubId), eq(owner.userId, userId)));
  return row?.cards ?? null;
}

export async function storeCards(tx: Tx, row: ArrangementRow): Promise<void> {
  const { clubId, userId } = dashboardArrangements;
  await tx
    .insert(dashboardArrangements)
    .values(row)
    .onConflictDoUpdate({ target: [clubId, userId], set: { cards: row.cards } });
}
