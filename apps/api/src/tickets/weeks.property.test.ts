/**
 * Random weeks of a technician: shifts with breaks, standby and overtime, and items with prices of the customer. All amounts
 * are compared with a calculation in integers that uses no product code.
 */
import { decimalsOf } from '@derrick/domain/format';
import {
  accountingDefaults,
  billedTicket,
  creditableAmounts,
  creditTotals,
  groupInvoiceLines,
  invoiceGroupings,
  invoiceTotals,
} from '@derrick/domain/invoices';
import { overtimeHours, paidHours, ticketTotals } from '@derrick/domain/tickets';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from '../../test/company.ts';
import { invoicing } from '../../test/invoices.ts';
import { isFullRun, startTestServer, type TestServer, ticketInput } from '../../test/server.ts';
import { exportShape } from '../invoices/exportLines.ts';
import { storedTotal } from './lines.ts';
import { savedLines } from './savedLines.ts';

const currencies = ['USD', 'JPY', 'KWD', 'EUR'];
/** Documents of all currencies together. */
const DOCUMENTS = isFullRun ? 10_000 : 1000;
/** Weeks per currency that are saved through the API. Each costs some twenty requests. */
const SAVED_WEEKS = isFullRun ? 10 : 2;

const ITEM = '00000000-0000-4000-8000-000000000001';
const time = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
/** The week from Monday, November 23, 2026. */
const dayOf = (index: number) => `2026-11-${23 + index}`;

const shift = fc
  .record({
    day: fc.integer({ min: 0, max: 6 }),
    start: fc.integer({ min: 0, max: 900 }),
    worked: fc.integer({ min: 30, max: 539 }),
    breakShare: fc.integer({ min: 0, max: 3 }),
    standbyShare: fc.integer({ min: 0, max: 4 }),
    travelTenths: fc.nat({ max: 40 }),
    /** Quantity of an item in thousandths. 0 for no item. */
    quantity: fc.nat({ max: 20_000 }),
  })
  .map(({ day, start, worked, breakShare, standbyShare, travelTenths, quantity }) => {
    const breakMinutes = Math.floor((worked * breakShare) / 8);
    return {
      day,
      startedAt: time(start),
      endedAt: time(start + worked),
      minutes: worked,
      breakMinutes,
      standbyTenths: Math.floor(((worked - breakMinutes) * standbyShare) / 4 / 6),
      travelTenths,
      quantity,
    };
  });

type Shift = typeof shift extends fc.Arbitrary<infer Value> ? Value : never;

const tenthsThreshold = (max: number) => fc.option(fc.integer({ min: 0, max }));

const ratesIn = (currency: string) => {
  const cents = fc.integer({ min: 1, max: 200 * 10 ** decimalsOf(currency) });
  const tenths = fc.integer({ min: 1, max: 2000 * 10 ** decimalsOf(currency) });
  return fc.record({
    work: cents,
    travel: cents,
    overtime: fc.option(cents),
    standby: cents,
    bookTenths: tenths,
    /** Price of the customer from Wednesday to Friday. */
    ownTenths: fc.option(tenths),
    factorHundredths: fc.integer({ min: 100, max: 300 }),
  });
};

const weeks = (currency: string) =>
  fc.record({
    shifts: fc.array(shift, { minLength: 1, maxLength: 8 }),
    dailyTenths: tenthsThreshold(100),
    weeklyTenths: tenthsThreshold(400),
    rates: ratesIn(currency),
    percent: fc.option(fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)),
    taxThousandths: fc.integer({ min: 0, max: 30_000 }),
  });

type Week = ReturnType<typeof weeks> extends fc.Arbitrary<infer Value> ? Value : never;

/** Rounds a quotient of integers, halves away from zero. */
const quotient = (dividend: number, divisor: number) =>
  Number((2n * BigInt(dividend) + BigInt(divisor)) / (2n * BigInt(divisor)));

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

const isOwnDay = (day: number) => day >= 2 && day <= 4;

