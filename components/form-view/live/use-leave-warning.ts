import { type RefObject, useEffect, useRef } from 'react';

/**
 * Lets the browser ask before a page is left on which something was typed. Whoever changes an answer switches the
 * warning on by the ref, whoever leads on by the form itself switches it off.
 */
export function useLeaveWarning(isOnFirst: boolean): RefObject<boolean> {
  const isOn = useRef(isOnFirst);
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (isOn.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, []);
  return isOn;
}
