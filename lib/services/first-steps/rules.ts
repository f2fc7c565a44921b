import { type FirstStepKey, type FirstSteps, firstSteps } from '@/lib/contracts/first-steps';
import type { FirstStepFacts } from './queries';

const optional: readonly FirstStepKey[] = ['Logo', 'Design', 'Embed'];

/**
 * Each step with whether the data show it done. Mail is ready by the club's own server or the installation's. A form
 * without tariffs is online for nobody. Who has a first submission has shown the form to people.
 */
export function toFirstSteps(facts: FirstStepFacts, hasInstallationMail: boolean): FirstSteps {
  const isDone: Record<FirstStepKey, boolean> = {
    Club: facts.has_address,
    Logo: facts.has_logo,
    Tariffs: facts.has_tariff,
    Privacy: facts.has_privacy,
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
