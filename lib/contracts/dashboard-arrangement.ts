import { z } from 'zod';
import { dashboardCards } from '@/lib/rules/enums';
import { requiredLine } from './common';

const isShown = z.boolean();
const example = dashboardCards.map(card => ({ card, isShown: card !== 'WebhookDeliveries' }));

/** More than there are today: arrangements of a later version may have more cards. */
const cardsMax = 60;

export const DashboardArrangement = z
  .object({ cards: z.array(z.object({ card: z.enum(dashboardCards), isShown })) })
  .describe('Every report once, in order')
  .meta({ id: 'DashboardArrangement', example: { cards: example } });
export type DashboardArrangement = z.output<typeof DashboardArrangement>;

export const ChangeDashboardArrangement = z
  .strictObject({
    cards: z
      .array(z.strictObject({ card: requiredLine(40), isShown }))
      .max(cardsMax)
      .describe(
        'Names given twice count once. Unknown names are kept for other versions. Empty restores the default order',
      ),
  })
  .meta({ id: 'ChangeDashboardArrangement', example: { cards: example } });
export type ChangeDashboardArrangement = z.output<typeof ChangeDashboardArrangement>;
