import { useCallback, useEffect, useRef, useState } from 'react';
import { guardLeaving } from '../app/leaveGuard.ts';

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

    const here = window.location.href;
    const onPopState = (event: PopStateEvent) => {
      if (mayGo() || window.location.pathname === new URL(here).pathname) return;
      // Before the router hears of it. The step is taken back by a new one to the same place: which way it went is not
      // told, and after Back the steps are the same as before.
      event.stopImmediatePropagation();
      history.pushState(null, '', here);
      setProceed({ go: () => history.back() });
    };
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!mayGo()) event.preventDefault();
    };
    window.addEventListener('popstate', onPopState, { capture: true });
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      release();
      window.removeEventListener('popstate', onPopState, { capture: true });
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
