import { type RefObject, useEffect, useRef } from 'react';

/**
 * Escape puts away the words that come out beside the icons of a collapsed panel, until the pointer or the focus goes to
 * another entry (WCAG 2.2, 1.4.13: what appears on hover can be dismissed without moving the pointer).
 * Drawn by CSS alone otherwise: `data-hints="off"` on the list.
 */
export function useHints(isCollapsed: boolean): RefObject<HTMLUListElement | null> {
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = listRef.current;
    if (!isCollapsed || !list) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') list.dataset['hints'] = 'off';
    };
    const show = () => delete list.dataset['hints'];
    document.addEventListener('keydown', onKeyDown);
    list.addEventListener('pointerover', show);
    list.addEventListener('focusin', show);
    return () => {
      show();
      document.removeEventListener('keydown', onKeyDown);
      list.removeEventListener('pointerover', show);
      list.removeEventListener('focusin', show);
    };
  }, [isCollapsed]);
  return listRef;
}
