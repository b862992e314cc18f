/** Tests the statuses of a ticket from draft to invoiced through the API. */
import type { TicketStatus } from '@derrick/domain/tickets';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer, ticketInput } from '../../test/server.ts';
import { newId } from '../db/index.ts';
import { unitOfWork } from '../events/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const as = async (person: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: unknown) =>
  server.call(`/api/v1/ticket${path}`, { method, token: await server.tokenOf(person), body });
const created = async (input: object = {}, person: Person = 'tech') =>
  (await as(person, 'POST', '', { ...ticketInput, ...input })).json.data;
const move = (person: Person, ticket: { id: string; version?: number }, call: string, body: object = {}) =>
  as(person, 'POST', `/${ticket.id}/${call}`, { version: ticket.version ?? 1, ...body });
const setRules = (rules: {
  submit_gates?: ('technician' | 'workTimes' | 'photo')[];
  approval_gates?: ('customer' | 'signature')[];
  allows_own_approval?: boolean;
}) =>
  server.database.db
    .updateTable('companies')
    .set({ submit_gates: [], approval_gates: [], allows_own_approval: false, ...rules })
    .where('id', '=', server.company.id)
    .execute();
beforeEach(() => setRules({}));

describe('a new ticket', () => {
  it('is submitted by its author unless it is created as a draft', async () => {
    const { tech } = server.company.users;
    const author = { id: tech.id, fullname: 'Tomás Beltrán', photo: null };
    const ticket = await created();
    expect(ticket).toMatchObject({
      status: 'SUBMITTED',
      author,
      statusChange: { by: author, comment: null },
    });
    const draft = await created({ status: 'DRAFT', location: '', wellName: '', description: '' });
    expect(draft).toMatchObject({ status: 'DRAFT', location: '', author });
    const { json } = await as('tech', 'GET', '?statuses=DRAFT');
    expect(json.data.data.map(({ id }: { id: string }) => id)).toEqual([draft.id]);
    expect(json.data.data[0].status).toBe('DRAFT');
  });

  it('is hidden from the technician while it is a draft of a manager', async () => {
    const { tech } = server.company.users;
    const input = { status: 'DRAFT', technicianId: tech.id, customerCompany: 'Hidden Oil' };
    const draft = await created(input, 'manager');
    const seen = async () => {
      const list = await as('tech', 'GET', '?search=hidden');
      const customers = await as('tech', 'GET', '/customers?search=hidden');
      const { json: all } = await as('tech', 'GET', '/statistics');
      const { text: exported } = await as('tech', 'GET', '/export.csv');
      const overview = await server.call('/api/v1/users/load/super/admin/overview/stats', {
        token: await server.tokenOf('tech'),
      });
      return {
        status: (await as('tech', 'GET', `/${draft.id}`)).status,
        listed: list.json.data.data.length,
        customers: customers.json.data.data.length,
        isExported: exported.includes(draft.jobcode),
        total: all.data.total,
        figure: overview.json.data.jobTickets.total,
      };
    };
    const before = await seen();
    expect(before).toMatchObject({ status: 404, listed: 0, customers: 0, isExported: false });
    expect((await move('tech', draft, 'submit')).status).toBe(404);
    expect((await move('manager', draft, 'submit')).status).toBe(200);
    expect(await seen()).toEqual({
      status: 200,
      listed: 1,
      customers: 1,
      isExported: true,
      total: before.total + 1,
      figure: before.figure + 1,
    });
  });
});

