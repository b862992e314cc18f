'use client';

import { type RefObject, useEffect } from 'react';

/** The shortcut as a value of `aria-keyshortcuts`. */
export const panelShortcut = 'Control+B Meta+B';

/**
 * Returns true for targets where the keys have another meaning: bold text in an editor, or moving back one letter on a
 * Mac.
 */
function isReserved(event: KeyboardEvent): boolean {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  return event.ctrlKey && /Mac/.test(navigator.platform) && target.matches('input, textarea');
}

/**
 * Listens for Ctrl+B or Cmd+B on the complete page, except if the target uses the shortcut itself or an overlay covers
 * the shell.
 */
export function usePanelShortcut(shellRef: RefObject<HTMLElement | null>, toggle: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut =
        event.key.toLowerCase() === 'b' &&
        event.ctrlKey !== event.metaKey &&
        !event.altKey &&
        !event.shiftKey;
      if (!isShortcut || event.defaultPrevented || event.repeat || isReserved(event)) return;
      if (shellRef.current?.closest('[inert], [aria-hidden="true"]')) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shellRef, toggle]);
}
