import { useCallback, useEffect, useRef, useState } from 'react';
import { draftEpoch } from '../../core/drafts.ts';
import { guardLeaving } from '../../core/leaveGuard.ts';
import { useServices } from '../../core/services.tsx';

/** Asks before a page with unsaved changes is left: by a link, by Back and Forward, by closing the tab. */
export function useLeaveGuard(isDirty: boolean) {
  const { tokens } = useServices();
  const [epoch] = useState(draftEpoch);
  const [proceed, setProceed] = useState<{ go: () => void }>();
  const isOpen = useRef(false);

  useEffect(() => {
    if (!isDirty) return;
    // After signing out nothing is kept, and there is nothing to ask about.
    const mayGo = () => isOpen.current || draftEpoch() !== epoch || !tokens.isSignedIn();
    const release = guardLeaving((go) => {
      if (mayGo()) return true;
      setProceed({ go });
      return false;
    });

    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!mayGo()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      release();
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [isDirty, epoch, tokens]);

  return {
    /** The question is on the screen. */
    isAsking: proceed !== undefined,
    stay: useCallback(() => setProceed(undefined), []),
    leave: useCallback(() => {
      isOpen.current = true;
      proceed?.go();
    }, [proceed]),
    /** Lets every further step pass: what was unsaved is saved. */
    open: useCallback(() => {
      isOpen.current = true;
    }, []),
  };
}
