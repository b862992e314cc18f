import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { visuallyHidden } from '../theme/base.css.ts';
import { toastQueue } from './queue.ts';

const subscribe = (onChange: () => void) => toastQueue.subscribe(onChange);
const getToasts = () => toastQueue.visibleToasts;

// A live region that comes into the page with its words in it is not read: screen readers watch for changes of regions
// that they know. 100 ms is what react-aria's own announcer waits for.
const KNOWN_AFTER = 100;

/**
 * Reads toasts out: danger at once, the others when the screen reader is free. react-aria's toasts are all
 * `role="alert"`, which would break off what is being read for each success.
 */
export function ToastAnnouncer() {
  const toasts = useSyncExternalStore(subscribe, getToasts, getToasts);
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    const handle = setTimeout(() => setIsKnown(true), KNOWN_AFTER);
    return () => clearTimeout(handle);
  }, []);

  const read = (isUrgent: boolean) =>
    (isKnown ? toasts : [])
      .filter(({ content }) => (content.tone === 'danger') === isUrgent)
      .map(({ key, content }) => (
        <div key={key}>
          {content.title} {content.description}
        </div>
      ));

  return createPortal(
    // The attribute keeps it audible while a modal hides the rest of the page.
    <div data-live-announcer="true" className={visuallyHidden}>
      <div role="status" aria-atomic="false">
        {read(false)}
      </div>
      <div role="alert" aria-atomic="false">
        {read(true)}
      </div>
    </div>,
    document.body,
  );
}
