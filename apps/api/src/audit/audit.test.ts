import type { AuditQuery } from '@derrick/domain/audit';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../test/server.ts';
import { unitOfWork } from '../events/index.ts';
import { readAuditLog } from './list.ts';
import { removeOldEvents } from './retention.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Listed {
  id: string;
  sequence: number;
  action: string;
  at: string;
  actor: { name: string | null };
  target: { label: string };
  changes: { field: string }[];
}

const list = async (query = '', as: Person = 'owner') =>
  (await server.call(`/api/v1/audit-log?${query}`, { token: await server.tokenOf(as) })).json.data as {
    data: Listed[];
    meta: { nextCursor: number | null; removed?: { count: number; until: string } };
  };

const addCustomer = async (name: string, as: Person = 'admin') =>
  (await server.call('/api/v1/customer', { method: 'POST', token: await server.tokenOf(as), body: { name } }))
    .json.data.id;

describe('the audit log', () => {
  it('returns the actor, action, target, request and field changes of an event', async () => {
    const id = await addCustomer('Looked At Inc.');
    const { data } = await list(`targetId=${id}`);
    expect(data).toMatchObject([
      {
        actor: { type: 'USER', role: 'ADMIN' },
        action: 'customer.create',
        target: { type: 'customer', id, label: 'Looked At Inc.' },
        context: { requestId: expect.any(String) },
      },
    ]);
    expect(data[0]?.changes).toContainEqual({ field: 'name', before: null, after: 'Looked At Inc.' });
  });

  it('returns every event exactly once across pages, with every filter', async () => {
    for (const name of ['Page One', 'Page Two', 'Page Three', 'Page Four']) await addCustomer(name);
    const whole = (await list('limit=100')).data;
    const filters = [
      ['', () => true],
      ['group=customers,people', ({ action }: Listed) => /^(customer|person)\./.test(action)],
      ['group=security', ({ action }: Listed) => /^(session|account|secondFactor)\./.test(action)],
      ['search=page%20t', ({ target }: Listed) => target.label.startsWith('Page T')],
      ['targetType=customer', ({ action }: Listed) => action.startsWith('customer.')],
    ] as const;
    for (const [filter, isMeant] of filters) {
      const events: Listed[] = [];
      let cursor: number | null | undefined;
      while (cursor !== null) {
        const page = await list(`limit=2&${filter}${cursor ? `&cursor=${cursor}` : ''}`);
        events.push(...page.data);
        cursor = page.meta.nextCursor;
      }
      expect(events.map(({ sequence }) => sequence)).toEqual(
        whole.filter(isMeant).map(({ sequence }) => sequence),
      );
    }
  });

  it('hides only the session events of super admins from admins', async () => {
    await server.signIn(server.company.users.owner.email);
    const [all, admins] = [await list('limit=100'), await list('limit=100', 'admin')];
    const hidden = all.data.filter(({ id }) => !admins.data.some((event) => event.id === id));
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.every(({ action }) => action.startsWith('session.'))).toBe(true);
    expect(admins.data.some(({ action }) => action.startsWith('session.'))).toBe(true);
  });

  it('filters by actor and finds actors by name', async () => {
    const path = '/api/v1/audit-log/actors?search=ad';
    const [actor] = (await server.call(path, { token: await server.tokenOf('owner') })).json.data.data;
    expect(actor).toEqual({ id: server.company.users.admin.id, fullname: 'Adán Admin' });
    const { data } = await list(`actorId=${actor.id}&limit=100`);
    expect(new Set(data.map((event) => event.actor.name))).toEqual(new Set(['Adán Admin']));
  });

  it('returns 403 to managers and technicians', async () => {
    for (const as of ['manager', 'tech'] as const) {
      const reply = await server.call('/api/v1/audit-log', { token: await server.tokenOf(as) });
      expect(reply.status).toBe(403);
    }
  });

  it('finds the events of a date range in the time zone of the reader', async () => {
    const { db } = server.database;
    const companyId = server.company.id;
    await sql`alter table events disable trigger user`.execute(db);
    // Events one minute apart, around midnight in Midland.
    const start = Date.parse('2026-03-01T05:55:00Z') / 1000;
    await sql`update events set at = to_timestamp(${start} + sequence * 60)
      where company_id = ${companyId}`.execute(db);
    await sql`alter table events enable trigger user`.execute(db);
    const all = (await list('limit=100')).data;
    const day = (at: string) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Chicago' }).format(new Date(at));
    const session = { companyId, role: 'SUPER_ADMIN' } as Parameters<typeof readAuditLog>[1];
    const days = fc.constantFrom(undefined, '2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02');
    await fc.assert(
      fc.asyncProperty(days, days, async (from, to) => {
        const zone = { timeZone: 'America/Chicago' };
        const query: AuditQuery = { from, to, ...zone, limit: 100, actorId: [], group: [] };
        const logPage = await readAuditLog(db, session, query);
        const meant = all.filter(({ at }) => (!from || day(at) >= from) && (!to || day(at) <= to));
        expect(logPage.data.map(({ sequence }) => sequence)).toEqual(meant.map(({ sequence }) => sequence));
      }),
      { numRuns: 25 },
    );
  });

  it('reports removed events after the retention period and still finds the remaining events by day', async () => {
    const { db } = server.database;
    const { data: before, meta } = await list('limit=100');
    expect(meta.removed).toBeUndefined();
    const remaining = before.slice(0, 3);
    const [last] = before.slice(3);
    // Events are kept forever unless the company has chosen a limit.
    const inAYear = new Date(Date.parse(remaining.at(-1)?.at ?? ''));
    inAYear.setUTCFullYear(inAYear.getUTCFullYear() + 1);
    expect(await removeOldEvents(db, inAYear)).toBe(0);
    await db.updateTable('companies').set({ audit_months: 24 }).where('id', '=', server.company.id).execute();
    expect(await removeOldEvents(db, inAYear)).toBe(0);
    await db.updateTable('companies').set({ audit_months: 12 }).where('id', '=', server.company.id).execute();
    expect(await removeOldEvents(db, inAYear)).toBe(last?.sequence);
    const after = await list('limit=100');
    expect(after).toEqual({
      data: remaining,
      meta: { nextCursor: null, removed: { count: last?.sequence, until: last?.at } },
    });
    const day = remaining.at(-1)?.at.slice(0, 10);
    const logPage = await list(`limit=100&from=${day}&to=${day}&timeZone=UTC`);
    expect(logPage.data).toEqual(remaining.filter(({ at }) => at.startsWith(day ?? '')));
  });

  it('reports the first mismatch when events were altered', async () => {
    const token = await server.tokenOf('owner');
    const verify = async () => (await server.call('/api/v1/audit-log/verify', { token })).json.data;
    // The previous test changed the times of events without the server.
    expect(await verify()).toMatchObject({
      ok: false,
      count: 0,
      firstMismatch: { reason: 'altered' },
    });
  });
});

