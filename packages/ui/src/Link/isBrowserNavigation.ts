import type { MouseEvent } from 'react';

/** Returns true for clicks on a link that the browser, not the router, must handle: new tab, download, another origin. */
export function isBrowserNavigation(
  event: MouseEvent,
  { target, download, origin }: HTMLAnchorElement,
): boolean {
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    (target !== '' && target !== '_self') ||
    download !== '' ||
    origin !== window.location.origin
  );
}
