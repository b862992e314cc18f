import { createContext, use } from 'react';
import { createMaintenance, type Maintenance } from './maintenance.ts';
import { createState, type State } from './state.ts';
import { localTokens, type SessionTokens } from './tokens.ts';

/** The scripts of the app's pages. */
export interface PageFiles {
  /** Loads the list of all pages' scripts, once. */
  load(): Promise<void>;
  /**
   * Requests all scripts of a page in parallel, if the list is loaded. Otherwise the browser would find a script's imports
   * only after loading the script.
   * @param path pattern of the page
   */
  preload(path: string): void;
}

export interface Services {
  tokens: SessionTokens;
  /** True while any request is in flight. One progress line covers all of them. */
  pending: State<boolean>;
  maintenance: Maintenance;
  /** Reloads the app at `href`, so that no data of the previous user stays in memory. */
  reloadAt(href: string): void;
  /** Absent in stories, which load all code at once. */
  pageFiles: PageFiles | undefined;
}

export const createServices = (reloadAt: Services['reloadAt'], pageFiles?: PageFiles): Services => ({
  tokens: localTokens(),
  pending: createState(false),
  maintenance: createMaintenance(),
  reloadAt,
  pageFiles,
});

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext;

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('ServicesProvider is missing above this component');
  return services;
}
