import { useEffect, useState } from 'react';

// Screen readers only announce changes of live regions that already exist. react-aria's announcer waits for 100 ms, too.
const KNOWN_AFTER_MS = 100;

/** Returns `text` after a delay, once screen readers have registered the live region. */
export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), KNOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}
