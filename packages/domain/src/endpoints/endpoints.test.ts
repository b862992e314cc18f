import { describe, expect, it } from 'vitest';
import { endpoints } from './index.ts';

const all = Object.entries(endpoints);

describe('the contract', () => {
  it('holds the endpoints of every feature', () => {
    expect(Object.keys(endpoints)).toEqual(
      expect.arrayContaining(['listTickets', 'technicianEndpoints.create', 'login', 'uploadFile']),
    );
  });

  it('has one endpoint for each method and path', () => {
    const addresses = all.flatMap(([, { method, aliases = [], path }]) =>
      [method, ...aliases].map((one) => `${one} ${path.replace(/:\w+/g, ':')}`),
    );
    expect(addresses).toEqual([...new Set(addresses)]);
  });

  it.each(all)('%s changes only what something reads', (_name, { changes = [] }) => {
    const topics = new Set(all.flatMap(([, { reads = [] }]) => reads));
    expect(changes.filter((topic) => !topics.has(topic))).toEqual([]);
  });

  it.each(all)('%s has an example that its structs take', (_name, { example, body, query, reply }) => {
    if (body && example?.body) expect(body.is(body.create(example.body))).toBe(true);
    if (query && example?.query) expect(query.is(query.create(example.query))).toBe(true);
    if (reply && example?.reply) expect(reply.is(reply.create(example.reply))).toBe(true);
  });
});
