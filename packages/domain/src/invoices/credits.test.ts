import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { decimalsOf } from '../format/index.ts';
import {
  type CreditableInvoice,
  type CreditedLine,
  creditableAmounts,
  creditError,
  creditedCentsOf,
  creditTotals,
  isFullCredit,
  refundCentsOf,
} from './credits.ts';
import { type BilledLine, invoiceTotals } from './rules.ts';
import { isCredited, paidStateOf } from './status.ts';

// 10,000 documents take some seconds on an idle machine.
vi.setConfig({ testTimeout: 60_000 });

const line = (quantity: number, unitPriceCents: number, taxable = true): BilledLine => ({
  quantity,
  unitPriceCents,
  taxable,
});

function invoiceOf(
  content: Parameters<typeof invoiceTotals>[0],
  creditNotes: CreditableInvoice['creditNotes'] = [],
): CreditableInvoice {
  const { subtotalCents, discountCents, totalCents } = invoiceTotals(content);
  return { ...content, subtotalCents, discountCents, totalCents, creditNotes };
}

/** Adds a credit note to an invoice. */
const credited = (invoice: CreditableInvoice, lines: readonly CreditedLine[]): CreditableInvoice => ({
  ...invoice,
  creditNotes: [...invoice.creditNotes, { lines, totalCents: creditTotals(invoice, lines).totalCents }],
});

const restOf = (invoice: CreditableInvoice): CreditedLine[] =>
  creditableAmounts(invoice).flatMap((amountCents, index) =>
    amountCents === 0 ? [] : [{ line: index, amountCents }],
  );

describe('a credit note', () => {
  const content = {
    lines: [line(1, 10_000), line(1, 5000, false), { ...line(1, -1000), kind: 'ADJUSTMENT' }],
    discount: { percent: 10 },
    taxPercent: 8.25,
  };

  it('takes back discount and tax in proportion to the credited lines', () => {
    expect(creditTotals(invoiceOf(content), [{ line: 0, amountCents: 4000 }])).toEqual({
      subtotalCents: 4000,
      discountCents: 400,
      taxCents: 297,
      totalCents: 3897,
    });
    expect(creditTotals(invoiceOf(content), [{ line: 1, amountCents: 5000 }])).toMatchObject({
      taxCents: 0,
      totalCents: 4500,
    });
  });

  it.each([
    [[{ line: 0, amountCents: 10_001 }], { error: 'creditLineTooLarge', index: 0 }],
    [[{ line: 0, amountCents: -1 }], { error: 'creditLineTooLarge', index: 0 }],
    [[{ line: 2, amountCents: 1 }], { error: 'creditLineTooLarge', index: 0 }],
    [[{ line: 3, amountCents: 1 }], { error: 'creditLineUnknown', index: 0 }],
    [
      [
        { line: 1, amountCents: 1 },
        { line: 1, amountCents: 1 },
      ],
      { error: 'creditLineUnknown', index: 1 },
    ],
    [[{ line: 2, amountCents: -1000 }], { error: 'creditEmpty' }],
    [
      [
        { line: 0, amountCents: 10_000 },
        { line: 1, amountCents: 5000 },
      ],
      { error: 'creditTooLarge' },
    ],
    [[{ line: 0, amountCents: 10_000 }], undefined],
  ])('is checked: %j', (lines, error) => expect(creditError(invoiceOf(content), lines)).toEqual(error));

  it('can credit only what earlier credit notes have left', () => {
    const invoice = credited(invoiceOf(content), [{ line: 0, amountCents: 4000 }]);
    expect(creditableAmounts(invoice)).toEqual([6000, 5000, -1000]);
    expect(creditError(invoice, [{ line: 0, amountCents: 6001 }])?.error).toBe('creditLineTooLarge');
    expect(creditedCentsOf(credited(invoice, restOf(invoice)))).toBe(invoice.totalCents);
  });

  it('is a full credit only if nothing of the invoice is left', () => {
    const invoice = credited(invoiceOf(content), [{ line: 0, amountCents: 4000 }]);
    const rest = restOf(invoice);
    expect(isFullCredit(invoice, rest)).toBe(true);
    expect(isFullCredit(invoice, rest.slice(1))).toBe(false);
    expect(isFullCredit(invoiceOf(content), rest)).toBe(false);
  });

  it('settles an unpaid invoice, and refunds what exceeds the balance of a paid one', () => {
    expect(refundCentsOf(100, 100)).toBe(0);
    expect(refundCentsOf(60, 100)).toBe(40);
    expect(paidStateOf({ totalCents: 100, paidCents: 0, creditedCents: 40 })).toBe('ISSUED');
    expect(paidStateOf({ totalCents: 100, paidCents: 60, creditedCents: 40 })).toBe('PAID');
    const settled = { status: 'PAID', totalCents: 100 } as const;
    expect(isCredited({ ...settled, creditedCents: 100 })).toBe(true);
    expect(isCredited({ ...settled, creditedCents: 40 })).toBe(false);
  });
});

