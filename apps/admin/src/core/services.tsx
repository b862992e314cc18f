import { createContext, use } from 'react';
import { createMaintenance, type Maintenance } from './maintenance.ts';
import { createState, type State } from './state.ts';
import { localTokens, type SessionTokens } from './tokens.ts';

/** What every screen may need of the outside world. */
export interface Services {
  tokens: SessionTokens;
  /** Holds true while any call is in flight: there is one progress line for all of them. */
  pending: State<boolean>;
  maintenance: Maintenance;
  /** Loads a page afresh, so that nothing of the former person stays in memory. */
  leave(href: string): void;
}

/** Creates the services of an app. */
export const createServices = (leave: Services['leave']): Services => ({
  tokens: localTokens(),
  pending: createState(false),
  maintenance: createMaintenance(),
  leave,
});

const ServicesContext = createContext<Services | null>(null);

/** Shares the services. */
export const ServicesProvider = ServicesContext;

/** Gives the services of this app. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('ServicesProvider is missing above this component');
  return services;
}
