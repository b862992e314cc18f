import { getCurrentUser } from '@derrick/domain/auth';
import { createApi, memoryTokenStore } from '@derrick/domain/http';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type MaintenanceNotice, waitBeforeAsking } from '../core/maintenance.ts';
import { useServices } from '../core/services.tsx';

interface AskAgain {
  isAsking: boolean;
  askNow: () => void;
}

/** Asks the server from time to time whether it is back: after the time that it named, else less and less often. */
export function useAskAgain(notice: MaintenanceNotice | undefined): AskAgain {
  const { maintenance } = useServices();
  const [isAsking, setAsking] = useState(false);
  const attempt = useRef(0);
  const [api] = useState(() =>
    createApi({
      tokens: memoryTokenStore(),
      onMaintenance: ({ retryAfter }) => maintenance.begin(retryAfter),
      onAvailable: maintenance.end,
    }),
  );

  const askNow = useCallback(() => {
    attempt.current += 1;
    setAsking(true);
    const asked = maintenance.getSnapshot();
    const done = () => {
      setAsking(false);
      // Without a reply maintenance goes on, and the next try is planned.
      if (asked && maintenance.getSnapshot() === asked) maintenance.begin(undefined);
    };
    // Any call would do. Without a token its 401 shows that the server works, and ends no session.
    api.call(getCurrentUser).then(done, done);
  }, [api, maintenance]);

  useEffect(() => {
    if (!notice) {
      attempt.current = 0;
      return;
    }
    const timer = setTimeout(askNow, waitBeforeAsking(attempt.current, notice.retryAfter));
    // A machine that was asleep or offline asks at once.
    window.addEventListener('online', askNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', askNow);
    };
  }, [notice, askNow]);

  return { isAsking, askNow };
}
