import { http } from 'msw';
import { api, failure } from './replies.ts';

/** Answers as a server under maintenance does, whatever is asked. */
const down = (retryAfter?: number) => () => {
  const reply = failure(503, 'MAINTENANCE', 'Derrick is being looked after at the moment');
  if (retryAfter !== undefined) reply.headers.set('retry-after', String(retryAfter));
  return reply;
};

/** Are the states of maintenance: `msw.use(...maintenanceHandlers.down())` shadows what was answered before. */
export const maintenanceHandlers = {
  /** Every call is refused; `retryAfter` in seconds. */
  down: (retryAfter?: number) => [http.all(api('*'), down(retryAfter))],
  /** Is under maintenance for so many calls, then answers as the handlers behind it do. */
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
