/** Signatures on a user's device, tested through the API. */
import { createHash } from 'node:crypto';
import { signedContent, signedFactsOf } from '@derrick/domain/signatures';
import type { TicketStatus } from '@derrick/domain/tickets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer, ticketInput } from '../../test/server.ts';
import { unitOfWork } from '../events/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const strokes = [
  [
    { x: 0.2, y: 0.5, t: 0 },
    { x: 0.5, y: 0.2, t: 40 },
    { x: 0.8, y: 0.6, t: 90 },
  ],
];
const drawn = { name: 'Dana Whitfield', title: 'Company man', strokes };
const typed = { name: 'Ray Cole', title: null, typed: true };

const as = async (person: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: unknown) =>
  server.call(`/api/v1/ticket${path}`, { method, token: await server.tokenOf(person), body });

const body = {
  ...ticketInput,
  workStartedAt: '07:00',
  workEndedAt: '15:00',
  customerCompany: 'Blue Mesa',
  customerName: 'Dana Whitfield',
};

const created = async (fields: object = {}, person: Person = 'tech') =>
  (await as(person, 'POST', '', { ...body, ...fields })).json.data;

const setStatus = (id: string, status: TicketStatus) =>
  server.database.db.updateTable('tickets').set({ status }).where('id', '=', id).execute();

const read = async (id: string) => (await as('owner', 'GET', `/${id}`)).json.data;

describe('signing on the device of a user', () => {
  it('stores the signer, the time, the strokes and the content hash', async () => {
    const ticket = await created();
    expect(ticket.signature).toBeNull();
    const { status, json } = await as('tech', 'PUT', `/${ticket.id}/signature`, { ...drawn, version: 1 });
    expect([status, json.message]).toEqual([200, `Ticket #${ticket.jobcode} is signed`]);
    expect(json.data.version).toBe(2);
    expect(json.data.signature).toEqual({
      name: 'Dana Whitfield',
      title: 'Company man',
      signedAt: expect.stringMatching(/^\d{4}-/),
      way: 'DRAWN',
      isFromAfar: false,
      strokes,
      contentHash: createHash('sha256')
        .update(signedContent(signedFactsOf(json.data)))
        .digest('hex'),
    });
    expect((await read(ticket.id)).signature).toEqual(json.data.signature);
  });

  it('records the customer as the actor and the signed-in user as the recorder', async () => {
    const { id } = await created();
    await as('tech', 'PUT', `/${id}/signature`, typed);
    const [entry] = (await as('owner', 'GET', `/${id}/timeline`)).json.data.data;
    expect(entry).toMatchObject({ action: 'ticket.sign', actor: { id: null, name: 'Ray Cole' } });
    expect(entry.changes).toContainEqual({
      field: 'recordedBy',
      before: null,
      after: 'Tomás Beltrán',
      added: [],
      removed: [],
    });
    const log = async (query: string) => {
      const token = await server.tokenOf('owner');
      const { json } = await server.call(`/api/v1/audit-log?${query}`, { token });
      return json.data.data.filter(({ action }: { action: string }) => action === 'ticket.sign');
    };
    const [event] = await log(`targetType=ticket&targetId=${id}`);
    const techId = server.company.users.tech.id;
    expect(event.actor).toEqual({ type: 'CUSTOMER_LINK', id: null, name: 'Ray Cole', role: null });
    expect(event.changes).toContainEqual({
      field: 'recordedBy',
      before: null,
      after: { id: techId, name: 'Tomás Beltrán' },
    });
    // The filter by actor finds the event for the user who recorded it, and for no other user.
    expect(await log(`targetType=ticket&targetId=${id}&actorId=${techId}`)).toEqual([event]);
    expect(await log(`targetType=ticket&targetId=${id}&actorId=${server.company.users.admin.id}`)).toEqual(
      [],
    );
  });

  it('shows the customer as the actor of an older event whose actor is the user', async () => {
    const { id, jobcode } = await created();
    const { company, database } = server;
    await unitOfWork(
      database.db,
      {
        companyId: company.id,
        actor: { type: 'USER', id: company.users.tech.id },
        context: { source: 'WEB' },
      },
      async ({ emit }) =>
        emit({ action: 'ticket.sign', target: { id, label: jobcode }, after: { signature: 'Ray Cole' } }),
    );
    const [entry] = (await as('owner', 'GET', `/${id}/timeline`)).json.data.data;
    expect(entry.actor).toEqual({ id: null, name: 'Ray Cole' });
    expect(entry.changes).toMatchObject([
      { field: 'signature' },
      { field: 'recordedBy', after: 'Tomás Beltrán' },
    ]);
  });

  it('accepts a typed name, and replaces the previous signature', async () => {
    const { id } = await created();
    await as('tech', 'PUT', `/${id}/signature`, drawn);
    const { json } = await as('tech', 'PUT', `/${id}/signature`, typed);
    expect(json.data.signature).toMatchObject({ name: 'Ray Cole', title: null, way: 'TYPED', strokes: [] });
    const entries = (await as('tech', 'GET', `/${id}/timeline`)).json.data.data;
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      'ticket.sign',
      'ticket.sign',
      'ticket.create',
    ]);
  });

  it('rejects a blank pad, a dot and an outdated ticket version', async () => {
    const { id } = await created();
    for (const ink of [[], [[{ x: 0.5, y: 0.5, t: 0 }]]]) {
      const { status, json } = await as('tech', 'PUT', `/${id}/signature`, { name: 'Dana', strokes: ink });
      expect([status, json.errors]).toEqual([400, { strokes: 'signatureRequired' }]);
    }
    await as('owner', 'PUT', `/${id}`, { ...body, location: 'Elsewhere' });
    const { status, json } = await as('owner', 'PUT', `/${id}/signature`, { ...typed, version: 1 });
    expect([status, json.code, json.data.ticket.location]).toEqual([409, 'CONFLICT', 'Elsewhere']);
    expect((await read(id)).signature).toBeNull();
  });

  it('returns 404 to users who cannot see the ticket', async () => {
    const { id } = await created({ technicianId: server.company.users.other.id }, 'owner');
    for (const [method, path] of [
      ['PUT', 'signature'],
      ['DELETE', 'signature'],
      ['POST', 'signature-request'],
    ] as const) {
      const reply = await as('tech', method, `/${id}/${path}`, method === 'PUT' ? typed : {});
      expect(reply.status).toBe(404);
    }
  });
});

