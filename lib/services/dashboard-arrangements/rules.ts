import type { ChangeDashboardArrangement, DashboardArrangement } from '@/lib/contracts/dashboard-arrangement';
import { dashboardCards } from '@/lib/rules/enums';

type StoredCards = ChangeDashboardArrangement['cards'];

/** Each name once, at its first position. */
export function withoutRepeats(cards: StoredCards): StoredCards {
  return cards.filter(({ card }, place) => cards.findIndex(one => one.card === card) === place);
}

/**
 * Returns every report once: stored ones in their order, then new ones, shown. Leaves out reports that another version
 * of this service stored and this one does not know.
 */
export function arrangementOf(stored: StoredCards): DashboardArrangement {
  const known = stored.flatMap(({ card: name, isShown }) => {
    const card = dashboardCards.find(one => one === name);
    return card ? [{ card, isShown }] : [];
  });
  const added = dashboardCards.filter(card => !known.some(one => one.card === card));
  return { cards: [...known, ...added.map(card => ({ card, isShown: true }))] };
}