const decimals = (places: number, max: number) =>
  fc
    .integer({ min: 0, max: max * 10 ** places })
    .map((value) => Number((value / 10 ** places).toFixed(places)));

/** Prices up to 1000 units of the currency. */
const contents = (currency: string) =>
  fc.record({
    lines: fc.array(
      fc
        .record({
          quantity: decimals(3, 200),
          unitPriceCents: decimals(1, 1000 * 10 ** decimalsOf(currency)),
          taxable: fc.boolean(),
          isAdjustment: fc.boolean(),
        })
        .map(({ isAdjustment, ...priced }) => ({
          ...priced,
          unitPriceCents: isAdjustment ? -Math.round(priced.unitPriceCents / 50) : priced.unitPriceCents,
        })),
      { minLength: 1, maxLength: 8 },
    ),
    discount: fc.option(
      fc.oneof(
        fc.record({ cents: fc.integer({ min: 0, max: 5000 }) }),
        fc.record({ percent: decimals(2, 100) }),
      ),
    ),
    taxPercent: decimals(3, 30),
  });

/** Share of each line that a credit note takes; 0 leaves the line out. */
const credits = fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 8, maxLength: 8 }), {
  maxLength: 4,
});

describe.each(['USD', 'JPY', 'KWD', 'EUR'])('2500 random invoices in %s', (currency) => {
  it('have credit notes that together never exceed the total, and a balance that agrees to the minor unit', () => {
    fc.assert(
      fc.property(
        contents(currency),
        credits,
        fc.integer({ min: 0, max: 4 }),
        (content, shares, paidShare) => {
          const totals = invoiceTotals(content);
          fc.pre(totals.totalCents > 0 && totals.discountCents <= Math.max(0, totals.subtotalCents));
          let invoice = invoiceOf(content);
          let paidCents = Math.floor((totals.totalCents * paidShare) / 4);
          const sums = { subtotalCents: 0, discountCents: 0, taxCents: 0, totalCents: 0 };
          const balance = () => totals.totalCents - paidCents - creditedCentsOf(invoice);
          const credit = (lines: CreditedLine[]) => {
            const noteTotals = creditTotals(invoice, lines);
            if (creditError(invoice, lines)) return;
            const { subtotalCents, discountCents, taxCents, totalCents } = noteTotals;
            expect(subtotalCents).toBe(lines.reduce((sum, { amountCents }) => sum + amountCents, 0));
            expect(totalCents).toBe(subtotalCents - discountCents + taxCents);
            paidCents -= refundCentsOf(balance(), totalCents);
            invoice = credited(invoice, lines);
            for (const name of ['subtotalCents', 'discountCents', 'taxCents', 'totalCents'] as const)
              sums[name] += noteTotals[name];
            expect(creditedCentsOf(invoice)).toBe(sums.totalCents);
            expect(sums.totalCents).toBeLessThanOrEqual(totals.totalCents);
            expect(balance()).toBeGreaterThanOrEqual(0);
            expect(paidCents).toBeGreaterThanOrEqual(0);
          };
          for (const taken of shares)
            credit(
              creditableAmounts(invoice).flatMap((cents, index) => {
                const amountCents = Math.trunc((cents * (taken[index] ?? 0)) / 4);
                return amountCents === 0 ? [] : [{ line: index, amountCents }];
              }),
            );
          credit(restOf(invoice));
          expect(sums.totalCents).toBe(totals.totalCents);
          // What is left may have a total of 0, which no credit note can have.
          if (creditableAmounts(invoice).every((cents) => cents === 0)) expect(totals).toMatchObject(sums);
          expect([balance(), paidCents]).toEqual([0, 0]);
        },
      ),
      { numRuns: 2500, seed: 31 },
    );
  });
});
