import { visuallyHidden } from '../theme/base.css.ts';

// A live region that comes into the page with its words in it is not read: screen readers watch for changes of regions
// that they know. 100 ms is what react-aria's own announcer waits for.
const KNOWN_AFTER = 100;

/** Time in ms after which the words go: found by a reading cursor later on, they would be out of date. */
const FORGOTTEN_AFTER = 7000;

let region: HTMLElement | undefined;
let forgetting: ReturnType<typeof setTimeout> | undefined;

function say(host: HTMLElement, words: string): void {
  // A new element each time: the same words twice are news, too.
  const line = document.createElement('div');
  line.textContent = words;
  host.replaceChildren(line);
  clearTimeout(forgetting);
  forgetting = setTimeout(() => host.replaceChildren(), FORGOTTEN_AFTER);
}

/** Has a screen reader say something at once, for a change of what the reader is at and will not be told of otherwise. */
export function announce(words: string): void {
  if (region?.isConnected) {
    say(region, words);
    return;
  }
  const host = document.createElement('div');
  host.className = visuallyHidden;
  host.setAttribute('aria-live', 'assertive');
  // react-aria's mark for what stays audible while a modal hides the page.
  host.dataset['liveAnnouncer'] = 'true';
  document.body.append(host);
  region = host;
  setTimeout(() => say(host, words), KNOWN_AFTER);
}
