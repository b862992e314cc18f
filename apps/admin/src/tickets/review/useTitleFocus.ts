import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls to the top of the page and focuses its title, once, if the user has just moved there within the review.
 * @returns the ref of the title
 */
export function useTitleFocus(hasFocus: boolean): RefObject<HTMLHeadingElement | null> {
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!hasFocus) return;
    window.scrollTo(0, 0);
    titleRef.current?.focus({ preventScroll: true });
  }, [hasFocus]);
  return titleRef;
}
