'use client';

import { useRouter } from 'next/navigation';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

const SignInAgainDialog = lazy(() =>
  import('./sign-in-again-dialog').then(part => ({ default: part.SignInAgainDialog })),
);

type SessionEndProps = {
  email: string;
  /** ISO 8601 */
  endsAt: string;
  /** The service has already refused a request. */
  hasEnded: boolean;
  onSignedIn: () => void | Promise<void>;
};

/**
 * Warns ten minutes before the sign-in ends and offers to sign in again; after the end, requires it. Both are
 * dialogs over the page, so that no input is lost.
 */
export function SessionEnd({ email, endsAt, hasEnded, onSignedIn }: SessionEndProps) {
  const t = useTranslations('office.signIn');
  const format = useFormatter();
  const router = useRouter();
  const phase = useSessionClock(endsAt);
  const [isRenewing, setIsRenewing] = useState(false);
  const isOver = hasEnded || phase === 'over';

  async function finish() {
    setIsRenewing(false);
    await onSignedIn();
    // The layout gets the new end.
    router.refresh();
  }

  return (
    <>
      {phase === 'ending' && !isOver && (
        <div
          className="fixed inset-x-4 top-4 z-40 mx-auto max-w-lg rounded-md shadow-overlay print:hidden"
          role="status"
        >
          <Notice
            tone="warning"
            title={t('endingTitle', {
              time: format.dateTime(new Date(endsAt), { hour: '2-digit', minute: '2-digit' }),
            })}
            action={<Button onClick={() => setIsRenewing(true)}>{t('endingAction')}</Button>}
          >
            {t('endingText')}
          </Notice>
        </div>
      )}
      {(isOver || isRenewing) && (
        <Suspense>
          <SignInAgainDialog
            email={email}
            isOver={isOver}
            onClose={() => setIsRenewing(false)}
            onSignedIn={finish}
          />
        </Suspense>
      )}
    </>
  );
}

type SessionPhase = 'running' | 'ending' | 'over';

const warningMs = 10 * 60_000;
/** Timers pause while a laptop sleeps, so the clock is checked repeatedly. */
const checkMs = 20_000;

/** Phase of a sign-in that ends at an instant (ISO 8601). */
function useSessionClock(endsAt: string): SessionPhase {
  const [phase, setPhase] = useState<SessionPhase>('running');
  useEffect(() => {
    const look = () => setPhase(phaseAt(Date.now(), Date.parse(endsAt)));
    look();
    const timer = setInterval(look, checkMs);
    return () => clearInterval(timer);
  }, [endsAt]);
  return phase;
}

function phaseAt(now: number, end: number): SessionPhase {
  if (!(now < end)) return Number.isNaN(end) ? 'running' : 'over';
  return end - now <= warningMs ? 'ending' : 'running';
}
