import { getCurrentUser } from '@derrick/domain/auth';
import { createApi, memoryTokenStore } from '@derrick/domain/http';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type MaintenanceNotice, retryDelayMs } from '../core/maintenance.ts';
import { useServices } from '../core/services.tsx';

interface AskAgain {
  isAsking: boolean;
  askNow: () => void;
}

/** Polls the server during maintenance: after its `Retry-After`, or with growing intervals. */
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
      // Without a response maintenance continues, and the next attempt is scheduled.
      if (asked && maintenance.getSnapshot() === asked) maintenance.begin(undefined);
    };
    // Any endpoint works. Without a token a 401 shows that the server works, and it does not end a session.
    api.call(getCurrentUser).then(done, done);
  }, [api, maintenance]);

  useEffect(() => {
    if (!notice) {
      attempt.current = 0;
      return;
    }
    const timer = setTimeout(askNow, retryDelayMs(attempt.current, notice.retryAfter));
    // Polls immediately when the machine is online again or wakes up.
    window.addEventListener('online', askNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', askNow);
    };
  }, [notice, askNow]);

  return { isAsking, askNow };
}
