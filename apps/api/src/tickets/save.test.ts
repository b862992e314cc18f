import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer, ticketInput } from '../../test/server.ts';
import { newId } from '../db/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const as = async (person: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: unknown) =>
  server.call(`/api/v1/ticket${path}`, { method, token: await server.tokenOf(person), body });
const created = async (input: object = {}, person: Person = 'owner') =>
  (await as(person, 'POST', '', { ...ticketInput, ...input })).json.data;
const row = (id: string) =>
  server.database.db.selectFrom('tickets').selectAll().where('id', '=', id).executeTakeFirst();
const invoice = async (ticketId: string) => {
  const { db } = server.database;
  const { id: companyId } = server.company;
  const id = newId();
  const { count } = await db
    .selectFrom('invoices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await db
    .insertInto('invoices')
    .values({ company_id: companyId, id, number: 1 + count })
    .execute();
  await db
    .updateTable('tickets')
    .set({ invoice_id: id, status: 'INVOICED' })
    .where('id', '=', ticketId)
    .execute();
};

describe('creating a ticket', () => {
  it('accepts the minimal ticket and returns it completely', async () => {
    const { status, json } = await as('owner', 'POST', '', ticketInput);
    expect(status).toBe(201);
    expect(json.data).toMatchObject({
      ...ticketInput,
      jobcode: 'TK-10001',
      company: null,
      technician: null,
      workHours: 0,
      attachments: [],
      version: 1,
    });
    expect((await as('owner', 'GET', `/${json.data.id}`)).json.data).toEqual(json.data);
  });

  it('stores every field, calculates the hours from the times and prices them', async () => {
    const { company } = server;
    const ticket = await created({
      notes: ' Gate code 12. ',
      workStartedAt: '22:00',
      workEndedAt: '05:30',
      travelStartedAt: '21:05',
      travelEndedAt: '22:00',
      workHours: 99,
      travelHours: 99,
      technicianId: company.users.tech.id,
      customerCompany: ' Blue Mesa ',
      customerName: 'Ray Dalton',
      jobTypeId: company.jobTypeId,
    });
    expect(ticket).toMatchObject({
      notes: 'Gate code 12.',
      workStartedAt: '22:00',
      workEndedAt: '05:30',
      workHours: 7.5,
      travelHours: 0.9,
      technician: { fullname: 'Tomás Beltrán' },
      technicianId: company.users.tech.id,
      company: { id: expect.any(String), name: 'Blue Mesa', photo: null },
      customerCompany: 'Blue Mesa',
      customerName: 'Ray Dalton',
      jobTypeId: company.jobTypeId,
    });
    // 8.4 h × $115.50
    expect((await row(ticket.id))?.billable_cents).toBe(97_020);
  });

  it('subtracts an unpaid break from the hours, and keeps the break when a change omits it', async () => {
    const { jobTypeId } = server.company;
    const work = { workStartedAt: '06:00', workEndedAt: '14:30', jobTypeId };
    const ticket = await created({ ...work, breakMinutes: 45 });
    expect(ticket).toMatchObject({ breakMinutes: 45, workHours: 7.8, workEndedAt: '14:30' });
    // 7.8 h × $115.50
    expect((await row(ticket.id))?.billable_cents).toBe(90_090);
    const save = async (input: object) => {
      const token = await server.tokenOf('owner');
      const body = { ...ticketInput, ...work, ...input };
      return server.call(`/api/v1/ticket/${ticket.id}`, { method: 'PUT', token, body });
    };
    expect((await save({ workEndedAt: '15:00' })).json.data).toMatchObject({
      breakMinutes: 45,
      workHours: 8.3,
    });
    expect((await save({ workEndedAt: '06:30' })).json.data).toMatchObject({
      breakMinutes: 45,
      workHours: 0,
    });
    expect((await save({ breakMinutes: 0 })).json.data).toMatchObject({ breakMinutes: 0, workHours: 8.5 });
    const tooLong = await save({ breakMinutes: 510 });
    expect([tooLong.status, tooLong.json.errors]).toEqual([400, { breakMinutes: 'breakTooLong' }]);
    expect((await save({ breakMinutes: 1.5 })).json.errors).toEqual({ breakMinutes: 'breakInvalid' });
  });

  it('stores entered hours when there are no times', async () => {
    expect(await created({ workHours: 7.25, travelHours: 1 })).toMatchObject({
      workHours: 7.3,
      travelHours: 1,
    });
  });

  it('reuses a customer, ignoring case and outer spaces', async () => {
    const names = ['Delaware Água Co.', '  delaware água co.  ', 'DELAWARE ÁGUA CO.'];
    const tickets = [];
    for (const customerCompany of names) tickets.push(await created({ customerCompany }));
    expect(new Set(tickets.map(({ company }) => company.name))).toEqual(new Set(['Delaware Água Co.']));
    // Simultaneous requests also create only one customer.
    await Promise.all(Array.from({ length: 8 }, () => created({ customerCompany: 'Caprock' })));
    const { count } = await server.database.db
      .selectFrom('customers')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('name', '=', 'Caprock')
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  it('assigns fifty concurrent tickets unique codes without a gap', async () => {
    const first = Number((await created()).jobcode.slice(3));
    const tickets = await Promise.all(Array.from({ length: 50 }, () => created()));
    const numbers = tickets.map(({ jobcode }) => Number(jobcode.slice(3))).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, place) => first + 1 + place));
    // Codes of rejected or deleted tickets are not reused.
    await as('owner', 'POST', '', { ...ticketInput, jobTypeId: newId() });
    const last = tickets.find(({ jobcode }) => jobcode === `TK-${first + 50}`);
    await as('owner', 'DELETE', `/${last.id}`);
    expect((await created()).jobcode).toBe(`TK-${first + 51}`);
  });

  it('rejects unknown technicians, job types and files', async () => {
    const { company, foreign } = server;
    for (const [input, errors] of [
      [{ technicianId: newId() }, { technicianId: 'technicianUnknown' }],
      [{ technicianId: company.users.manager.id }, { technicianId: 'technicianUnknown' }],
      [{ technicianId: company.users.gone.id }, { technicianId: 'technicianUnknown' }],
      [
        { technicianId: foreign.users.tech.id, jobTypeId: foreign.jobTypeId },
        { technicianId: 'technicianUnknown', jobTypeId: 'jobTypeUnknown' },
      ],
      [
        { attachments: [{ fileUrl: 'https://example.com/a.pdf' }] },
        { 'attachments.0.fileUrl': 'fileUnknown' },
      ],
    ] as const) {
      const { status, json } = await as('owner', 'POST', '', { ...ticketInput, ...input });
      expect(status).toBe(400);
      expect(json).toMatchObject({ code: 'VALIDATION_FAILED', errors });
    }
  });

  it('attaches files of the company in order, unless another ticket has them', async () => {
    const file = (companyId: string, name: string) => ({
      company_id: companyId,
      id: newId(),
      name,
      original_name: `${name}.pdf`,
      mime: 'application/pdf',
      size: 1234,
      storage_key: name,
      uploaded_by: companyId === server.company.id ? server.company.users.owner.id : null,
    });
    await server.database.db
      .insertInto('files')
      .values([file(server.company.id, 'a'), file(server.company.id, 'b'), file(server.foreign.id, 'f')])
      .execute();
    const [a, b, f] = ['a', 'b', 'f'].map((name) => ({ fileUrl: `/api/v1/file/${name}` }));
    const ticket = await created({ attachments: [b, a] });
    expect(ticket.attachments).toEqual([
      { ...b, name: 'b.pdf', size: 1234 },
      { ...a, name: 'a.pdf', size: 1234 },
    ]);
    for (const other of [a, f]) {
      const { json } = await as('owner', 'POST', '', { ...ticketInput, attachments: [other] });
      expect(json.errors).toEqual({ 'attachments.0.fileUrl': 'fileUnknown' });
    }
    const { json } = await as('owner', 'PUT', `/${ticket.id}`, { ...ticketInput, attachments: [a] });
    expect(json.data.attachments).toEqual([{ ...a, name: 'a.pdf', size: 1234 }]);
    expect((await created({ attachments: [b] })).attachments).toHaveLength(1);
  });
});

