import { useCallback, useEffect, useRef, useState } from 'react';
import { guardLeaving } from './leaveGuard.ts';

interface LeaveGuardOptions {
  /** Whether something would be lost. */
  isDirty: boolean;
  /** Asked at the last moment: whether nothing is to be lost any more, as after signing out. */
  isOver: () => boolean;
}

/** Asks before a page with unsaved changes is left: by a link, by Back and Forward, by closing the tab. */
export function useLeaveGuard({ isDirty, isOver }: LeaveGuardOptions) {
  const [proceed, setProceed] = useState<{ go: () => void }>();
  const isOpen = useRef(false);

  useEffect(() => {
    if (!isDirty) return;
    const mayGo = () => isOpen.current || isOver();
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
  }, [isDirty, isOver]);

  return {
    /** Whether the question stands. */
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
