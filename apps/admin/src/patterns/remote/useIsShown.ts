import { useEffect, useState } from 'react';

/** Becomes true after the first paint of the component. Use it for requests that the first paint does not need. */
export function useIsShown(): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    // React may run an effect before the browser paints; a timer runs afterwards.
    const timer = setTimeout(() => setShown(true));
    return () => clearTimeout(timer);
  }, []);
  return isShown;
}
