import { type RefObject, useEffect } from 'react';

/** The shortcut in the words of `aria-keyshortcuts`. */
export const panelShortcut = 'Control+B Meta+B';

/** Whether the keys mean something to the place where they are typed: bold, or one letter back on a Mac. */
function isTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  return event.ctrlKey && /Mac/.test(navigator.platform) && target.matches('input, textarea');
}

/** Ctrl+B or Cmd+B anywhere on the page, but for where it is taken and while something modal covers the page. */
export function usePanelShortcut(shellRef: RefObject<HTMLElement | null>, toggle: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut =
        event.key.toLowerCase() === 'b' &&
        event.ctrlKey !== event.metaKey &&
        !event.altKey &&
        !event.shiftKey;
      if (!isShortcut || event.defaultPrevented || event.repeat || isTaken(event)) return;
      if (shellRef.current?.closest('[inert], [aria-hidden="true"]')) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shellRef, toggle]);
}
