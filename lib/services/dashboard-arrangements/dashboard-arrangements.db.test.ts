import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dashboardArrangements } from '@/db/schema/dashboard-arrangements';
import { clubUsers } from '@/db/schema/users';
import { ChangeDashboardArrangement } from '@/lib/contracts/dashboard-arrangement';
import type { Ctx } from '@/lib/platform/context';
import { dashboardCards } from '@/lib/rules/enums';
import { requirePerson } from '@/lib/services/auth/require-person';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { refusalOf, staffOf } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { getArrangement, updateArrangement } from './arrangement';

let database: TestDatabase;
let club: OfferingClub;
let mine: Ctx;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  mine = await staffOf(club, 'Viewer');
});
afterAll(() => database.close());

const given = dashboardCards.map(card => ({ card, isShown: true }));
const arrange = (ctx: Ctx, cards: { card: string; isShown: boolean }[]) =>
  updateArrangement(ctx, ChangeDashboardArrangement.parse({ cards }));

describe('the arrangement of the reports', () => {
  it('is the default for a user without one, and again after an empty update', async () => {
    expect(await getArrangement(mine)).toEqual({ cards: given });
    await arrange(mine, [{ card: 'Ages', isShown: false }]);
    expect((await getArrangement(mine)).cards[0]).toEqual({ card: 'Ages', isShown: false });
    await arrange(mine, []);
    expect(await getArrangement(mine)).toEqual({ cards: given });
  });

  it('is returned by the update as it is read afterwards', async () => {
    const changed = await arrange(mine, [{ card: 'Ages', isShown: false }]);
    expect(changed).toEqual(await getArrangement(mine));
    expect(changed.cards).toHaveLength(dashboardCards.length);
  });

  it('stores order and hidden reports; unnamed reports follow, shown', async () => {
    await arrange(mine, [
      { card: 'Trend', isShown: true },
      { card: 'Genders', isShown: false },
      { card: 'Trend', isShown: false },
    ]);
    const { cards } = await getArrangement(mine);
    expect(cards.slice(0, 3)).toEqual([
      { card: 'Trend', isShown: true },
      { card: 'Genders', isShown: false },
      { card: 'KeyFigures', isShown: true },
    ]);
    expect(cards.map(({ card }) => card).toSorted()).toEqual([...dashboardCards].toSorted());
  });

  it('leaves out reports of another version, and stores them for that version', async () => {
    await arrange(mine, [
      { card: 'Constellations', isShown: true },
      { card: 'Funnel', isShown: true },
    ]);
    const { cards } = await getArrangement(mine);
    expect(cards).toHaveLength(dashboardCards.length);
    expect(cards[0]).toEqual({ card: 'Funnel', isShown: true });
    const rows = await withClub(mine, tx => tx.select().from(dashboardArrangements));
    expect(rows.flatMap(row => row.cards.map(({ card }) => card))).toContain('Constellations');
  });

  it('is separate for each user and club, and is deleted with the club membership', async () => {
    const colleague = await staffOf(club, 'Admin');
    const foreign = await staffOf(await makeOfferingClub(database.db), 'Admin');
    await arrange(colleague, [{ card: 'Tariffs', isShown: true }]);
    await arrange(foreign, [{ card: 'Postcodes', isShown: true }]);
    expect((await getArrangement(colleague)).cards[0]).toMatchObject({ card: 'Tariffs' });
    expect((await getArrangement(mine)).cards[0]).not.toMatchObject({ card: 'Tariffs' });
    expect((await getArrangement({ ...colleague, clubId: foreign.clubId })).cards).toEqual(given);
    const { id } = requirePerson(colleague.actor);
    const isColleague = and(eq(clubUsers.clubId, club.clubId), eq(clubUsers.userId, id));
    await withClub(colleague, tx => tx.delete(clubUsers).where(isColleague));
    expect(await getArrangement(colleague)).toEqual({ cards: given });
  });

  it('answers 403 to an API key', async () => {
    const key: Ctx = { ...mine, actor: { kind: 'ApiKey', id: mine.clubId, role: 'Admin' } };
    expect(await refusalOf(getArrangement(key))).toMatchObject({ code: 'forbidden' });
    expect(await refusalOf(arrange(key, []))).toMatchObject({ code: 'forbidden' });
  });
});