describe('changing a ticket', () => {
  it('replaces all fields and increments the version', async () => {
    const ticket = await created({ customerCompany: 'Eagle Ford', notes: 'old', workHours: 3 });
    const { status, json } = await as('manager', 'PUT', `/${ticket.id}`, {
      ...ticketInput,
      location: 'Yard',
    });
    expect(status).toBe(200);
    expect(json.data).toMatchObject({
      id: ticket.id,
      jobcode: ticket.jobcode,
      createdAt: ticket.createdAt,
      location: 'Yard',
      notes: null,
      company: null,
      workHours: 0,
      version: 2,
    });
  });

  it('rejects an outdated version, and accepts a request without a version', async () => {
    const ticket = await created();
    const put = (basis: object) => as('owner', 'PUT', `/${ticket.id}`, { ...ticketInput, ...basis });
    expect((await put({ version: 1 })).status).toBe(200);
    const refused = await put({ version: 1 });
    expect(refused.status).toBe(409);
    expect(refused.json.code).toBe('CONFLICT');
    expect((await put({ updatedAt: ticket.updatedAt })).status).toBe(409);
    const { updatedAt, version } = (await as('owner', 'GET', `/${ticket.id}`)).json.data;
    expect((await put({ updatedAt, version })).status).toBe(200);
    expect((await put({})).status).toBe(200);
    expect((await put({ version: 'one' })).json.errors).toEqual({ version: 'invalid' });
  });

  it('accepts only one of several concurrent changes based on the same version', async () => {
    const ticket = await created();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => as('owner', 'PUT', `/${ticket.id}`, { ...ticketInput, version: 1 })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it('returns to each of several concurrent requests its own change', async () => {
    const { id } = await created();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        as('owner', 'PUT', `/${id}`, { ...ticketInput, location: `Pad ${n}` }),
      ),
    );
    expect(replies.map(({ json }) => json.data?.location)).toEqual(replies.map((_, n) => `Pad ${n}`));
    expect(new Set(replies.map(({ json }) => json.data?.version)).size).toBe(8);
  });

  it('keeps a technician who has been deactivated since', async () => {
    const ticket = await created({ technicianId: server.company.users.other.id });
    const { db } = server.database;
    const setStatus = (status: 'ACTIVE' | 'DEACTIVE') =>
      db.updateTable('users').set({ status }).where('id', '=', server.company.users.other.id).execute();
    await setStatus('DEACTIVE');
    const body = { ...ticketInput, technicianId: server.company.users.other.id };
    expect((await as('owner', 'PUT', `/${ticket.id}`, body)).status).toBe(200);
    await setStatus('ACTIVE');
  });

  it('keeps the saved rate until repricing is requested', async () => {
    const { company, database } = server;
    const ticket = await created({ workHours: 2, jobTypeId: company.jobTypeId });
    expect(ticket.jobType).toEqual({ id: company.jobTypeId, name: expect.stringMatching(/./) });
    const rate = (cents: number) =>
      database.db
        .updateTable('job_types')
        .set({ hourly_rate_cents: cents })
        .where('id', '=', company.jobTypeId)
        .execute();
    await rate(20_000);
    expect((await row(ticket.id))?.billable_cents).toBe(23_100);
    const input = { ...ticketInput, workHours: 3, jobTypeId: company.jobTypeId };
    await as('owner', 'PUT', `/${ticket.id}`, input);
    expect((await row(ticket.id))?.billable_cents).toBe(34_650);
    await as('owner', 'PUT', `/${ticket.id}`, { ...input, repriced: true });
    expect((await row(ticket.id))?.billable_cents).toBe(60_000);
    await rate(11_550);
  });
});

