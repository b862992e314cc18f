import { type Api, createApi as createApiOfServer } from '@derrick/domain/http';
import { createContext, use } from 'react';
import { earlyFetch } from './earlyFetch.ts';
import type { Services } from './services.tsx';

/** Creates the calls; `language` is what the server's own sentences should come in. */
export function createApi({ tokens, pending, maintenance }: Services, language: () => string): Api {
  return createApiOfServer({
    // What the client stores is the same session renewed; signing in is stored by the screen that does it.
    tokens: { ...tokens, write: tokens.renew },
    language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    onPending: pending.set,
    onMaintenance: ({ retryAfter }) => maintenance.begin(retryAfter),
    onAvailable: maintenance.end,
    fetch: earlyFetch,
  });
}

const ApiContext = createContext<Api | null>(null);

/** Shares the calls. */
export const ApiProvider = ApiContext;

/** Gives the calls of this app. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('ApiProvider is missing above this component');
  return api;
}
