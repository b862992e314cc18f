import { useEffect, useState } from 'react';

/** Becomes true once a component is on the screen: for calls that what it shows at first does not wait for. */
export function useIsShown(): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    // React may run an effect before the browser paints; a timer comes after.
    const timer = setTimeout(() => setShown(true));
    return () => clearTimeout(timer);
  }, []);
  return isShown;
}
