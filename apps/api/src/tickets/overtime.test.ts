/** Standby hours and overtime of tickets, and what becomes of them on invoices, documents and exports. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSection } from '../../test/company.ts';
import { invoicing } from '../../test/invoices.ts';
import { startTestServer, type TestServer, ticketInput } from '../../test/server.ts';
import { readPdf } from '../documents/readPdf.ts';

let server: TestServer;
let on: ReturnType<typeof invoicing>;
beforeAll(async () => {
  server = await startTestServer();
  on = invoicing(server);
});
afterAll(() => server.close());

/** Changes the settings of rates: 100 per hour of work, 60 per hour of travel. */
async function setRules(rules: object, rates: object = {}) {
  const id = server.company.jobTypeId;
  const level = { id, rates: [{ from: null, workCents: 10_000, travelCents: 6000, ...rates }] };
  const { status, text } = await on.send('PUT', '/company/rates', { levels: [level], ...rules });
  expect(status, text).toBe(200);
}

const off = { hasStandby: false, overtimeDailyHours: null, overtimeWeeklyHours: null, overtimeFactor: 1.5 };

const inputOf = (fields: object) => ({
  ...ticketInput,
  customerCompany: 'Permian Basin Operating',
  jobTypeId: server.company.jobTypeId,
  technicianId: server.company.users.tech.id,
  ...fields,
});

async function created(fields: object) {
  const { json, text } = await on.send('POST', '/ticket', inputOf(fields));
  if (!json.success) throw new Error(text);
  return json.data;
}

const saved = async (id: string, fields: object) =>
  (await on.send('PUT', `/ticket/${id}`, inputOf(fields))).json.data;
const read = async (id: string) => (await on.send('GET', `/ticket/${id}`)).json.data;

const linesOf = ({ lines }: { lines: { kind: string; quantity: number; unitPriceCents: number }[] }) =>
  lines.map(({ kind, quantity, unitPriceCents }) => [kind, quantity, unitPriceCents]);

const csvRows = (text: string) => text.split('\r\n').map((row) => row.split(','));

/** The header of the tickets' export. */
const exportHead = async () => (await on.send('GET', '/ticket/export.csv')).text.split('\r\n')[0] ?? '';

describe('a company that bills neither overtime nor standby', () => {
  it('sees nothing of them: standby hours are ignored, all work is labor, and the export has no columns', async () => {
    await setRules(off);
    const ticket = await created({ workDate: '2026-01-05', workHours: 14, standbyHours: 3 });
    expect(ticket.standbyHours).toBe(0);
    expect(linesOf(ticket)).toEqual([['LABOR', 14, 10_000]]);
    expect(ticket.warnings).toEqual([]);
    expect(await exportHead()).not.toContain('Standby');
    expect(await exportHead()).not.toContain('Overtime');
    const rules = (await on.send('GET', '/ticket/rules')).json.data;
    expect(rules).toMatchObject({ hasStandby: false, hasOvertime: false });
  });
});