const exported = async (query = '', as: Person = 'owner', headers: Record<string, string> = {}) =>
  server.call(`/api/v1/audit-log/export?${query}`, { token: await server.tokenOf(as), headers });

describe('the audit log export', () => {
  it('starts again after clients have read nothing for a minute', async () => {
    const origin = {
      companyId: server.company.id,
      actor: { type: 'SYSTEM' },
      context: { source: 'JOB' },
    } as const;
    // More than the buffers between server and client can hold.
    const after = { comment: 'x'.repeat(1000) };
    await unitOfWork(server.database.db, origin, async ({ emit }) => {
      for (let index = 0; index < 3000; index += 1)
        emit({ action: 'ticket.comment', target: { id: null, label: `TK-${index}` }, after });
    });
    const headers = { authorization: `Bearer ${await server.tokenOf('owner')}` };
    const open = async () =>
      (await server.app.request('/api/v1/audit-log/export?format=csv', { headers })).status;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.now() });
    try {
      expect([await open(), await open(), await open()]).toEqual([200, 200, 429]);
      // Waits until both exports wait for their clients and not for the database.
      for (let turn = 0; turn < 20_000; turn += 1) await new Promise(setImmediate);
      vi.advanceTimersByTime(61_000);
      expect(await open()).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  it('contains the filtered events of the list, newest first, and is recorded as an event', async () => {
    await addCustomer('Exported One');
    await addCustomer('Exported Two');
    const filter = 'group=customers&search=exported';
    const json = await exported(`format=json&${filter}`);
    expect(json.headers.get('content-disposition')).toMatch(/filename="audit-log-\d{4}-\d\d-\d\d\.json"/);
    expect(json.json).toEqual((await list(filter)).data);
    const rows = (await exported(filter)).text.split('\r\n');
    expect(rows[0]).toMatch(/^No\.,When \(UTC\),Actor,/);
    expect(rows.slice(1, 3)).toEqual([
      expect.stringMatching(/^\d+,\S+Z,Adán Admin,USER,ADMIN,customer\.create,customer,Exported Two,/),
      expect.stringContaining('name:  → Exported One;'),
    ]);
    const [event] = (await list('limit=1')).data;
    expect(event).toMatchObject({
      action: 'auditLog.export',
      target: { type: 'auditLog', id: null, label: expect.stringMatching(/^audit-log-.*\.csv$/) },
      changes: [
        { field: 'search', after: 'exported' },
        { field: 'group', after: 'customers' },
      ],
    });
  });

  it('spans many pages, uses the language of the reader and escapes formulas', async () => {
    const name = '=HYPERLINK("http://evil.test")';
    await addCustomer(name);
    const origin = {
      companyId: server.company.id,
      actor: { type: 'SYSTEM' },
      context: { source: 'JOB' },
    } as const;
    await unitOfWork(server.database.db, origin, async ({ emit }) => {
      for (let index = 0; index < 1100; index += 1) {
        emit({
          action: 'customer.update',
          target: { id: null, label: `Many ${index}` },
          after: { place: index },
        });
      }
    });
    const { text } = await exported('', 'owner', { 'accept-language': 'es' });
    const rows = text.trimEnd().split('\r\n');
    expect(rows[0]).toMatch(/^N\.º,Cuándo \(UTC\),Autor,/);
    expect(rows.filter((row) => row.includes(',Many '))).toHaveLength(1100);
    expect(text).toContain(`"'${name.replaceAll('"', '""')}"`);
    expect((await exported('format=json&search=nobody%20has%20this')).json).toEqual([]);
  });

  it('hides the security events of super admins from admins, with every filter', async () => {
    const { owner } = server.company.users;
    await server.signIn(owner.email);
    const origin = {
      companyId: server.company.id,
      actor: { type: 'USER', id: owner.id },
      context: { source: 'WEB' },
    } as const;
    await unitOfWork(server.database.db, origin, async ({ emit }) =>
      emit({ action: 'person.changePassword', target: { id: owner.id, label: 'Olga Owner' } }),
    );
    for (const filter of [
      `actorId=${owner.id}`,
      `targetType=person&targetId=${owner.id}`,
      'group=people,security',
    ]) {
      const [all, admins] = [
        (await exported(`format=json&${filter}`)).json as Listed[],
        (await exported(`format=json&${filter}`, 'admin')).json as Listed[],
      ];
      const isSafety = ({ action, actor, target }: Listed) =>
        /^(session|account|secondFactor)\.|^person\.(changePassword|resetSecondFactor)$/.test(action) &&
        [actor.name, target.label].includes('Olga Owner');
      expect(all.some(isSafety)).toBe(true);
      expect(admins).toEqual(all.filter((event) => !isSafety(event)));
    }
    for (const as of ['manager', 'tech'] as const) expect((await exported('', as)).status).toBe(403);
  });
});
