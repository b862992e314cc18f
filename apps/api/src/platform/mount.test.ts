/** The server starts with exactly the endpoints of the contract: `createApp` mounts the routes of all features. */
import { listCustomers } from '@derrick/domain/customers';
import { endpoints } from '@derrick/domain/endpoints';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, it } from 'vitest';
import { mount } from './mount.ts';
import type { Route, Services } from './serve.ts';

/** A database that no test queries. */
const db: Services['db'] = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const unexpected = () => Promise.reject(new Error('No test calls'));
const served: Route[] = Object.values(endpoints).map((endpoint) => ({ endpoint, answer: unexpected }));
const route: Route = { endpoint: listCustomers, answer: unexpected };
const otherRoutes = served.filter(({ endpoint }) => endpoint.path !== route.endpoint.path);
const start = (routes: Route[]) =>
  mount(routes, {
    db,
    photos: { addressOf: (photo) => photo },
    authenticate: unexpected,
    checksReplies: true,
  });

it('the server starts when each endpoint is served once', () => {
  expect(start(served).routes.length).toBeGreaterThanOrEqual(served.length);
});

it.each([
  ['that is not served', otherRoutes, 'GET /api/v1/customer is not served'],
  ['that is served twice', [...served, route], 'GET /api/v1/customer is served twice'],
  [
    'that is not of the contract',
    [...served, { ...route, endpoint: { ...listCustomers, path: '/nothing' } }],
    'GET /api/v1/nothing is not in the contract',
  ],
])('the server does not start with an endpoint %s', (_, routes, message) => {
  expect(() => start(routes)).toThrow(message);
});
