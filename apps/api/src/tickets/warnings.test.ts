/** Warnings about a ticket, which are shown but never prevent saving. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer, ticketInput } from '../../test/server.ts';
import { newId } from '../db/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.database.db
    .updateTable('companies')
    .set({ time_zone: 'America/Chicago' })
    .where('id', '=', server.company.id)
    .execute();
});
afterAll(() => server.close());

const as = async (person: Person, method: 'GET' | 'POST' | 'PUT', path = '', body?: unknown) =>
  server.call(`/api/v1/ticket${path}`, { method, token: await server.tokenOf(person), body });
const created = async (input: object = {}, person: Person = 'owner') =>
  (await as(person, 'POST', '', { ...ticketInput, ...input })).json.data;
const warningsOf = async (id: string, person: Person = 'owner') =>
  (await as(person, 'GET', `/${id}`)).json.data.warnings;
const worked = (workDate: string, workStartedAt: string, workEndedAt: string, more: object = {}) => ({
  workDate,
  workStartedAt,
  workEndedAt,
  technicianId: server.company.users.tech.id,
  ...more,
});
const kinds = (warnings: { kind: string }[]) => warnings.map(({ kind }) => kind);

describe('an overlap warning', () => {
  it('is shown on both tickets of a technician with a link to the other ticket, also over midnight', async () => {
    const night = await created(worked('2026-03-02', '22:00', '05:30'));
    const morning = await created(worked('2026-03-03', '05:00', '09:00'));
    expect(morning.warnings).toEqual([
      {
        key: `OVERLAP:${night.id}`,
        kind: 'OVERLAP',
        ticket: { id: night.id, jobcode: night.jobcode },
        hours: null,
        isConfirmed: false,
      },
    ]);
    expect(await warningsOf(night.id)).toMatchObject([{ ticket: { id: morning.id } }]);
    // The typed values are kept.
    expect(morning).toMatchObject({ workStartedAt: '05:00', workEndedAt: '09:00', workHours: 4 });
  });

  it('is not shown for another technician, adjacent times, or a void ticket', async () => {
    const first = await created(worked('2026-03-05', '08:00', '12:00'));
    const after = await created(worked('2026-03-05', '12:00', '15:00'));
    const { id: otherId } = server.company.users.other;
    const other = await created(worked('2026-03-05', '08:00', '12:00', { technicianId: otherId }));
    for (const { id } of [first, after, other]) expect(await warningsOf(id)).toEqual([]);
    const wrong = await created(worked('2026-03-05', '09:00', '10:00'));
    expect(kinds(await warningsOf(first.id))).toEqual(['OVERLAP']);
    await as('owner', 'POST', `/${wrong.id}/void`, { version: 1, reason: 'Twice' });
    expect(await warningsOf(first.id)).toEqual([]);
    expect(await warningsOf(wrong.id)).toEqual([]);
  });
});

describe('implausible hours', () => {
  // On each of these nights the clocks go back, so eight hours on the clock are nine real hours. Each case below uses its
  // own night.
  const nights = ['2019-11-02', '2020-10-31', '2021-11-06', '2022-11-05', '2023-11-04'];
  const others: Record<
    string,
    (input: object) => Promise<{ status: number; json: { data: { id: string } } }>
  > = {
    'a new ticket': (input) => as('owner', 'POST', '', { ...ticketInput, ...input }),
    'a draft that is submitted': async (input) => {
      const draft = await as('owner', 'POST', '', { ...ticketInput, ...input, status: 'DRAFT' });
      return as('owner', 'POST', `/${draft.json.data.id}/submit`, { version: 1 });
    },
    'a changed ticket': async (input) => {
      const { id } = await created();
      return as('owner', 'PUT', `/${id}`, { ...ticketInput, ...input });
    },
    'a ticket of a technician': (input) => as('tech', 'POST', '', { ...ticketInput, ...input }),
    'one of many that are approved': async (input) => {
      const { id } = await created(input);
      const { json, status } = await as('manager', 'POST', '/bulk', { action: 'approve', ids: [id] });
      expect(json.data).toMatchObject({ done: [id], refused: [] });
      return { status, json: { data: { id } } };
    },
  };

  it.each(Object.keys(others).map((way, place) => [way, nights[place] ?? ''] as const))(
    'are accepted as entered, with warnings that link to the other tickets: %s',
    async (way, workDate) => {
      const night = { workDate, workStartedAt: '22:00', workEndedAt: '06:00' };
      const technicianId = server.company.users.tech.id;
      const first = await created({ ...night, technicianId });
      const reply = await others[way]?.({ ...night, technicianId });
      expect(reply?.status).toBeLessThan(300);
      const { data } = (await as('owner', 'GET', `/${reply?.json.data.id}`)).json;
      expect(data).toMatchObject({
        ...night,
        workHours: 8,
      });
      const { id, jobcode } = first;
      expect(data.warnings).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ kind: 'CLOCK_CHANGE', hours: 9 }),
          expect.objectContaining({ ticket: { id, jobcode } }),
        ]),
      );
    },
  );
});

describe('a possible duplicate warning', () => {
  it('is shown for the same customer, well and day, ignoring case, accents and punctuation of the well', async () => {
    const same = { customerCompany: 'Caprock', workDate: '2026-03-10' };
    const one = await created({ ...same, wellName: 'El Águila 7-H' });
    const two = await created({ ...same, wellName: 'el aguila 7 h' });
    await created({ ...same, wellName: 'El Águila 8-H' });
    await created({ ...same, wellName: 'El Águila 7-H', workDate: '2026-03-11' });
    expect(two.warnings).toMatchObject([{ key: `ALIKE:${one.id}`, kind: 'ALIKE', ticket: { id: one.id } }]);
  });

  it('replaces the overlap warning for the same ticket', async () => {
    const input = worked('2026-03-12', '08:00', '12:00', { customerCompany: 'Caprock' });
    await created(input);
    expect(kinds((await created(input)).warnings)).toEqual(['ALIKE']);
  });

  it('is not shown to users who cannot see the other ticket', async () => {
    const { other } = server.company.users;
    const same = { customerCompany: 'Caprock', workDate: '2026-03-14', wellName: 'Hidden 1' };
    await created({ ...same, technicianId: other.id });
    const own = await created(same, 'tech');
    expect(own.warnings).toEqual([]);
    expect(kinds(await warningsOf(own.id))).toEqual(['ALIKE']);
  });
});

describe('a warning about hours', () => {
  it.each([
    ['a usual day', '2026-03-20', '06:00', '22:00', []],
    ['longer than 16 hours', '2026-03-21', '06:00', '22:01', ['LONG']],
    // In Chicago the clocks go forward on March 8, 2026 and back on November 3, 2024 and November 2, 2025, at 2 a.m.
    ['an hour that there was not', '2026-03-07', '22:00', '06:00', ['CLOCK_CHANGE']],
    ['an hour that came twice', '2025-11-01', '22:00', '06:00', ['CLOCK_CHANGE']],
    ['long because an hour came twice', '2024-11-03', '00:30', '16:30', ['LONG', 'CLOCK_CHANGE']],
    ['the day after the clocks were changed', '2026-03-09', '22:00', '06:00', []],
  ])('for %s appears only when needed, with the real duration', async (_, day, from, until, expected) => {
    const { id, workHours } = await created(worked(day, from, until));
    const warnings = await warningsOf(id);
    expect(kinds(warnings)).toEqual(expected);
    for (const { hours } of warnings) expect(Math.abs(hours - workHours)).toBeLessThanOrEqual(1);
    if (day === '2026-03-07') expect([workHours, warnings[0].hours]).toEqual([8, 7]);
    if (day === '2025-11-01') expect([workHours, warnings[0].hours]).toEqual([8, 9]);
  });

  it('is shown without times too, together with a warning about a future date', async () => {
    const { warnings } = await created({ workHours: 17, workDate: '2999-01-01' });
    expect(warnings).toMatchObject([
      { key: 'LONG:17', kind: 'LONG', hours: 17 },
      { key: 'FUTURE:2999-01-01', kind: 'FUTURE' },
    ]);
  });
});

describe('confirming a warning', () => {
  it('applies until the value in the warning changes', async () => {
    const ticket = await created({ workHours: 17, workDate: '2026-03-25' });
    const confirm = (body: object) => as('owner', 'POST', `/${ticket.id}/confirm-warning`, body);
    const isConfirmed = async () =>
      (await warningsOf(ticket.id)).map((one: { isConfirmed: boolean }) => one.isConfirmed);
    const { status, json } = await confirm({ key: 'LONG:17' });
    expect([status, json.data.version, json.data.warnings[0].isConfirmed]).toEqual([200, 1, true]);
    const put = (workHours: number) =>
      as('owner', 'PUT', `/${ticket.id}`, { ...ticketInput, workHours, workDate: '2026-03-25' });
    await put(17);
    expect(await isConfirmed()).toEqual([true]);
    await put(18);
    expect(await isConfirmed()).toEqual([false]);
    await put(17);
    expect(await isConfirmed()).toEqual([true]);
    await confirm({ key: 'LONG:17', isConfirmed: false });
    expect(await isConfirmed()).toEqual([false]);
    const stranger = await as('tech', 'POST', `/${ticket.id}/confirm-warning`, { key: 'LONG:17' });
    expect(stranger.status).toBe(404);
    expect((await confirm({ key: 'whatever' })).json.errors).toEqual({ key: 'warningUnknown' });
  });

  it('is not needed to submit or approve a ticket', async () => {
    const draft = await created({ workHours: 30, workDate: '2999-01-01', status: 'DRAFT' }, 'tech');
    expect((await as('tech', 'POST', `/${draft.id}/submit`, { version: 1 })).status).toBe(200);
    expect((await as('manager', 'POST', `/${draft.id}/approve`, { version: 2 })).status).toBe(200);
  });
});

describe('duplicating a ticket', () => {
  it('creates a draft with the place, work, customer and technician, and without hours, lines, notes and files', async () => {
    const { jobTypeId, users } = server.company;
    const copied = {
      location: 'Yard',
      wellName: 'Copy 1',
      description: 'Weekly visit',
      technicianId: users.tech.id,
      customerCompany: 'Caprock',
      customerName: 'Ray',
      jobTypeId,
      costReference: 'PO 9',
    };
    const line = { kind: 'ITEM', description: 'Seal', quantity: 1, unitPriceCents: 5 };
    const ticket = await created({
      ...worked('2026-04-01', '08:00', '12:00', copied),
      notes: 'Gate 12',
      lines: [line],
    });
    await as('manager', 'POST', `/${ticket.id}/approve`, { version: 1 });
    const { status, json } = await as('manager', 'POST', `/${ticket.id}/duplicate`);
    expect(status).toBe(201);
    expect(json.data).toMatchObject({
      ...copied,
      status: 'DRAFT',
      author: { id: users.manager.id },
      workStartedAt: null,
      workHours: 0,
      lines: [],
      notes: null,
      attachments: [],
      invoiceId: null,
      version: 1,
    });
    expect(json.data.jobcode).not.toBe(ticket.jobcode);
    expect(json.data.workDate).not.toBe('2026-04-01');
  });

  it('omits a deactivated technician, and returns 404 for a ticket that the user cannot see', async () => {
    const { db } = server.database;
    const { other } = server.company.users;
    const ticket = await created({ technicianId: other.id });
    const setStatus = (status: 'ACTIVE' | 'DEACTIVE') =>
      db.updateTable('users').set({ status }).where('id', '=', other.id).execute();
    await setStatus('DEACTIVE');
    expect((await as('owner', 'POST', `/${ticket.id}/duplicate`)).json.data.technicianId).toBeNull();
    await setStatus('ACTIVE');
    for (const id of [ticket.id, newId()])
      expect((await as('tech', 'POST', `/${id}/duplicate`)).status).toBe(404);
  });
});
