import type { ApplicationFunnel } from '@/lib/contracts/dashboard';

export type FunnelStage = keyof ApplicationFunnel;

const stages = [
  'received',
  'emailConfirmed',
  'accepted',
  'rejected',
  'withdrawn',
] as const satisfies FunnelStage[];

/**
 * The steps to show. Omits the confirmation if the form needs none and nobody confirmed. The setting at the
 * time of receipt decides, so today's setting is no evidence for earlier applications. An accepted
 * application that was never confirmed needed no confirmation, because accepting requires one where it is
 * needed (contract §4).
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