describe('a status change', () => {
  it('leads from draft through requested changes to approval and back', async () => {
    const draft = await created({ status: 'DRAFT' });
    const submitted = await move('tech', draft, 'submit');
    expect(submitted.json).toMatchObject({
      message: `Ticket #${draft.jobcode} was submitted`,
      data: { status: 'SUBMITTED', version: 2 },
    });
    const asked = await move('manager', submitted.json.data, 'request-changes', { comment: 'Which pump?' });
    const { manager } = server.company.users;
    expect(asked.json.data).toMatchObject({
      status: 'CHANGES_REQUESTED',
      statusChange: { by: { id: manager.id }, comment: 'Which pump?' },
    });
    const changes = { ...ticketInput, notes: 'Pump 3', version: 3, status: 'SUBMITTED' };
    const again = await as('tech', 'PUT', `/${draft.id}`, changes);
    expect(again.json.data).toMatchObject({ status: 'SUBMITTED', notes: 'Pump 3', version: 5 });
    const approved = await move('manager', again.json.data, 'approve');
    expect(approved.json.data).toMatchObject({ status: 'APPROVED', version: 6 });
    const reopened = await move('admin', approved.json.data, 'reopen', { reason: 'Disputed' });
    expect(reopened.json.data).toMatchObject({
      status: 'SUBMITTED',
      statusChange: { comment: 'Disputed' },
    });
    expect((await as('tech', 'PUT', `/${draft.id}`, ticketInput)).json.data.status).toBe('SUBMITTED');
  });

  it('is rejected with WRONG_STATE and the last status change when the status does not allow it', async () => {
    const ticket = await created();
    await move('manager', ticket, 'approve');
    const late = await move('admin', ticket, 'approve');
    expect([late.status, late.json]).toMatchObject([
      409,
      {
        code: 'WRONG_STATE',
        message: 'This ticket has been approved (Mona Manager)',
        data: { status: 'APPROVED', statusChange: { by: { fullname: 'Mona Manager' } } },
      },
    ]);
    expect((await as('tech', 'PUT', `/${ticket.id}`, { ...ticketInput, status: 'DRAFT' })).json.code).toBe(
      'TICKET_LOCKED',
    );
    const submitted = await created();
    const back = await as('tech', 'PUT', `/${submitted.id}`, { ...ticketInput, status: 'DRAFT' });
    expect(back.json).toMatchObject({ code: 'WRONG_STATE', data: { status: 'SUBMITTED' } });
  });

  it('is rejected with STALE and the current ticket when the version is outdated', async () => {
    const ticket = await created();
    await as('tech', 'PUT', `/${ticket.id}`, { ...ticketInput, notes: 'Changed' });
    const { status, json } = await move('manager', ticket, 'approve');
    expect([status, json.code]).toEqual([409, 'STALE']);
    expect(json.data).toMatchObject({ ticket: { notes: 'Changed', version: 2 } });
    expect((await move('manager', json.data.ticket, 'approve')).status).toBe(200);
    const { json: missing } = await as('manager', 'POST', `/${ticket.id}/approve`, {});
    expect(missing.errors).toEqual({ version: 'required' });
  });

  it('succeeds once when several users approve concurrently', async () => {
    const ticket = await created();
    const people = ['manager', 'admin', 'owner', 'manager'] as const;
    const replies = await Promise.all(people.map((person) => move(person, ticket, 'approve')));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    for (const { status, json } of replies) if (status === 409) expect(json.code).toBe('WRONG_STATE');
  });

  it('requires a comment or reason for requesting changes and voiding', async () => {
    const ticket = await created();
    for (const [call, field] of [
      ['request-changes', 'comment'],
      ['void', 'reason'],
    ] as const) {
      const { json } = await move('owner', ticket, call, { [field]: ' \n ' });
      expect(json.errors).toEqual({ [field]: 'commentRequired' });
    }
  });

  it('the approval of a ticket requires another user unless the company allows users to approve their own tickets', async () => {
    const ticket = await created({}, 'manager');
    const refused = await move('manager', ticket, 'approve');
    expect([refused.status, refused.json.code]).toEqual([403, 'FORBIDDEN']);
    await setRules({ allows_own_approval: true });
    expect((await move('manager', ticket, 'approve')).status).toBe(200);
  });
});

describe('required fields of the company', () => {
  it('are readable for a technician', async () => {
    await setRules({ submit_gates: ['technician'] });
    expect((await as('tech', 'GET', '/rules')).json.data).toEqual({
      submitGates: ['technician'],
      approvalGates: [],
      allowsOwnApproval: false,
      longShiftHours: 16,
      hasStandby: false,
      hasOvertime: false,
    });
  });

  it('are checked when a ticket is submitted, and all missing fields are returned together', async () => {
    await setRules({ submit_gates: ['technician', 'workTimes', 'photo'] });
    const missing = {
      workStartedAt: 'workStartRequired',
      workEndedAt: 'workEndRequired',
      technicianId: 'technicianRequired',
      attachments: 'photoRequired',
    };
    const { status, json } = await as('manager', 'POST', '', ticketInput);
    expect([status, json]).toMatchObject([422, { code: 'TICKET_NOT_READY', errors: missing }]);
    const draft = await created({ status: 'DRAFT', wellName: '' }, 'manager');
    expect((await move('manager', draft, 'submit')).json.errors).toEqual({
      wellName: 'wellNameRequired',
      ...missing,
    });
    const put = await as('manager', 'PUT', `/${draft.id}`, { ...ticketInput, status: 'SUBMITTED' });
    expect(put.json.errors).toEqual(missing);
    // A rejected submission leaves the draft unchanged.
    expect((await as('manager', 'GET', `/${draft.id}`)).json.data).toEqual(draft);
  });

  it('the fields that the company requires for approval are checked before the approval', async () => {
    const ticket = await created();
    await setRules({ approval_gates: ['customer'] });
    const { status, json } = await move('manager', ticket, 'approve');
    expect([status, json.errors]).toEqual([422, { customerCompany: 'customerRequired' }]);
  });
});

