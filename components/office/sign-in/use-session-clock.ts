import { useEffect, useState } from 'react';

export type SessionPhase = 'running' | 'ending' | 'over';

const warningMs = 10 * 60_000;
/** Timers stand still while a laptop sleeps, so the clock is looked at again and again. */
const lookMs = 20_000;

/** How a sign-in that ends at an instant (ISO 8601) stands now. */
export function useSessionClock(endsAt: string): SessionPhase {
  const [phase, setPhase] = useState<SessionPhase>('running');
  useEffect(() => {
    const look = () => setPhase(phaseAt(Date.now(), Date.parse(endsAt)));
    look();
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, [endsAt]);
  return phase;
}

function phaseAt(now: number, end: number): SessionPhase {
  if (!(now < end)) return Number.isNaN(end) ? 'running' : 'over';
  return end - now <= warningMs ? 'ending' : 'running';
}
