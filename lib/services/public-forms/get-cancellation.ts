import { withClub } from '@/db/client';
import { issueFormToken } from '@/lib/auth/form-token';
import type { Ctx } from '@/lib/context';
import type { PublicCancellationForm } from '@/lib/contracts/public';
import { today } from '@/lib/forms/calendar';
import { earliestEffectiveDate } from '@/lib/forms/cancellation-date';
import { loadConfig } from './load-config';
import { toPublicClub, toPublicDesign } from './serialize';

/**
 * All that the cancellation form of the club needs, with a fresh form token, and the end that a cancellation sent today
 * would have at the earliest: shown before sending (contract §4).
 */
export async function getPublicCancellationForm(ctx: Ctx): Promise<PublicCancellationForm> {
  const config = await withClub(ctx, tx => loadConfig(tx, ctx.clubId, 'Cancellation'));
  const { cancellation, departments, customFields, privacy } = config;
  const day = today(config.club.timeZone, ctx.now);
  return {
    kind: 'Cancellation',
    club: toPublicClub(config),
    settings: cancellation,
    ...{ departments, customFields, privacy },
    design: toPublicDesign(config.design),
    today: day,
    earliest: earliestEffectiveDate(cancellation, day),
    formToken: await issueFormToken(ctx.clubId, ctx.now),
  };
}
