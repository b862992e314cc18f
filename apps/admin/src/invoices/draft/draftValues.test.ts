import { type InvoiceLine, invoiceTotals } from '@derrick/domain/invoices';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  amountWhileTyping,
  emptyLine,
  toFormValues,
  toRequestBody,
  totalsWhileTyping,
  validateDraft,
} from './draftValues.ts';

const line: fc.Arbitrary<InvoiceLine> = fc
  .record({
    thousandths: fc.nat(2_000_000),
    unitPriceCents: fc.option(
      fc.oneof(
        fc.nat(5_000_000),
        fc.nat(50_000).map((tenths) => tenths / 10),
      ),
    ),
    taxable: fc.boolean(),
    isAdjustment: fc.boolean(),
  })
  .map(({ thousandths, unitPriceCents, taxable, isAdjustment }) => ({
    kind: isAdjustment ? 'ADJUSTMENT' : 'ITEM',
    description: 'Seal',
    quantity: thousandths / 1000,
    unit: 'ea',
    unitPriceCents:
      isAdjustment && unitPriceCents !== null ? -Math.round(unitPriceCents / 100) : unitPriceCents,
    taxable,
    reason: isAdjustment ? 'Agreed' : null,
    priceItemId: null,
    ticketId: null,
  }));

const documents = fc.record({
  lines: fc.array(line, { maxLength: 12 }),
  discount: fc.option(
    fc.oneof(
      fc.integer({ min: 1, max: 10_000 }).map((hundredths) => ({ percent: hundredths / 100 })),
      fc.integer({ min: 1, max: 90_000_000 }).map((cents) => ({ cents })),
    ),
  ),
  taxPercent: fc.nat(30_000).map((thousandths) => thousandths / 1000),
});

const terms = { grouping: 'TICKET', termsDays: 30, costReference: null, notes: null } as const;

it.each(['USD', 'JPY', 'KWD', 'EUR'])(
  '10,000 drafts in %s keep their totals and contents between the form and the request body',
  (currency) => {
    fc.assert(
      fc.property(documents, (document) => {
        const values = toFormValues({ ...document, ...terms, currency });
        const totals = invoiceTotals(document);
        const amounts = values.lines.map((draftLine) => amountWhileTyping(draftLine) ?? 0);
        const {
          lines = [],
          discount,
          taxPercent,
        } = toRequestBody(values, { lineGrouping: 'TICKET', currency });
        const sent = { lines, discount, taxPercent };
        // One comparison per document, because 30,000 comparisons take seconds.
        expect([totalsWhileTyping(values, currency), amounts, sent]).toEqual([
          totals,
          totals.lineCents,
          document,
        ]);
      }),
      { numRuns: 2500, seed: 13 },
    );
  },
  60_000,
);

it('validateDraft rejects amounts with more decimals than allowed, and the totals leave those amounts out', () => {
  const draft = toFormValues({ lines: [], discount: null, taxPercent: 0, ...terms, currency: 'USD' });
  const seal = { ...emptyLine(), description: 'Seal' };
  const values = {
    ...draft,
    lines: [
      { ...seal, unitPriceCents: 500 },
      { ...seal, unitPriceCents: 65.55 },
      { ...seal, unitPriceCents: 65.5 },
    ],
    discountKind: 'amount' as const,
    discountAmount: 2.345,
  };
  const wrong = Object.entries(validateDraft(values, 'USD')).filter(([, error]) => error !== undefined);
  expect(wrong).toEqual([
    ['lines.1.unitPriceCents', 'tooManyDecimals'],
    ['discountAmount', 'tooManyDecimals'],
  ]);
  expect(totalsWhileTyping(values, 'USD').totalCents).toBe(566);
  expect(values.lines.map(amountWhileTyping)).toEqual([500, undefined, 66]);
  expect(validateDraft({ ...values, lines: [], discountAmount: 0.1 + 0.2 }, 'USD')['discountAmount']).toBe(
    'discountInvalid',
  );
});
