import { type RefObject, useEffect, useRef } from 'react';

/**
 * Escape hides the tooltips of a collapsed panel until the pointer or the focus moves to another entry.
 * CSS draws them and only needs `data-tooltips="dismissed"` on the list.
 * @see https://www.w3.org/TR/WCAG22/#content-on-hover-or-focus
 */
export function useTooltipDismissal(isCollapsed: boolean): RefObject<HTMLUListElement | null> {
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = listRef.current;
    if (!isCollapsed || !list) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') list.dataset['tooltips'] = 'dismissed';
    };
    const show = () => delete list.dataset['tooltips'];
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