/** Price of an item in tenths of the smallest unit. */
const priceTenths = ({ ownTenths, bookTenths }: Week['rates'], day: number) =>
  isOwnDay(day) ? (ownTenths ?? bookTenths) : bookTenths;

/** Sorts as overtime is counted: by day, start, and position, which is the order of the codes. */
const inOrder = (shifts: readonly Shift[]) =>
  shifts
    .map((one, index) => ({ ...one, index }))
    .sort((a, b) => a.day - b.day || a.startedAt.localeCompare(b.startedAt) || a.index - b.index);

/** Calculates the amounts of each ticket's lines by hand: labor, overtime, standby, travel and item, without lines of 0. */
function byHand({ shifts, dailyTenths, weeklyTenths, rates }: Week): number[][] {
  const overtimeRate = rates.overtime ?? quotient(rates.work * rates.factorHundredths, 100);
  const ofDays = new Map<number, number>();
  let ofWeek = 0;
  const amounts: number[][] = shifts.map(() => []);
  for (const one of inOrder(shifts)) {
    const work = quotient(Math.max(0, one.minutes - one.breakMinutes - one.standbyTenths * 6), 6);
    const ofDay = ofDays.get(one.day) ?? 0;
    const byDay = Math.min(work, Math.max(0, (dailyTenths ?? 10_000) - ofDay));
    ofDays.set(one.day, ofDay + byDay);
    const regular = Math.min(byDay, Math.max(0, (weeklyTenths ?? 10_000) - ofWeek));
    ofWeek += regular;
    amounts[one.index] = [
      [regular * 100, rates.work * 10],
      [(work - regular) * 100, overtimeRate * 10],
      [one.standbyTenths * 100, rates.standby * 10],
      [one.travelTenths * 100, rates.travel * 10],
      [one.quantity, priceTenths(rates, one.day)],
    ].flatMap(([thousandths = 0, tenths = 0]) =>
      thousandths === 0 ? [] : [quotient(thousandths * tenths, 10_000)],
    );
  }
  return amounts;
}

/** Creates the lines of each ticket with the functions that the server uses. */
function linesOf({ shifts, dailyTenths, weeklyTenths, rates }: Week) {
  const inHours = (tenths: number | null) => (tenths === null ? null : tenths / 10);
  const rules = { dailyHours: inHours(dailyTenths), weeklyHours: inHours(weeklyTenths) };
  const worked = shifts.map((one, number) => ({
    workDate: dayOf(one.day),
    startedAt: one.startedAt,
    number,
    hours: paidHours(one.startedAt, one.endedAt, one.breakMinutes, one.standbyTenths / 10) ?? 0,
  }));
  return shifts.map((one, index) => {
    const ticket = worked[index];
    if (!ticket) throw new Error('Each shift has its work');
    const others = worked.filter((other) => other !== ticket);
    const price = priceTenths(rates, one.day) / 10;
    const item = { unit: 'ea' as const, taxable: true, unitPriceCents: price, previousCents: price };
    return savedLines({
      before: [],
      input:
        one.quantity === 0
          ? []
          : [
              {
                kind: 'ITEM',
                description: 'Seal',
                quantity: one.quantity / 1000,
                unit: 'ea',
                taxable: true,
                reason: null,
                priceItemId: ITEM,
              },
            ],
      hours: {
        workHours: ticket.hours,
        overtimeHours: overtimeHours(ticket, others, rules),
        standbyHours: one.standbyTenths / 10,
        travelHours: one.travelTenths / 10,
      },
      rounding: 'TENTHS',
      rate: {
        name: 'Specialist',
        cents: rates.work,
        travelCents: rates.travel,
        overtimeCents: rates.overtime,
        standbyCents: rates.standby,
      },
      overtimeFactor: rates.factorHundredths / 100,
      keepsRate: false,
      setsPrices: false,
      items: { byId: new Map([[ITEM, item]]), byName: new Map() },
    });
  });
}

