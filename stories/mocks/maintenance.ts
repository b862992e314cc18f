import { http } from 'msw';
import { api, failure } from './replies.ts';

/** Answers every call as a server under maintenance does. */
const down = (retryAfter?: number) => () => {
  const reply = failure(503, 'MAINTENANCE', 'Derrick is under maintenance at the moment');
  if (retryAfter !== undefined) reply.headers.set('retry-after', String(retryAfter));
  return reply;
};

/** The states of maintenance: `msw.use(...maintenanceHandlers.down())` comes before other handlers. */
export const maintenanceHandlers = {
  /** Every call is refused; `retryAfter` in seconds. */
  down: (retryAfter?: number) => [http.all(api('*'), down(retryAfter))],
  /** Refuses the first `calls` calls, then leaves them to the other handlers. */
  downFor: (calls: number, retryAfter?: number) => {
    let left = calls;
    return [
      http.all(api('*'), () => {
        left -= 1;
        return left >= 0 ? down(retryAfter)() : undefined;
      }),
    ];
  },
};