describe('deleting a ticket', () => {
  it('hides the ticket from every request and keeps its row', async () => {
    const ticket = await created({ wellName: 'Vanishing 1H' });
    const before = (await as('owner', 'GET', '/statistics')).json.data.total;
    const { status, json } = await as('manager', 'DELETE', `/${ticket.id}`);
    expect(status).toBe(200);
    expect(json.data.id).toBe(ticket.id);

    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const body = method === 'PUT' ? ticketInput : undefined;
      expect((await as('owner', method, `/${ticket.id}`, body)).status).toBe(404);
    }
    expect((await as('owner', 'GET', '?search=vanishing')).json.data.data).toEqual([]);
    expect((await as('owner', 'GET', '/statistics')).json.data.total).toBe(before - 1);
    expect(await row(ticket.id)).toMatchObject({ well_name: 'Vanishing 1H', deleted_at: expect.any(Date) });
    // The event contains the actor.
    const { actor_id } = await server.database.db
      .selectFrom('events')
      .select('actor_id')
      .where('action', '=', 'ticket.delete')
      .where('target_id', '=', ticket.id)
      .executeTakeFirstOrThrow();
    expect(actor_id).toBe(server.company.users.manager.id);
  });
});

describe('a ticket on an invoice', () => {
  it.each(['tech', 'manager', 'admin', 'owner'] as const)('keeps its billed content: %s', async (person) => {
    const ticket = await created({ jobTypeId: server.company.jobTypeId, workHours: 8 }, 'tech');
    await invoice(ticket.id);
    const billed = await row(ticket.id);
    await server.database.db.updateTable('job_types').set({ hourly_rate_cents: 100_000 }).execute();
    const upload = new FormData();
    upload.append('file', new File(['text'], 'later.txt'));
    const { json: file } = await server.call('/api/v1/file', {
      method: 'POST',
      token: await server.tokenOf(person),
      form: upload,
    });
    const changes = [
      { ...ticketInput, jobTypeId: server.company.jobTypeId, workHours: 8 },
      { ...ticketInput, workHours: 80, version: 1 },
      { ...ticketInput, attachments: [{ fileUrl: file.data }] },
    ];
    for (const body of changes) {
      const { status, json } = await as(person, 'PUT', `/${ticket.id}`, body);
      expect([status, json.code]).toEqual([409, 'TICKET_LOCKED']);
    }
    const { status } = await as(person, 'DELETE', `/${ticket.id}`);
    expect(status).toBe(person === 'tech' ? 403 : 409);
    expect(await row(ticket.id)).toEqual(billed);
    expect((await as(person, 'GET', `/${ticket.id}`)).json.data).toMatchObject({ attachments: [] });
  });
});