describe('a locked ticket', () => {
  it.each<[TicketStatus, RegExp]>([
    ['APPROVED', /reopen/],
    ['INVOICED', /voided/],
    ['VOID', /new one/],
  ])('changing a locked ticket returns a message about how to continue: %s', async (status, way) => {
    const ticket = await created();
    await server.database.db.updateTable('tickets').set({ status }).where('id', '=', ticket.id).execute();
    for (const reply of [
      await as('owner', 'PUT', `/${ticket.id}`, ticketInput),
      await as('owner', 'DELETE', `/${ticket.id}`),
    ]) {
      expect([reply.status, reply.json.code]).toEqual([409, 'TICKET_LOCKED']);
      expect(reply.json.message).toMatch(way);
    }
  });
});

describe('the ticket timeline', () => {
  const timeline = async (id: string, person: Person = 'tech', query = '') =>
    (await as(person, 'GET', `/${id}/timeline${query}`)).json.data;

  it('lists changes and comments, newest first, in pages', async () => {
    const ticket = await created({ jobTypeId: server.company.jobTypeId });
    await as('tech', 'PUT', `/${ticket.id}`, { ...ticketInput, notes: 'Pump 3', workHours: 2 });
    expect((await as('tech', 'POST', `/${ticket.id}/comment`, { text: ' Gauges? ' })).status).toBe(201);
    await move('manager', { id: ticket.id, version: 2 }, 'request-changes', { comment: 'Which pump?' });
    const { data, meta } = await timeline(ticket.id);
    expect(meta.pagination).toMatchObject({ count: 4, pageCount: 1 });
    expect(
      data.map(({ action, actor, comment }: Record<string, unknown>) => [action, actor, comment]),
    ).toEqual([
      ['ticket.requestChanges', { id: server.company.users.manager.id, name: 'Mona Manager' }, 'Which pump?'],
      ['ticket.comment', { id: server.company.users.tech.id, name: 'Tomás Beltrán' }, 'Gauges?'],
      ['ticket.update', { id: server.company.users.tech.id, name: 'Tomás Beltrán' }, null],
      ['ticket.create', { id: server.company.users.tech.id, name: 'Tomás Beltrán' }, null],
    ]);
    // The amount is missing because not all users who see the ticket may see it.
    expect(data[2].changes).toEqual([
      { field: 'jobType', before: 'Senior technician', after: null, added: [], removed: [] },
      { field: 'notes', before: null, after: 'Pump 3', added: [], removed: [] },
      { field: 'workHours', before: 0, after: 2, added: [], removed: [] },
    ]);
    const second = await timeline(ticket.id, 'owner', '?pageSize=3&pageNumber=2');
    expect(second.data.map(({ action }: { action: string }) => action)).toEqual(['ticket.create']);
  });

  it('is derived from the ticket when the ticket is older than the events', async () => {
    const { db } = server.database;
    const { id } = await created();
    const [at, by] = [new Date('2024-05-02T10:00:00Z'), server.company.users.manager.id];
    const old = { status: 'VOID' as const, status_at: at, status_by: by, status_comment: 'Twice' };
    const made = { created_at: new Date('2024-05-01T10:00:00Z'), author_id: null };
    const copy = {
      ...(await db.selectFrom('tickets').selectAll().where('id', '=', id).executeTakeFirstOrThrow()),
    };
    const { search_text: _, ...row } = { ...copy, ...old, ...made, id: newId(), number: 1 };
    await db.insertInto('tickets').values(row).execute();
    const { data } = await timeline(row.id);
    expect(data).toMatchObject([
      { action: 'ticket.void', at: at.toISOString(), actor: { name: 'Mona Manager' }, comment: 'Twice' },
      { action: 'ticket.create', at: '2024-05-01T10:00:00.000Z', actor: null },
    ]);
    await as('owner', 'POST', `/${row.id}/comment`, { text: 'Why twice?' });
    const pages = await Promise.all(
      [1, 2, 3].map((n) => timeline(row.id, 'owner', `?pageSize=1&pageNumber=${n}`)),
    );
    expect(pages.map((page) => [page.data.length, page.data[0].action, page.meta.pagination.count])).toEqual([
      [1, 'ticket.comment', 3],
      [1, 'ticket.void', 3],
      [1, 'ticket.create', 3],
    ]);
  });

  it('has a last page also for a ticket with more than a thousand events', async () => {
    const { database, company } = server;
    const { id, jobcode } = await created();
    const origin = { companyId: company.id, actor: { type: 'SYSTEM' }, context: { source: 'JOB' } } as const;
    await unitOfWork(database.db, origin, async ({ emit }) => {
      for (let n = 1; n <= 1001; n += 1)
        emit({ action: 'ticket.confirmWarning', target: { id, label: jobcode }, after: { warning: `${n}` } });
    });
    const { data, meta } = await timeline(id, 'owner', '?pageSize=100&pageNumber=11');
    expect(meta.pagination).toMatchObject({ count: 1002, pageCount: 11 });
    expect(data.map(({ action }: { action: string }) => action)).toEqual([
      'ticket.confirmWarning',
      'ticket.create',
    ]);
  });

  it('rejects empty and too long comments, and comments of users who cannot see the ticket', async () => {
    const ticket = await created();
    for (const [text, error] of [
      [' \n', 'commentRequired'],
      ['ñ'.repeat(1001), 'textTooLong'],
    ]) {
      const { json } = await as('tech', 'POST', `/${ticket.id}/comment`, { text });
      expect(json.errors).toEqual({ text: error });
    }
    expect((await as('other', 'POST', `/${ticket.id}/comment`, { text: 'Hello' })).status).toBe(404);
  });
});

