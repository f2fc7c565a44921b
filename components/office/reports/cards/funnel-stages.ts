import type { ApplicationFunnel } from '@/lib/contracts/dashboard';

export type FunnelStage = keyof ApplicationFunnel;

const stages = ['received', 'emailConfirmed', 'accepted', 'rejected'] as const satisfies FunnelStage[];

/**
 * The steps worth showing: confirming is none where the form asks for no confirmation and nobody confirmed. It decided
 * when each application came in, so a form that asks now tells nothing of earlier ones; but what was accepted and never
 * confirmed needed no confirmation, for without it nothing is accepted that does (contract §4).
 */
export function stagesOf(
  { emailConfirmed, accepted }: ApplicationFunnel,
  asksForConfirmation: boolean,
): { stages: FunnelStage[]; hint: 'notAsked' | 'notAlwaysAsked' | null } {
  if (emailConfirmed === 0 && !asksForConfirmation)
    return { stages: stages.filter(stage => stage !== 'emailConfirmed'), hint: 'notAsked' };
  const isMixed = !asksForConfirmation || accepted > emailConfirmed;
  return { stages: [...stages], hint: isMixed ? 'notAlwaysAsked' : null };
}
