import { type RefObject, useEffect, useRef } from 'react';

/**
 * Lets the browser ask before the user leaves a page with input. Set the returned ref to true on a
 * change, and to false before the form itself navigates.
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
