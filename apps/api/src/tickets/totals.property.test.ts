/** Checks that the form, the server, the ticket, the list, the overview and the export show the same amount. */
import { type TicketLineInput, ticketTotals } from '@derrick/domain/tickets';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, ticketInput } from '../../test/server.ts';
import { type StoredLine, storedTotal } from './lines.ts';
import { savedLines } from './savedLines.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const quantity = fc.integer({ min: 0, max: 99_999_999 }).map((thousandths) => thousandths / 1000);
const tenths = fc.integer({ min: 0, max: 240 }).map((count) => count / 10);
const line = fc.record({
  kind: fc.constantFrom('ITEM' as const, 'ADJUSTMENT' as const),
  quantity,
  cents: fc.option(fc.oneof(fc.nat({ max: 200_000_000 }), tenths, fc.nat({ max: 1000 }))),
  isNegative: fc.boolean(),
  taxable: fc.boolean(),
});
const typed = fc.array(
  line.map(({ kind, quantity: amount, cents, isNegative, taxable }): TicketLineInput => {
    const sign = kind === 'ADJUSTMENT' && isNegative ? -1 : 1;
    return {
      kind,
      description: 'Something',
      quantity: amount,
      unit: 'ea',
      unitPriceCents: cents === null ? null : sign * cents,
      taxable,
      reason: 'Agreed',
      priceItemId: null,
    };
  }),
  { maxLength: 12 },
);

const rate = fc.nat({ max: 200_000 });

/** Calculates the total in integers without product code: thousandths × tenths of cents, rounded half away from zero. */
function byHand(lines: readonly StoredLine[]): number {
  const cents = lines.map(({ quantity: amount, unitPriceCents }) => {
    const product = BigInt(Math.round(amount * 1000)) * BigInt(Math.round((unitPriceCents ?? 0) * 10));
    const size = product < 0n ? -product : product;
    const rounded = (size + 5000n) / 10_000n;
    return product < 0n ? -rounded : rounded;
  });
  return Number(cents.reduce((sum, one) => sum + one, 0n));
}

describe('the amount of a ticket', () => {
  it('is the same in the form, the stored row and a separate calculation, for 10,000 tickets', () => {
    fc.assert(
      fc.property(typed, tenths, tenths, rate, (input, workHours, travelHours, cents) => {
        const lines = savedLines({
          before: [],
          input,
          hours: { workHours, travelHours },
          rounding: 'TENTHS',
          rate: { name: 'Specialist', cents, travelCents: cents },
          overtimeFactor: 1.5,
          keepsRate: false,
          setsPrices: true,
          items: { byId: new Map(), byName: new Map() },
        });
        const { subtotalCents, totalCents, lineCents } = ticketTotals(lines);
        expect(subtotalCents).toBe(byHand(lines));
        expect(totalCents).toBe(subtotalCents);
        expect(lineCents.reduce<number>((sum, one) => sum + (one ?? 0), 0)).toBe(subtotalCents);
        expect(storedTotal(lines) ?? 0).toBe(subtotalCents);
        // Saving again without lines in the form, at a different rate, changes nothing.
        const again = savedLines({
          before: lines,
          input: undefined,
          hours: { workHours, travelHours },
          rounding: 'TENTHS',
          rate: { name: 'Specialist', cents: cents + 1, travelCents: cents + 1 },
          overtimeFactor: 1.5,
          keepsRate: true,
          setsPrices: false,
          items: { byId: new Map(), byName: new Map() },
        });
        expect(again).toEqual(lines);
      }),
      { numRuns: 10_000 },
    );
  });

  it('is the same in the ticket, the list, the overview and the export', async () => {
    const token = await server.tokenOf('owner');
    let sum = 0;
    await fc.assert(
      fc.asyncProperty(typed, tenths, tenths, async (input, workHours, travelHours) => {
        const { jobTypeId } = server.company;
        const body = { ...ticketInput, workHours, travelHours, jobTypeId, lines: input };
        const { json } = await server.call('/api/v1/ticket', { method: 'POST', token, body });
        const { id, lines, totals, totalCents } = json.data;
        expect(totals.totalCents).toBe(byHand(lines));
        expect(totalCents ?? 0).toBe(totals.totalCents);
        const read = (path: string) => server.call(`/api/v1/${path}`, { token });
        const [listed] = (await read('ticket?pageSize=1')).json.data.data;
        expect([listed.id, listed.totalCents ?? 0]).toEqual([id, totals.totalCents]);
        const { text } = await read(`ticket/export.csv?ids=${id}`);
        // The review status and the break follow the amount.
        const amount = text.trim().split(',').at(-3) ?? '';
        expect(Math.round(Number(amount) * 100)).toBe(totals.totalCents);
        await server.database.db
          .updateTable('tickets')
          .set({ status: 'APPROVED' })
          .where('id', '=', id)
          .execute();
        sum += totals.totalCents;
      }),
      { numRuns: 25 },
    );
    const stats = await server.call('/api/v1/users/load/super/admin/overview/stats', { token });
    expect(stats.json.data.billable.total).toBe(sum);
  });
});
