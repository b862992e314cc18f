import { describe, expect, it } from 'vitest';
import { endpoints } from './index.ts';

const all = Object.entries(endpoints);

describe('endpoints', () => {
  it('include the calls of the ticket, technician, auth and file features', () => {
    expect(Object.keys(endpoints)).toEqual(
      expect.arrayContaining(['listTickets', 'technicianEndpoints.create', 'login', 'uploadFile']),
    );
  });

  it('have at most one endpoint per method and path', () => {
    const addresses = all.flatMap(([, { method, aliases = [], path }]) =>
      [method, ...aliases].map((name) => `${name} ${path.replace(/:\w+/g, ':')}`),
    );
    expect(addresses).toEqual([...new Set(addresses)]);
  });

  it.each(all)(
    'the endpoint %s changes only topics that at least one endpoint reads',
    (_name, { changes = [] }) => {
      const topics = new Set(all.flatMap(([, { reads = [] }]) => reads));
      expect(changes.filter((topic) => !topics.has(topic))).toEqual([]);
    },
  );

  it.each(all)(
    'the endpoint %s has an example that passes its schemas',
    (_name, { example, body, query, reply }) => {
      if (body && example?.body) expect(body.is(body.create(example.body))).toBe(true);
      if (query && example?.query) expect(query.is(query.create(example.query))).toBe(true);
      if (reply && example?.reply) expect(reply.is(reply.create(example.reply))).toBe(true);
    },
  );
});
