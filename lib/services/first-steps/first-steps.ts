import { withClub } from '@/db/client';
import {
  type ChangeFirstSteps,
  type FirstStepKey,
  type FirstSteps,
  firstSteps,
} from '@/lib/contracts/first-steps';
import { env } from '@/lib/env';
import type { Ctx } from '@/lib/platform/context';
import { openGaps } from '@/lib/rules/texts/open-gaps';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { type FirstStepFacts, readFacts, updateHiddenAt } from './queries';

/** Returns the steps that the club has done on its way to a live form, read from its data. */
export async function getFirstSteps(ctx: Ctx): Promise<FirstSteps> {
  const facts = await withClub(ctx, tx => readFacts(tx, ctx.clubId));
  return toFirstSteps(facts, env().SMTP_URL !== undefined);
}

/** Hides the first steps on every user's dashboard, or shows them again; their progress does not change. */
export async function setFirstStepsHidden(ctx: Ctx, { isPutAway }: ChangeFirstSteps): Promise<FirstSteps> {
  return withClub(ctx, async tx => {
    await updateHiddenAt(tx, ctx.clubId, isPutAway ? ctx.now : null);
    await recordAudit(tx, ctx, { action: 'Updated', recordType: 'FirstSteps', details: { isPutAway } });
    return getFirstSteps({ ...ctx, tx });
  });
}

/** Without a creditor identifier forms offer no direct debit, which a club may want. */
const optional: readonly FirstStepKey[] = ['Logo', 'Sepa', 'Design', 'Embed'];

/**
 * Each step with whether the data show it done. Mail is ready with the club's own server or the installation's. A form
 * without tariffs is not online. A privacy notice with gaps of the sample is not done. A first submission proves that
 * the form was shown to people.
 */
function toFirstSteps(facts: FirstStepFacts, hasInstallationMail: boolean): FirstSteps {
  const isDone: Record<FirstStepKey, boolean> = {
    Club: facts.has_address,
    Logo: facts.has_logo,
    Tariffs: facts.has_tariff,
    Sepa: facts.is_creditor_set || facts.is_sepa_off,
    Privacy:
      (facts.policy_url !== '' || facts.privacy_texts !== '') && openGaps(facts.privacy_texts).length === 0,
    Design: facts.has_design,
    Form: facts.is_online && facts.has_tariff,
    Mail: facts.has_smtp || hasInstallationMail,
    Embed: facts.has_origin || facts.has_submission,
  };
  return {
    steps: firstSteps.map(key => ({ key, isDone: isDone[key], isOptional: optional.includes(key) })),
    isDone: firstSteps.every(key => isDone[key] || optional.includes(key)),
    isPutAway: facts.is_put_away,
  };
}
