import { withClub } from '@/db/client';
import type { PublicCancellationForm } from '@/lib/contracts/public';
import type { Ctx } from '@/lib/platform/context';
import { today } from '@/lib/rules/dates/calendar';
import { earliestEffectiveDate } from '@/lib/rules/dates/cancellation-date';
import { closedOf } from './closed';
import { editionOf } from './edition';
import { loadConfig } from './load-config';
import { openWith } from './open-with';
import { toPublicClub, toPublicDesign } from './serialize';

/**
 * Returns everything that the club's cancellation form needs, with a new form token and the earliest end of a
 * cancellation that is sent today. The form shows that end before sending (contract §4).
 */
export async function getPublicCancellationForm(ctx: Ctx): Promise<PublicCancellationForm> {
  const config = await withClub(ctx, tx => loadConfig(tx, ctx.clubId, 'Cancellation'));
  const { cancellation, departments, customFields, privacy } = config;
  const asked = { departments, customFields, privacy };
  const { notes: _notes, isActive: _isActive, closedText: _closedText, ...rules } = cancellation;
  const day = today(config.club.timeZone, ctx.now);
  return {
    kind: 'Cancellation',
    club: toPublicClub(config),
    settings: cancellation,
    ...asked,
    edition: editionOf({ ...asked, rules }),
    design: toPublicDesign(config.design),
    today: day,
    earliest: earliestEffectiveDate(cancellation, day),
    closed: closedOf(config, 'Cancellation'),
    ...(await openWith(ctx, cancellation.needProofOfWork)),
  };
}
