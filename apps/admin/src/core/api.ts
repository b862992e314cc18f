import { type Api, createApi as createDomainApi } from '@derrick/domain/http';
import { createContext, use } from 'react';
import { earlyFetch } from './earlyFetch.ts';
import type { Services } from './services.tsx';

/** Creates the API client; `language` returns the language of the server's messages. */
export const createApi = ({ tokens, pending, maintenance }: Services, language: () => string): Api =>
  createDomainApi({
    // The client only stores renewed tokens of the current session. The sign-in screen stores the tokens of a new
    // session.
    tokens: { ...tokens, write: tokens.renew },
    language,
    onPending: (count) => pending.set(count > 0),
    onMaintenance: ({ retryAfter }) => maintenance.begin(retryAfter),
    onAvailable: maintenance.end,
    fetch: earlyFetch,
  });

const ApiContext = createContext<Api | null>(null);

export const ApiProvider = ApiContext;

export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('ApiProvider is missing above this component');
  return api;
}
