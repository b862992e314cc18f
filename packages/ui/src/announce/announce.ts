import { visuallyHidden } from '../theme/base.css.ts';

// Screen readers announce changes of live regions that they know: text that is added together with its region is not
// read. 100 ms is the delay of react-aria's own announcer.
const REGION_DELAY = 100;

/** Time in ms after which the text is removed, because a reading cursor would find it long after it was true. */
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

/** Makes a screen reader announce a text at once: for a change of the focused element that it does not announce itself. */
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