describe('the settings', () => {
  it('are kept when a request omits them, and write one event for the rules', async () => {
    const rules = {
      hasStandby: true,
      overtimeDailyHours: 8.5,
      overtimeWeeklyHours: 40,
      overtimeFactor: 1.25,
    };
    await setRules(rules, { overtimeCents: 16_000, standbyCents: 4500 });
    // A client that does not know overtime and standby.
    await setRules({}, { workCents: 11_000 });
    const settings = await readSection(server, 'rates');
    expect(settings).toMatchObject(rules);
    const level = settings.levels.find(({ id }: { id: string }) => id === server.company.jobTypeId);
    expect(level.rates).toEqual([
      { from: null, workCents: 11_000, travelCents: 6000, overtimeCents: 16_000, standbyCents: 4500 },
    ]);
    await setRules(off, { overtimeCents: null, standbyCents: null });
    expect(await readSection(server, 'rates')).toMatchObject(off);
    const events = await server.database.db
      .selectFrom('events')
      .select('changes')
      .where('company_id', '=', server.company.id)
      .where('action', '=', 'company.changeRates')
      .orderBy('sequence', 'desc')
      .limit(2)
      .execute();
    expect(JSON.stringify(events)).toContain('overtimeDailyHours');
  });

  it.each([
    [{ overtimeDailyHours: 25 }, { overtimeDailyHours: 'overtimeHoursInvalid' }],
    [{ overtimeWeeklyHours: -1 }, { overtimeWeeklyHours: 'overtimeHoursInvalid' }],
    [{ overtimeFactor: 0.5 }, { overtimeFactor: 'overtimeFactorInvalid' }],
    [{ overtimeFactor: 1.555 }, { overtimeFactor: 'overtimeFactorInvalid' }],
  ])('reject %o', async (rules, errors) => {
    const { status, json } = await on.send('PUT', '/company/rates', { levels: [], ...rules });
    expect([status, json.errors]).toEqual([400, errors]);
  });
});

describe('standby', () => {
  it('standby hours are billed at the rate of the level, outside of the work hours', async () => {
    await setRules({ ...off, hasStandby: true }, { standbyCents: 4500 });
    const times = { workDate: '2026-01-12', workStartedAt: '06:00', workEndedAt: '18:00', breakMinutes: 30 };
    const ticket = await created({ ...times, standbyHours: 4 });
    // Twelve hours without half an hour of break and four of standby.
    expect(ticket).toMatchObject({ workHours: 7.5, standbyHours: 4 });
    expect(linesOf(ticket)).toEqual([
      ['LABOR', 7.5, 10_000],
      ['STANDBY', 4, 4500],
    ]);
    expect(ticket.totals.totalCents).toBe(93_000);
    // A client that does not know standby keeps it, and saved hours keep their rate.
    await setRules({}, { standbyCents: 5000 });
    expect(linesOf(await saved(ticket.id, times))).toEqual(linesOf(ticket));
    expect(linesOf(await saved(ticket.id, { ...times, repriced: true }))).toEqual([
      ['LABOR', 7.5, 10_000],
      ['STANDBY', 4, 5000],
    ]);
    expect((await saved(ticket.id, { ...times, standbyHours: 0 })).workHours).toBe(11.5);
    const tooLong = await on.send('PUT', `/ticket/${ticket.id}`, inputOf({ ...times, standbyHours: 12 }));
    expect([tooLong.status, tooLong.json.errors]).toEqual([400, { standbyHours: 'standbyTooLong' }]);
    expect(await exportHead()).toContain('Standby Hours');
  });

  it('without a rate has no price', async () => {
    await setRules({ ...off, hasStandby: true }, { standbyCents: null });
    const ticket = await created({ workDate: '2026-01-13', standbyHours: 2 });
    expect(linesOf(ticket)).toEqual([['STANDBY', 2, null]]);
    await setRules({}, { standbyCents: 4500 });
    expect(linesOf(await saved(ticket.id, { workDate: '2026-01-13' }))).toEqual([['STANDBY', 2, 4500]]);
  });
});

