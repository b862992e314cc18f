import { createContext, use } from 'react';
import { createMaintenance, type Maintenance } from './maintenance.ts';
import { createState, type State } from './state.ts';
import { localTokens, type SessionTokens } from './tokens.ts';

export interface Services {
  tokens: SessionTokens;
  /** True while any request is in flight. One progress line covers all of them. */
  pending: State<boolean>;
  maintenance: Maintenance;
  /** Reloads the app at `href`, so that no data of the previous user stays in memory. */
  reloadAt(href: string): void;
}

export const createServices = (reloadAt: Services['reloadAt']): Services => ({
  tokens: localTokens(),
  pending: createState(false),
  maintenance: createMaintenance(),
  reloadAt,
});

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext;

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('ServicesProvider is missing above this component');
  return services;
}
