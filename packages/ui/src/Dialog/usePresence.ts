'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

type Phase = 'closed' | 'entering' | 'open' | 'exiting';

/**
 * Keeps an overlay mounted until its closing animations have finished. `phase` is `entering` for the first styles of the
 * overlay, from which the browser animates to the styles of `open`.
 */
export function usePresence(isOpen: boolean, refs: readonly RefObject<HTMLElement | null>[]): Phase {
  const [phase, setPhase] = useState<Phase>(isOpen ? 'entering' : 'closed');
  if (isOpen && (phase === 'closed' || phase === 'exiting')) setPhase('entering');
  if (!isOpen && (phase === 'entering' || phase === 'open')) setPhase('exiting');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the refs are the same in each render.
  useLayoutEffect(() => {
    if (phase === 'entering') {
      // Computes the first styles, so that a transition starts from them.
      for (const { current } of refs) current?.getBoundingClientRect();
      setPhase('open');
    }
    if (phase !== 'exiting') return;
    // jsdom has no animations.
    const animations = refs.flatMap(({ current }) => current?.getAnimations?.() ?? []);
    if (animations.length === 0) {
      setPhase('closed');
      return;
    }
    let isCurrent = true;
    Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
      if (isCurrent) setPhase('closed');
    });
    return () => {
      isCurrent = false;
    };
  }, [phase]);
  return phase;
}
