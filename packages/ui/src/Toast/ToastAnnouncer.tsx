'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { visuallyHidden } from '../theme/base.css.ts';
import type { VisibleToasts } from './queue.ts';

// Screen readers only announce changes of live regions that already exist. Text added together with its region is not
// read. 100 ms is also the delay of react-aria's own announcer.
const REGION_DELAY = 100;

/**
 * Announces toasts: `danger` immediately, other tones when the screen reader is idle. react-aria gives every toast
 * `role="alert"`, so each success message would interrupt the screen reader.
 */
export function ToastAnnouncer({ toasts }: { toasts: VisibleToasts }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const handle = setTimeout(() => setReady(true), REGION_DELAY);
    return () => clearTimeout(handle);
  }, []);

  const announcements = (isUrgent: boolean) =>
    (isReady ? toasts : [])
      .filter(({ content }) => (content.tone === 'danger') === isUrgent)
      .map(({ key, content }) => (
        <div key={key}>
          {content.title} {content.description}
        </div>
      ));

  return createPortal(
    // The attribute keeps announcements audible while a modal hides the rest of the page.
    <div data-live-announcer="true" className={visuallyHidden}>
      <div role="status" aria-atomic="false">
        {announcements(false)}
      </div>
      <div role="alert" aria-atomic="false">
        {announcements(true)}
      </div>
    </div>,
    document.body,
  );
}
