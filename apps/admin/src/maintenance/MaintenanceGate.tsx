import { useEffect, useState, useSyncExternalStore } from 'react';
import { deferred } from '../core/deferred.tsx';
import { useMessages } from '../core/i18n/MessagesProvider.tsx';
import { useServices } from '../core/services.tsx';

const MaintenanceCover = deferred(async () => (await import('./MaintenanceCover.tsx')).MaintenanceCover);

/**
 * Covers the app while the server is under maintenance. The code and the messages of the cover come with the first such
 * reply. If they cannot be loaded, the page stays as it is, and the next reply asks for them again.
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

  // It stays when the server is back, to fade out and to announce it.
  return isLoaded ? <MaintenanceCover /> : null;
}