describe('a signature', () => {
  const signed = async () => {
    const ticket = await created();
    return (await as('tech', 'PUT', `/${ticket.id}/signature`, typed)).json.data;
  };

  it('is removed, with an event, when the signed content changes', async () => {
    for (const change of [
      { workEndedAt: '16:00' },
      { description: 'Replaced the packing and the seal.' },
      { customerCompany: 'Red Mesa' },
      { technicianId: server.company.users.other.id },
    ]) {
      const { id } = await signed();
      const { json } = await as('owner', 'PUT', `/${id}`, {
        ...body,
        technicianId: server.company.users.tech.id,
        ...change,
      });
      expect([change, json.data.signature]).toEqual([change, null]);
      const entries = (await as('owner', 'GET', `/${id}/timeline`)).json.data.data;
      const removed = entries.find(({ action }: { action: string }) => action === 'ticket.removeSignature');
      expect(removed.changes).toEqual([
        expect.objectContaining({ field: 'signature', before: 'Ray Cole', after: null }),
      ]);
      expect((await read(id)).signature).toBeNull();
    }
  });

  it('stays when notes or files are added or the customer is renamed', async () => {
    const { id, signature } = await signed();
    const { db } = server.database;
    await db
      .updateTable('customers')
      .set({ name: 'Blue Mesa Operating' })
      .where('name', '=', 'Blue Mesa')
      .execute();
    const form = new FormData();
    form.append('file', new File(['text'], 'gauge.txt'));
    const token = await server.tokenOf('tech');
    const { json: file } = await server.call('/api/v1/file', { method: 'POST', token, form });
    const { json } = await as('tech', 'PUT', `/${id}`, {
      ...body,
      customerCompany: 'Blue Mesa Operating',
      notes: 'Bring the long hose',
      attachments: [{ fileUrl: file.data }],
    });
    expect(json.data).toMatchObject({ notes: 'Bring the long hose', signature });
    await db
      .updateTable('customers')
      .set({ name: 'Blue Mesa' })
      .where('name', '=', 'Blue Mesa Operating')
      .execute();
  });

  it('stays through every status change', async () => {
    const { id, signature } = await signed();
    const move = async (call: string, more: object = {}) => {
      const { version } = await read(id);
      const { json } = await as('owner', 'POST', `/${id}/${call}`, { version, ...more });
      expect([call, json.data.signature]).toEqual([call, signature]);
    };
    await move('request-changes', { comment: 'Photo?' });
    await move('submit');
    await move('approve');
    await move('reopen', { reason: 'Photo?' });
    await move('void', { reason: 'Twice' });
  });

  it('can be removed, and removing it again changes nothing', async () => {
    const { id } = await signed();
    expect((await as('tech', 'DELETE', `/${id}/signature`)).json.data.signature).toBeNull();
    const secondReply = await as('tech', 'DELETE', `/${id}/signature`);
    expect([secondReply.status, secondReply.json.data.version]).toEqual([200, 3]);
  });

  it('of a locked ticket cannot be replaced or removed, while an unsigned approved ticket can be signed', async () => {
    const { id, signature } = await signed();
    const unsigned = await created();
    for (const status of ['APPROVED', 'VOID'] as const) {
      await setStatus(id, status);
      for (const reply of [
        await as('owner', 'PUT', `/${id}/signature`, drawn),
        await as('owner', 'DELETE', `/${id}/signature`),
        await as('owner', 'POST', `/${id}/signature-request`, {}),
      ]) {
        expect([reply.status, reply.json.code]).toEqual([409, 'TICKET_LOCKED']);
      }
      expect((await read(id)).signature).toEqual(signature);
      await setStatus(unsigned.id, status);
      const { status: answer } = await as('owner', 'PUT', `/${unsigned.id}/signature`, drawn);
      expect([status, answer]).toEqual([status, status === 'VOID' ? 409 : 200]);
      await as('owner', 'GET', `/${unsigned.id}`);
    }
  });

  it('can be required for approval', async () => {
    const { db } = server.database;
    const ask = (gates: 'signature'[]) =>
      db
        .updateTable('companies')
        .set({ approval_gates: gates })
        .where('id', '=', server.company.id)
        .execute();
    await ask(['signature']);
    const { id } = await created();
    const refused = await as('owner', 'POST', `/${id}/approve`, { version: 1 });
    expect([refused.status, refused.json.errors]).toEqual([422, { signature: 'signatureRequired' }]);
    await as('tech', 'PUT', `/${id}/signature`, drawn);
    expect((await as('owner', 'POST', `/${id}/approve`, { version: 2 })).status).toBe(200);
    await ask([]);
  });
});
