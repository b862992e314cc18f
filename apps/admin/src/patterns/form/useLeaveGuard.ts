import { useCallback, useEffect, useRef, useState } from 'react';
import { draftEpoch } from '../../core/drafts.ts';
import { guardLeaving } from '../../core/leaveGuard.ts';
import { useServices } from '../../core/services.tsx';

/** Asks before the user leaves a page with unsaved changes: by a link, Back or Forward, or by closing the tab. */
export function useLeaveGuard(isDirty: boolean) {
  const { tokens } = useServices();
  const [epoch] = useState(draftEpoch);
  const [proceed, setProceed] = useState<{ go: () => void }>();
  const isOpen = useRef(false);

  useEffect(() => {
    if (!isDirty) return;
    // After sign-out drafts are dropped, so do not ask.
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
    /** The leave dialog is open. */
    isAsking: proceed !== undefined,
    stay: useCallback(() => setProceed(undefined), []),
    leave: useCallback(() => {
      isOpen.current = true;
      proceed?.go();
    }, [proceed]),
    /** Allows all further navigation, because the changes are saved. */
    open: useCallback(() => {
      isOpen.current = true;
    }, []),
  };
}
