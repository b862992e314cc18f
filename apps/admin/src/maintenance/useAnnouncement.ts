import { useEffect, useState } from 'react';

// A live region that comes into the page with its words in it is not read: screen readers watch for changes of regions
// that they know. 100 ms is what react-aria's own announcer waits for.
const KNOWN_AFTER_MS = 100;

/** Gives `text` to a live region once the region is known to be there. */
export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), KNOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}
