import { type Endpoint, isEndpoint } from '../contract/index.ts';
import * as domain from '../index.ts';

function endpointsIn(exported: object, prefix = ''): [name: string, endpoint: Endpoint][] {
  return Object.entries(exported).flatMap(([name, value]): [string, Endpoint][] => {
    if (isEndpoint(value)) return [[prefix + name, value]];
    return prefix === '' && typeof value === 'object' && value !== null ? endpointsIn(value, `${name}.`) : [];
  });
}

/**
 * Every endpoint of the contract by its name, `listTickets` or `technicianEndpoints.create`: all that the features of
 * this package export. For servers, tests and documentation; an app that calls a few imports those.
 */
export const endpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(endpointsIn(domain));

/** The name of an endpoint that a feature exports by itself, such as `listTickets`. */
export type EndpointName = {
  [Name in keyof typeof domain]: (typeof domain)[Name] extends { isEndpoint: true } ? Name : never;
}[keyof typeof domain];