describe('a bulk action', () => {
  const bulk = (person: Person, action: string, ids: string[]) =>
    as(person, 'POST', '/bulk', { action, ids });

  it('reports each ticket as done or as rejected with a code', async () => {
    await setRules({ approval_gates: ['customer'] });
    const ready = await created({ customerCompany: 'Blue Mesa' });
    const [unready, own, draft] = [
      await created(),
      await created({ customerCompany: 'Blue Mesa' }, 'manager'),
      await created({ status: 'DRAFT' }),
    ];
    const ids = [ready, unready, own, draft].map(({ id }) => id);
    const { json } = await bulk('manager', 'approve', [...ids, ids[0] ?? '', newId()]);
    expect(json.data.done).toEqual([ready.id]);
    const codes = new Map(json.data.refused.map(({ id, code }: Record<string, string>) => [id, code]));
    expect(codes.get(unready.id)).toBe('TICKET_NOT_READY');
    expect(codes.get(own.id)).toBe('FORBIDDEN');
    expect(codes.get(draft.id)).toBe('WRONG_STATE');
    expect([...codes.values()].filter((code) => code === 'NOT_FOUND')).toHaveLength(1);
    expect(json.data.refused).toHaveLength(4);
    const refusalOf = ({ id }: { id: string }) =>
      json.data.refused.find((refused: { id: string }) => refused.id === id);
    expect(refusalOf(unready)).toMatchObject({
      errors: { customerCompany: 'customerRequired' },
      contactName: null,
    });
    expect(refusalOf(own)).toMatchObject({ errors: { approver: 'ownTicket' } });
    expect(refusalOf(draft)).not.toHaveProperty('errors');
    const states = await Promise.all(
      ids.map(async (id) => (await as('owner', 'GET', `/${id}`)).json.data.status),
    );
    expect(states).toEqual(['APPROVED', 'SUBMITTED', 'SUBMITTED', 'DRAFT']);
  });

  it('names the contact of a rejected ticket, and all lines without a price to users who may see prices', async () => {
    const line = { kind: 'ITEM', description: 'Seal', quantity: 1, unit: 'ea', taxable: true };
    const lines = [line, { ...line, description: 'Grease' }, { ...line, unitPriceCents: 900 }];
    const unsigned = await created({ customerName: 'Ray Dalton', lines }, 'owner');
    const approved = await created({ lines: lines.slice(0, 1) }, 'owner');
    await setRules({ approval_gates: ['signature'], allows_own_approval: true });
    await as('owner', 'PUT', `/${approved.id}/signature`, { name: 'Ray', typed: true });
    const ids = [unsigned.id, approved.id];
    const { json: manager } = await bulk('manager', 'approve', [unsigned.id]);
    expect(manager.data).not.toHaveProperty('unpriced');
    const { json } = await bulk('owner', 'approve', ids);
    expect(json.data.done).toEqual([approved.id]);
    expect(json.data.refused).toMatchObject([
      { id: unsigned.id, errors: { signature: 'signatureRequired' }, contactName: 'Ray Dalton' },
    ]);
    expect(
      json.data.unpriced.toSorted((a: { lines: number }, b: { lines: number }) => a.lines - b.lines),
    ).toEqual([
      { id: approved.id, lines: 1 },
      { id: unsigned.id, lines: 2 },
    ]);
  });

  it('lets technicians submit their own tickets and approve none', async () => {
    const [mine, others] = [
      await created({ status: 'DRAFT' }),
      await created({ status: 'DRAFT' }, 'manager'),
    ];
    const { json } = await bulk('tech', 'submit', [mine.id, others.id]);
    expect(json.data).toMatchObject({ done: [mine.id], refused: [{ id: others.id, code: 'NOT_FOUND' }] });
    const { json: approval } = await bulk('tech', 'approve', [mine.id]);
    expect(approval.data).toMatchObject({ done: [], refused: [{ code: 'FORBIDDEN' }] });
  });
});
