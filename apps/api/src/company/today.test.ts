import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { countCall } from '../assistant/provider/store.ts';
import { todayOf } from './clock.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Time zones of which one always has another day than UTC. */
const zones = ['Pacific/Kiritimati', 'Etc/GMT+12'];
const dayIn = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());

it.each(zones)(
  'the current day of a company in %s follows its time zone, also for the daily assistant limit',
  async (zone) => {
    const { db } = server.database;
    const companyId = server.company.id;
    await db.updateTable('companies').set({ time_zone: zone }).where('id', '=', companyId).execute();
    await db.deleteFrom('assistant_usage').execute();
    const before = dayIn(zone);
    expect(await countCall(db, companyId)).toBe(true);
    const rows = await db.selectFrom('assistant_usage').select('day').execute();
    expect(rows).toHaveLength(1);
    // Midnight may pass during the test.
    expect([before, dayIn(zone)]).toContain(rows[0]?.day);
    expect([before, dayIn(zone)]).toContain(await todayOf(db, companyId));
  },
);
