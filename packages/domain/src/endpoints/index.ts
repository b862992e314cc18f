import { type Endpoint, endpoint, isEndpoint } from '../contract/index.ts';
import * as domain from '../index.ts';

export { bodySchemaOf, type OpenApi, openApiOf, replySchemaOf } from '../contract/openapi.ts';

export const getOpenApi = endpoint({
  method: 'GET',
  path: '/openapi.json',
  summary: 'Returns this description of the API as OpenAPI 3.1.',
  permission: 'anyone',
  kind: 'download',
});

function endpointsIn(exported: object, prefix = ''): [name: string, endpoint: Endpoint][] {
  return Object.entries(exported).flatMap(([name, value]): [string, Endpoint][] => {
    if (isEndpoint(value)) return [[prefix + name, value]];
    return prefix === '' && typeof value === 'object' && value !== null ? endpointsIn(value, `${name}.`) : [];
  });
}

/**
 * All endpoints of the contract by name, for example `listTickets` or `technicianEndpoints.create`. Intended for servers,
 * tests and documentation. An app should import only the endpoints it calls.
 */
export const endpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries([
  ...endpointsIn(domain),
  ['getOpenApi', getOpenApi],
]);

/** The name of an endpoint exported directly by a feature, such as `listTickets`. */
export type EndpointName = {
  [Name in keyof typeof domain]: (typeof domain)[Name] extends { isEndpoint: true } ? Name : never;
}[keyof typeof domain];
