import { visuallyHidden } from '../theme/base.css.ts';

// Screen readers only announce changes of live regions that already exist. Text added together with its region is not
// read. 100 ms is also the delay of react-aria's own announcer.
const REGION_DELAY = 100;

/**
 * Time in ms after which the text is removed, because a screen reader's virtual cursor would still find it when it is
 * outdated.
 */
const REMOVAL_DELAY = 7000;

let region: HTMLElement | undefined;
let removal: ReturnType<typeof setTimeout> | undefined;

function write(host: HTMLElement, text: string): void {
  // A new element each time, so that the same text is announced twice.
  const line = document.createElement('div');
  line.textContent = text;
  host.replaceChildren(line);
  clearTimeout(removal);
  removal = setTimeout(() => host.replaceChildren(), REMOVAL_DELAY);
}

/**
 * Makes a screen reader announce a text immediately. Use it for a change of the focused element that screen readers do
 * not announce themselves.
 */
export function announce(text: string): void {
  if (region?.isConnected) {
    write(region, text);
    return;
  }
  const host = document.createElement('div');
  host.className = visuallyHidden;
  host.setAttribute('aria-live', 'assertive');
  // With this attribute react-aria keeps the region available while a modal hides the page.
  host.dataset['liveAnnouncer'] = 'true';
  document.body.append(host);
  region = host;
  setTimeout(() => write(host, text), REGION_DELAY);
}
