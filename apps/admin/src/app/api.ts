import { type AuthClient, createAuthClient } from '@derrick/domain/auth';
import { createApi as createDomainApi, type Api as DomainApi } from '@derrick/domain/http';
import { createTicketsClient, type TicketsClient } from '@derrick/domain/tickets';
import { createContext, use } from 'react';
import { earlyFetch } from './earlyFetch.ts';
import type { Services } from './services.tsx';

/** The calls of the server. */
export interface Api extends DomainApi {
  // The clients of before, for callers that do not call endpoints yet.
  http: DomainApi;
  auth: AuthClient;
  tickets: TicketsClient;
}

/** Creates the calls; `language` is what the server's own sentences should come in. */
export function createApi({ tokens, pending, maintenance }: Services, language: () => string): Api {
  const api = createDomainApi({
    // What the client stores is the same session renewed; signing in is stored by the screen that does it.
    tokens: { ...tokens, write: tokens.renew },
    language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    onPending: pending.set,
    onMaintenance: ({ retryAfter }) => maintenance.begin(retryAfter),
    onAvailable: maintenance.end,
    fetch: earlyFetch,
  });
  return { ...api, http: api, auth: createAuthClient(api), tickets: createTicketsClient(api) };
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
