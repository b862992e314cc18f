import { newId } from '../../db/index.ts';
import { ticketInput } from '../../testing.ts';
import type { Player, Script } from '../play.ts';

const es = { 'accept-language': 'es-MX,es;q=0.9' };

/** Creating, reading, changing and deleting tickets. */
export const tickets: Script = async ({ server, send }) => {
  const { tech, other, gone } = server.company.users;
  const { jobTypeId } = server.company;
  const whole = {
    ...ticketInput,
    notes: ' With a note ',
    workStartedAt: '22:00',
    workEndedAt: '05:30',
    travelStartedAt: '05:30',
    travelEndedAt: '06:15',
    workHours: 3,
    travelHours: 2.25,
    technicianId: tech.id.toUpperCase(),
    customerCompany: '  Río   Bravo ',
    customerName: 'Ray',
    jobTypeId,
    attachments: [],
  };
  const small = await send('POST /ticket', { as: 'owner', body: ticketInput });
  const made = await send('POST /ticket', { as: 'manager', body: whole });
  const own = await send('POST /ticket', { as: 'tech', body: ticketInput });
  await send('POST /ticket', { as: 'tech', body: { ...ticketInput, technicianId: other.id } });
  await send('POST /ticket', { as: 'tech', body: { ...ticketInput, technicianId: other.id }, headers: es });

  for (const as of ['owner', 'admin', 'manager', 'tech', 'other'] as const) {
    await send(`GET /ticket/${made.data.id}`, { as });
    await send(`HEAD /ticket/${made.data.id}`, { as });
  }
  for (const id of [newId(), 'nothing', 'TK-10001', `${made.data.id}0`, '%E0%A4%A']) {
    await send(`GET /ticket/${id}`, { as: 'owner' });
    await send(`PUT /ticket/${id}`, { as: 'owner', body: ticketInput });
    await send(`DELETE /ticket/${id}`, { as: 'owner' });
  }
  await send(`GET /ticket/${newId()}`, { as: 'tech', headers: es });

  const wrong = [
    {},
    { location: ' ', wellName: '', description: '\n' },
    { ...ticketInput, location: 'x'.repeat(201) },
    { ...ticketInput, notes: 'a\u0000b' },
    { ...ticketInput, workStartedAt: '25:00', workHours: -1 },
    { ...ticketInput, workHours: '7' },
    { ...ticketInput, technicianId: 'me', jobTypeId: 'none' },
    { ...ticketInput, technicianId: newId() },
    { ...ticketInput, technicianId: gone.id },
    { ...ticketInput, technicianId: server.foreign.users.tech.id },
    { ...ticketInput, jobTypeId: newId() },
    { ...ticketInput, technicianId: newId(), jobTypeId: newId() },
    { ...ticketInput, id: newId(), unknown: 1 },
    { ...ticketInput, attachments: [{ fileUrl: 1 }] },
    {
      ...ticketInput,
      attachments: [{ fileUrl: 'elsewhere' }, { fileUrl: `/api/v1/file/${'A'.repeat(32)}.txt` }],
    },
    { ...ticketInput, attachments: Array.from({ length: 51 }, () => ({ fileUrl: 'x' })) },
    { ...ticketInput, version: 1.5 },
    { ...ticketInput, version: 'one' },
    { ...ticketInput, updatedAt: 7 },
    { location: '', version: 'one' },
    ['a list'],
  ];
  for (const body of wrong) {
    await send('POST /ticket', { as: 'owner', body });
    await send(`PUT /ticket/${small.data.id}`, { as: 'owner', body });
  }
  await send('POST /ticket', { as: 'owner', body: {}, headers: es });

  await send(`PUT /ticket/${made.data.id}`, { as: 'owner', body: { ...whole, notes: '', version: 1 } });
  await send(`PUT /ticket/${made.data.id}`, { as: 'owner', body: { ...whole, version: 1 } });
  await send(`PUT /ticket/${made.data.id}`, { as: 'owner', body: { ...whole, version: 1 }, headers: es });
  await send(`PUT /ticket/${made.data.id}`, {
    as: 'owner',
    body: { ...whole, updatedAt: made.data.updatedAt },
  });
  await send(`PUT /ticket/${made.data.id}`, { as: 'owner', body: { ...whole, updatedAt: null, version: 2 } });
  await send(`PUT /ticket/${made.data.id}`, { as: 'tech', body: whole });
  await send(`PUT /ticket/${made.data.id}`, { as: 'other', body: whole });
  await send(`PUT /ticket/${own.data.id}`, { as: 'tech', body: { ...ticketInput, technicianId: other.id } });
  await send(`PATCH /ticket/${own.data.id}`, { as: 'tech', body: ticketInput });
  await server.database.db
    .insertInto('invoices')
    .values({ company_id: server.company.id, id: jobTypeId, number: 1 })
    .execute();
  await server.database.db
    .updateTable('tickets')
    .set({ invoice_id: jobTypeId, status: 'INVOICED' })
    .where('company_id', '=', server.company.id)
    .where('id', '=', own.data.id)
    .execute();
  await send(`GET /ticket/${own.data.id}`, { as: 'tech' });
  await send(`PUT /ticket/${own.data.id}`, { as: 'tech', body: ticketInput });
  await send(`PUT /ticket/${own.data.id}`, { as: 'tech', body: ticketInput, headers: es });
  await send(`PUT /ticket/${own.data.id}`, { as: 'manager', body: ticketInput });

  await idempotency(send);

  await send(`DELETE /ticket/${small.data.id}`, { as: 'tech' });
  await send(`DELETE /ticket/${small.data.id}`, { as: 'manager' });
  for (const as of ['owner', 'manager'] as const) await send(`DELETE /ticket/${small.data.id}`, { as });
  await send(`GET /ticket/${small.data.id}`, { as: 'owner' });
  await send(`PUT /ticket/${small.data.id}`, { as: 'owner', body: ticketInput });
};

const idempotency = async (send: Player['send']) => {
  const key = (value: string) => ({ headers: { 'idempotency-key': value } });
  await send('POST /ticket', { as: 'owner', body: ticketInput, ...key('first') });
  await send('POST /ticket', { as: 'owner', body: ticketInput, ...key('first') });
  await send('POST /ticket', { as: 'owner', body: { ...ticketInput, notes: 'other' }, ...key('first') });
  await send('POST /ticket', {
    as: 'owner',
    body: { ...ticketInput, notes: 'other' },
    headers: { 'idempotency-key': 'first', 'accept-language': 'es' },
  });
  await send('POST /ticket', { as: 'manager', body: ticketInput, ...key('first') });
  await send('POST /ticket', { as: 'owner', body: ticketInput, ...key('') });
  await send('POST /ticket', { as: 'owner', body: ticketInput, ...key('with space') });
  await send('POST /ticket', { as: 'owner', body: {}, ...key('with space') });
  await send('POST /ticket', { as: 'owner', body: ticketInput, ...key('x'.repeat(201)) });
  await send('POST /ticket', { as: 'owner', body: {}, ...key('second') });
  await send('POST /ticket', { as: 'owner', body: ticketInput, ...key('second') });
};
