import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../i18n/MessagesProvider.tsx';
import { useServices } from '../services.tsx';

type Cover = ComponentType;

/**
 * Covers the app while the server is under maintenance. The code and the words of the cover come with the first such
 * reply; should they not be there to load, the page below stays what it is and the next reply asks for them again.
 */
export function MaintenanceGate() {
  const { maintenance } = useServices();
  const messages = useMessages();
  const notice = useSyncExternalStore(maintenance.subscribe, maintenance.getSnapshot);
  const [loaded, setLoaded] = useState<{ Cover: Cover }>();

  useEffect(() => {
    if (!notice || loaded) return;
    let isOver = false;
    Promise.all([import('./MaintenanceCover.tsx'), messages.load('maintenance')]).then(
      ([{ MaintenanceCover }]) => {
        if (!isOver) setLoaded({ Cover: MaintenanceCover });
      },
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [notice, loaded, messages]);

  // It stays when the server is back, to fade out and to say so.
  return loaded ? <loaded.Cover /> : null;
}
