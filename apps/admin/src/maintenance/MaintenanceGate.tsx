import { useEffect, useState, useSyncExternalStore } from 'react';
import { deferred } from '../core/deferred.tsx';
import { useMessages } from '../core/i18n/MessagesProvider.tsx';
import { useServices } from '../core/services.tsx';

const MaintenanceCover = deferred(async () => (await import('./MaintenanceCover.tsx')).MaintenanceCover);

/**
 * Covers the app during maintenance. The first maintenance response loads the code and messages of the cover. If loading
 * fails, the page stays visible and the next response loads them again.
 */
export function MaintenanceGate() {
  const { maintenance } = useServices();
  const messages = useMessages();
  const notice = useSyncExternalStore(maintenance.subscribe, maintenance.getSnapshot);
  const [isLoaded, setLoaded] = useState(false);

  useEffect(() => {
    if (!notice) return;
    Promise.all([MaintenanceCover.preload(), messages.load('maintenance')]).then(
      () => setLoaded(true),
      () => {},
    );
  }, [notice, messages]);

  // Stays mounted when the server is back, to fade out and announce it.
  return isLoaded ? <MaintenanceCover /> : null;
}
