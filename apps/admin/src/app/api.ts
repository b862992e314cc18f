import { type AuthClient, createAuthClient } from '@derrick/domain/auth';
import { createHttpClient, type HttpClient } from '@derrick/domain/http';
import { createTicketsClient, type TicketsClient } from '@derrick/domain/tickets';
import { createContext, use } from 'react';
import { earlyFetch } from './earlyFetch.ts';
import type { Services } from './services.tsx';

/** The calls of the server, by feature. */
export interface Api {
  /** For the calls of what is loaded later; see `auth/useAccounts.ts`. */
  http: HttpClient;
  auth: AuthClient;
  tickets: TicketsClient;
}

/** Creates the calls; `language` is what the server's own sentences should come in. */
export function createApi({ tokens, pending, maintenance }: Services, language: () => string): Api {
  const http = createHttpClient({
    // What the client stores is the same session renewed; signing in is stored by the screen that does it.
    tokens: { ...tokens, write: tokens.renew },
    language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    onPending: pending.set,
    onMaintenance: ({ retryAfter }) => maintenance.begin(retryAfter),
    onAvailable: maintenance.end,
    fetch: earlyFetch,
  });
  return { http, auth: createAuthClient(http), tickets: createTicketsClient(http) };
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
