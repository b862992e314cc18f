import { http } from 'msw';
import { api, failure } from './replies.ts';

/** Replies like a server under maintenance. */
const down = (retryAfter?: number) => () => {
  const reply = failure(503, 'MAINTENANCE', 'Derrick is under maintenance at the moment');
  if (retryAfter !== undefined) reply.headers.set('retry-after', String(retryAfter));
  return reply;
};

/** Handlers for the states of maintenance: `msw.use(...maintenanceHandlers.down())` must come before other handlers. */
export const maintenanceHandlers = {
  /** Every request is rejected. `retryAfter` is in seconds. */
  down: (retryAfter?: number) => [http.all(api('*'), down(retryAfter))],
  /** Rejects the first `calls` requests; the other handlers answer the following ones. */
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