describe('overtime', () => {
  it('hours above those of a day are billed at the factor, from labor to invoice', async () => {
    await setRules(
      { hasStandby: true, overtimeDailyHours: 8, overtimeWeeklyHours: null, overtimeFactor: 1.5 },
      { workCents: 11_555, standbyCents: 4500 },
    );
    const workDate = '2026-01-20';
    const morning = await created({ workDate, workStartedAt: '05:00', workEndedAt: '10:30' });
    const evening = await created({
      workDate,
      workStartedAt: '11:00',
      workEndedAt: '19:00',
      breakMinutes: 30,
      standbyHours: 1.5,
      travelHours: 1.2,
      lines: [{ kind: 'ITEM', description: 'Pump seal', quantity: 2.5, unitPriceCents: 333 }],
    });
    expect(linesOf(morning)).toEqual([['LABOR', 5.5, 11_555]]);
    // Six hours of work: 2.5 up to eight hours of the day, 3.5 of overtime at 115.55 × 1.5 = 173.325, rounded 173.33.
    expect(linesOf(evening)).toEqual([
      ['LABOR', 2.5, 11_555],
      ['OVERTIME', 3.5, 17_333],
      ['STANDBY', 1.5, 4500],
      ['TRAVEL', 1.2, 6000],
      ['ITEM', 2.5, 333],
    ]);
    // 288.88 + 606.66 + 67.50 + 72.00 + 8.33
    expect(evening.totals.lineCents).toEqual([28_888, 60_666, 6750, 7200, 833]);
    expect(evening.totals.totalCents).toBe(104_337);

    const approved = await on.send(
      'POST',
      `/ticket/${evening.id}/approve`,
      { version: evening.version },
      'owner',
    );
    expect(approved.status, approved.text).toBe(200);
    const drafts = await on.send('POST', '/invoice', { ticketIds: [evening.id] });
    const [draft] = drafts.json.data;
    const taxed = await on.send('PUT', `/invoice/${draft.id}`, { taxPercent: 8.25, version: draft.version });
    const { status, json, text } = await on.send('POST', `/invoice/${draft.id}/issue`, {
      version: taxed.json.data.version,
    });
    expect(status, text).toBe(200);
    const invoice = json.data;
    expect(invoice.lines.map(({ description }: { description: string }) => description)).toEqual([
      'Senior technician',
      'Overtime: Senior technician',
      'Standby: Senior technician',
      'Travel: Senior technician',
      'Pump seal',
    ]);
    // 8.25 % of 1,043.37 is 86.078.
    expect(invoice).toMatchObject({ subtotalCents: 104_337, taxCents: 8608, totalCents: 112_945 });

    const token = await server.tokenOf('admin');
    const pdfOf = async (path: string) => {
      const response = await server.app.request(`/api/v1${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const { text: words } = await readPdf(new Uint8Array(await response.arrayBuffer()));
      return words.replaceAll(/\s+/g, ' ');
    };
    const printed = await pdfOf(`/invoice/${invoice.id}/pdf`);
    for (const part of ['Overtime: Senior technician', '173.33', '606.66', '67.50', '1,043.37', '1,129.45'])
      expect(printed).toContain(part);
    const ticketPdf = await pdfOf(`/ticket/${evening.id}/pdf`);
    for (const part of ['Overtime · Senior technician', 'Standby · Senior technician', '606.66', '1,043.37'])
      expect(ticketPdf).toContain(part);

    const quickBooks = csvRows((await on.send('GET', '/invoice/export.csv?format=quickbooks')).text);
    const column = (name: string) => quickBooks[0]?.findIndex((head) => head.endsWith(name)) ?? -1;
    const rows = quickBooks.filter((row) => row.includes(invoice.number));
    expect(rows.map((row) => [row[column('Item(Product/Service)')], row[column('ItemAmount')]])).toEqual([
      ['Labor', '288.88'],
      ['Overtime', '606.66'],
      ['Standby', '67.5'],
      ['Travel', '72'],
      ['Materials', '8.33'],
    ]);
    const tickets = csvRows((await on.send('GET', '/ticket/export.csv')).text);
    const row = tickets.find((cells) => cells[0] === evening.jobcode) ?? [];
    expect(row.slice(-3)).toEqual(['30', '1.5', '3.5']);
  });

  it('hours of the week count without those that are overtime by day', async () => {
    await setRules(
      { hasStandby: false, overtimeDailyHours: 10, overtimeWeeklyHours: 20, overtimeFactor: 2 },
      { overtimeCents: null },
    );
    const technicianId = server.company.users.other.id;
    const work = (workDate: string, workHours: number) => created({ technicianId, workDate, workHours });
    // The week starts on Sunday, February 1, 2026; Saturday belongs to the week before.
    const { weekStart } = await readSection(server, 'locale');
    expect(weekStart).toBe('MONDAY');
    const kinds = async (workDate: string, workHours: number) => linesOf(await work(workDate, workHours));
    expect(await kinds('2026-02-01', 9)).toEqual([['LABOR', 9, 10_000]]);
    expect(await kinds('2026-02-02', 12)).toEqual([
      ['LABOR', 10, 10_000],
      ['OVERTIME', 2, 20_000],
    ]);
    expect(await kinds('2026-02-03', 8)).toEqual([['LABOR', 8, 10_000]]);
    // Eighteen regular hours until now: two more are regular.
    expect(await kinds('2026-02-04', 7)).toEqual([
      ['LABOR', 2, 10_000],
      ['OVERTIME', 5, 20_000],
    ]);
    expect(await kinds('2026-02-09', 7)).toEqual([['LABOR', 7, 10_000]]);
  });

  it('uses the rate of overtime of the level, and the saved price after a change of it', async () => {
    await setRules({ ...off, overtimeDailyHours: 8 }, { overtimeCents: 12_345 });
    const fields = { workDate: '2026-02-17', workHours: 9 };
    const ticket = await created(fields);
    expect(linesOf(ticket)).toEqual([
      ['LABOR', 8, 10_000],
      ['OVERTIME', 1, 12_345],
    ]);
    await setRules({}, { workCents: 20_000, overtimeCents: 30_000 });
    expect(linesOf(await saved(ticket.id, { ...fields, workHours: 10 }))).toEqual([
      ['LABOR', 8, 10_000],
      ['OVERTIME', 2, 12_345],
    ]);
  });

  it('a ticket keeps its overtime if an earlier one changes, warns of it, and gets it when it is saved again', async () => {
    await setRules({ ...off, overtimeDailyHours: null, overtimeWeeklyHours: 10 }, { overtimeCents: null });
    const technicianId = server.company.users.other.id;
    const fieldsOf = (workDate: string, workHours: number) => ({ technicianId, workDate, workHours });
    const earlier = await created(fieldsOf('2026-03-02', 4));
    const later = await created(fieldsOf('2026-03-03', 5));
    const approved = await created(fieldsOf('2026-03-04', 3));
    expect(linesOf(approved)).toEqual([
      ['LABOR', 1, 10_000],
      ['OVERTIME', 2, 15_000],
    ]);
    await on.send('POST', `/ticket/${approved.id}/approve`, { version: approved.version }, 'owner');

    await saved(earlier.id, fieldsOf('2026-03-02', 7));
    const warned = await read(later.id);
    expect(linesOf(warned)).toEqual([['LABOR', 5, 10_000]]);
    expect(warned.warnings).toEqual([
      { key: 'OVERTIME:2', kind: 'OVERTIME', ticket: null, hours: 2, isConfirmed: false },
    ]);
    const resaved = await saved(later.id, fieldsOf('2026-03-03', 5));
    expect(linesOf(resaved)).toEqual([
      ['LABOR', 3, 10_000],
      ['OVERTIME', 2, 15_000],
    ]);
    expect(resaved.warnings).toEqual([]);
    // The approved ticket keeps its amounts, and warns until it is on an invoice.
    const frozen = await read(approved.id);
    expect(linesOf(frozen)).toEqual(linesOf(approved));
    expect(frozen.warnings).toMatchObject([{ key: 'OVERTIME:3' }]);
    await on.send('POST', '/invoice', { ticketIds: [approved.id] });
    expect((await read(approved.id)).warnings).toEqual([]);
    // Void tickets do not count.
    await on.send('POST', `/ticket/${earlier.id}/void`, {
      version: (await read(earlier.id)).version,
      reason: 'Recorded twice.',
    });
    expect((await read(later.id)).warnings).toMatchObject([{ key: 'OVERTIME:0' }]);
  });
});