describe.each(currencies)('random weeks in %s', (currency) => {
  it('have the same amounts on tickets, in each grouping of the invoice, in exports and in credit notes', () => {
    const quickBooks = exportShape('quickbooks', 'en', accountingDefaults);
    const xero = exportShape('xero', 'en', accountingDefaults);
    const inCents = (value: unknown) => Math.round(Number(value) * 10 ** decimalsOf(currency));
    const inTenths = (value: unknown) => Math.round(Number(value) * 10 ** (decimalsOf(currency) + 1));
    fc.assert(
      fc.property(weeks(currency), (week) => {
        const expected = byHand(week);
        const tickets = linesOf(week);
        // 1. Each line, and the ticket's stored amount.
        expect(tickets.map((lines) => ticketTotals(lines).lineCents)).toEqual(expected);
        for (const [index, lines] of tickets.entries())
          expect(storedTotal(lines) ?? 0).toBe(sum(expected[index] ?? []));
        // 2. The invoice adds up to its tickets in each grouping.
        const parts = tickets.map((lines, index) => {
          const ticket = { id: String(index), jobcode: `TK-${index}`, wellName: '', description: '', lines };
          return billedTicket(ticket, 'en');
        });
        const subtotal = sum(expected.flat());
        const taxPercent = week.taxThousandths / 1000;
        const discount = week.percent === null ? null : { percent: week.percent };
        const discountCents = quotient(subtotal * Math.round((week.percent ?? 0) * 100), 10_000);
        const taxCents = quotient((subtotal - discountCents) * week.taxThousandths, 100_000);
        const totalCents = subtotal - discountCents + taxCents;
        for (const grouping of invoiceGroupings) {
          const lines = groupInvoiceLines(grouping, parts);
          expect(invoiceTotals({ lines, discount, taxPercent })).toMatchObject({
            subtotalCents: subtotal,
            discountCents,
            taxCents,
            totalCents,
          });
        }
        // 3. The files for accounting programs.
        const lines = groupInvoiceLines('TICKET', parts);
        const totals = invoiceTotals({ lines, discount, taxPercent });
        const exported = {
          id: '',
          number: 'INV-1',
          status: 'ISSUED' as const,
          customerName: 'Theirs',
          issueDate: '2026-11-30',
          dueDate: '2026-12-30',
          termsDays: 30,
          costReference: null,
          paidCents: 0,
          creditedCents: 0,
          balanceCents: totalCents,
          createdAt: new Date(0),
          lines,
          ...totals,
          discountPercent: week.percent,
          taxPercent,
          currency,
        };
        const columnOf = (shape: typeof xero, name: string) => {
          const at = shape.headers.indexOf(name);
          return shape.rowsOf(exported).map((row) => row[at]);
        };
        expect(sum(columnOf(quickBooks, 'ItemAmount').map(inCents))).toBe(subtotal - discountCents);
        expect(sum(columnOf(quickBooks, 'ItemTaxAmount').map(inCents))).toBe(taxCents);
        const [quantities, prices] = [columnOf(xero, '*Quantity'), columnOf(xero, '*UnitAmount')];
        expect(
          lines.map((_, index) =>
            quotient(Math.round(Number(quantities[index]) * 1000) * inTenths(prices[index]), 10_000),
          ),
        ).toEqual(expected.flat());
        // 4. A credit note for half of each line and one for the rest have the invoice's total.
        const invoice = { lines, ...totals, taxPercent, creditNotes: [] };
        const half = creditableAmounts(invoice).map((cents, line) => ({
          line,
          amountCents: Math.trunc(cents / 2),
        }));
        const first = creditTotals(invoice, half);
        const credited = { ...invoice, creditNotes: [{ lines: half, totalCents: first.totalCents }] };
        const rest = creditableAmounts(credited).map((amountCents, line) => ({ line, amountCents }));
        expect(first.totalCents + creditTotals(credited, rest).totalCents).toBe(totalCents);
        // 5. Regular hours stay below the thresholds, and no hour is lost.
        const tenthsOf = (kinds: readonly string[]) =>
          sum(lines.flatMap(({ kind, quantity }) => (kinds.includes(kind) ? Math.round(quantity * 10) : [])));
        expect(tenthsOf(['LABOR'])).toBeLessThanOrEqual(week.weeklyTenths ?? 10_000);
        expect(tenthsOf(['LABOR', 'OVERTIME'])).toBe(
          sum(
            week.shifts.map((one) =>
              quotient(Math.max(0, one.minutes - one.breakMinutes - one.standbyTenths * 6), 6),
            ),
          ),
        );
      }),
      { numRuns: DOCUMENTS / currencies.length, seed: 47 },
    );
  });
});

