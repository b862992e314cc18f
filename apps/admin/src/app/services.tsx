import { createContext, use } from 'react';
import type { Maintenance } from './maintenance/maintenance.ts';
import type { PendingCalls } from './pending.ts';
import type { SessionTokens } from './tokens.ts';

/** What every screen may need of the outside world, so that a story can stand in for it. */
export interface Services {
  tokens: SessionTokens;
  pending: PendingCalls;
  maintenance: Maintenance;
  /** Loads a page afresh, so that nothing of the former person stays in memory. */
  leave(href: string): void;
}

const ServicesContext = createContext<Services | null>(null);

/** Shares the services. */
export const ServicesProvider = ServicesContext;

/** Gives the services of this app. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('ServicesProvider is missing above this component');
  return services;
}
