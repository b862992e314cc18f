import { type Api, createApi as createDomainApi } from '@derrick/domain/http';
import { createContext, use } from 'react';
import { earlyFetch } from './earlyFetch.ts';
import type { Services } from './services.tsx';

/** Creates the client of the API; `language` is the language that the server's messages should come in. */
export const createApi = ({ tokens, pending, maintenance }: Services, language: () => string): Api =>
  createDomainApi({
    // The client stores renewed tokens of the same session; signing in is stored by the screen that does it.
    tokens: { ...tokens, write: tokens.renew },
    language,
    onPending: (count) => pending.set(count > 0),
    onMaintenance: ({ retryAfter }) => maintenance.begin(retryAfter),
    onAvailable: maintenance.end,
    fetch: earlyFetch,
  });

const ApiContext = createContext<Api | null>(null);

/** Provides the client. */
export const ApiProvider = ApiContext;

/** The client of the API. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('ApiProvider is missing above this component');
  return api;
}