describe('a technician', () => {
  it('can record only their own tickets', async () => {
    const { tech, other } = server.company.users;
    expect(await created({}, 'tech')).toMatchObject({ technicianId: tech.id });
    expect(await created({ technicianId: tech.id.toUpperCase() }, 'tech')).toMatchObject({
      technicianId: tech.id,
    });
    const { status, json } = await as('tech', 'POST', '', { ...ticketInput, technicianId: other.id });
    expect(status).toBe(403);
    expect(json.code).toBe('FORBIDDEN');
  });

  it('can change their own tickets and delete none', async () => {
    const ticket = await created({}, 'tech');
    const put = () => as('tech', 'PUT', `/${ticket.id}`, { ...ticketInput, location: 'Elsewhere' });
    expect((await put()).status).toBe(200);
    expect((await as('tech', 'DELETE', `/${ticket.id}`)).status).toBe(403);
  });

  it('gets the same 404 for a ticket of another technician as for an unknown id', async () => {
    const ticket = await created({ technicianId: server.company.users.other.id });
    const of = async (method: 'GET' | 'PUT', id: string) => {
      const { status, json } = await as('tech', method, `/${id}`, method === 'PUT' ? ticketInput : undefined);
      return { status, ...json, requestId: '' };
    };
    expect(await of('GET', ticket.id)).toEqual(await of('GET', newId()));
    expect(await of('PUT', ticket.id)).toEqual(await of('PUT', newId()));
    expect((await of('GET', ticket.id)).status).toBe(404);
  });
});
