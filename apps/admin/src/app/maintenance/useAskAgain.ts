import { endpoint } from '@derrick/domain/contract';
import { createApi, memoryTokenStore } from '@derrick/domain/http';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../services.tsx';
import { type MaintenanceNotice, waitBeforeAsking } from './maintenance.ts';

/**
 * Any call does: a server under maintenance answers all of them alike. This one is asked without a token, so that its
 * 401 says that the server works and touches no session.
 */
const anything = endpoint({
  method: 'GET',
  path: '/users/me',
  summary: 'Any call, without a session.',
  permission: 'anyone',
});

interface AskAgain {
  isAsking: boolean;
  askNow: () => void;
}

/** Asks the server now and then whether it is back: after the time that it named, else less and less often. */
export function useAskAgain(notice: MaintenanceNotice | undefined): AskAgain {
  const { maintenance } = useServices();
  const [isAsking, setAsking] = useState(false);
  const attempt = useRef(0);
  const [http] = useState(() =>
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
      // No reply is no end of it: the next turn comes.
      if (asked && maintenance.getSnapshot() === asked) maintenance.begin(undefined);
    };
    http.call(anything).then(done, done);
  }, [http, maintenance]);

  useEffect(() => {
    if (!notice) {
      attempt.current = 0;
      return;
    }
    const timer = setTimeout(askNow, waitBeforeAsking(attempt.current, notice.retryAfter));
    // A machine that was asleep or offline need not wait for its turn.
    window.addEventListener('online', askNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', askNow);
    };
  }, [notice, askNow]);

  return { isAsking, askNow };
}