describe('weeks saved through the API', () => {
  let server: TestServer;
  let on: ReturnType<typeof invoicing>;
  beforeAll(async () => {
    server = await startTestServer();
    on = invoicing(server);
  });
  afterAll(() => server.close());

  it.each(currencies)('have amounts as calculated by hand, up to the invoice, in %s', async (currency) => {
    await changeSettings(server, 'locale', { currency, currencyChange: 'KEEP_NUMBERS', weekStart: 'MONDAY' });
    const technicianId = server.company.users.tech.id;
    const send = async (path: string, body: object, method: 'POST' | 'PUT' = 'POST') => {
      const { json, text } = await on.send(method, path, body, 'owner');
      if (!json.success) throw new Error(text);
      return json.data;
    };
    for (const [run, week] of fc.sample(weeks(currency), { numRuns: SAVED_WEEKS, seed: 53 }).entries()) {
      const { rates } = week;
      const inHours = (tenths: number | null) => (tenths === null ? null : tenths / 10);
      const rate = {
        from: null,
        workCents: rates.work,
        travelCents: rates.travel,
        overtimeCents: rates.overtime,
        standbyCents: rates.standby,
      };
      await send(
        '/company/rates',
        {
          levels: [{ id: server.company.jobTypeId, rates: [rate] }],
          hasStandby: true,
          overtimeDailyHours: inHours(week.dailyTenths),
          overtimeWeeklyHours: inHours(week.weeklyTenths),
          overtimeFactor: rates.factorHundredths / 100,
        },
        'PUT',
      );
      const name = `${currency} ${run}`;
      const item = await send('/price-item', { name, unitPriceCents: rates.bookTenths / 10 });
      const { id: customerId } = await send('/customer', { name });
      if (rates.ownTenths !== null)
        await send('/customer-price', {
          customerId,
          priceItemId: item.id,
          unitPriceCents: rates.ownTenths / 10,
          from: dayOf(2),
          until: dayOf(4),
        });
      const ids: string[] = [];
      // In the order in which overtime is counted, because a ticket is computed when it is saved.
      const expected = byHand({ ...week, shifts: inOrder(week.shifts) });
      for (const one of inOrder(week.shifts)) {
        const ticket = await send('/ticket', {
          ...ticketInput,
          technicianId,
          jobTypeId: server.company.jobTypeId,
          customerCompany: name,
          workDate: dayOf(one.day),
          workStartedAt: one.startedAt,
          workEndedAt: one.endedAt,
          breakMinutes: one.breakMinutes,
          standbyHours: one.standbyTenths / 10,
          travelHours: one.travelTenths / 10,
          lines:
            one.quantity === 0
              ? []
              : [{ kind: 'ITEM', description: name, quantity: one.quantity / 1000, priceItemId: item.id }],
        });
        expect(ticket.totals.lineCents).toEqual(expected[ids.length]);
        ids.push(ticket.id);
      }
      const { db } = server.database;
      await db.updateTable('tickets').set({ status: 'APPROVED' }).where('id', 'in', ids).execute();
      const [invoice] = await send('/invoice', { ticketIds: ids });
      expect(invoice.subtotalCents).toBe(sum(expected.flat()));
      await db
        .updateTable('tickets')
        .set({ status: 'VOID', invoice_id: null })
        .where('id', 'in', ids)
        .execute();
    }
  });
});
