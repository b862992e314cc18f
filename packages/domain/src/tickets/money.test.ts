import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type PricedDocument, type PricedLine, totalsOf } from './money.ts';

// Ten thousand documents take three seconds on an idle machine.
vi.setConfig({ testTimeout: 60_000 });

const line = (quantity: number, unitPriceCents: number, isTaxable = true): PricedLine => ({
  quantity,
  unitPriceCents,
  isTaxable,
});

/** Converts a decimal to a fraction of integers digit by digit, without floating-point arithmetic. */
function fraction(value: number, decimals: number): [numerator: bigint, denominator: bigint] {
  const [, sign = '', before = '0', after = ''] =
    /^(-?)(\d+)(?:\.(\d+))?$/.exec(value.toFixed(decimals)) ?? [];
  const digits = BigInt(before + after.padEnd(decimals, '0'));
  return [sign === '-' ? -digits : digits, 10n ** BigInt(decimals)];
}

/** Rounds a fraction to the nearest integer, halves away from zero. */
function onPaper(numerator: bigint, denominator: bigint): bigint {
  const isNegative = numerator < 0n !== denominator < 0n;
  const [n, d] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator];
  const [quotient, rest] = [n / d, n % d];
  const rounded = rest * 2n >= d ? quotient + 1n : quotient;
  return isNegative ? -rounded : rounded;
}

const decimals = (places: number, max: number, least = 0) =>
  fc
    .integer({ min: least * 10 ** places, max: max * 10 ** places })
    .map((value) => Number((value / 10 ** places).toFixed(places)));

const documents: fc.Arbitrary<PricedDocument> = fc.record({
  lines: fc.array(
    fc.record({
      quantity: decimals(3, 2000, -200),
      // Includes prices in currencies with three decimals, up to a million units (1e9 fils).
      unitPriceCents: fc.oneof(
        decimals(1, 1000, -1000),
        fc.integer({ min: -100_000, max: 100_000 }),
        decimals(1, 1e9),
      ),
      isTaxable: fc.boolean(),
    }),
    { maxLength: 30 },
  ),
  discount: fc.option(
    fc.oneof(
      fc.record({ cents: fc.integer({ min: 0, max: 10_000_000 }) }),
      fc.record({ percent: decimals(2, 100) }),
    ),
    { nil: undefined },
  ),
  taxPercent: fc.option(decimals(3, 30), { nil: undefined }),
});

describe('totalsOf', () => {
  it('rounds each line half away from zero', () => {
    expect(totalsOf({ lines: [line(0.5, 1), line(-0.5, 1), line(1.005, 100), line(8.4, 11_550)] })).toEqual({
      lineCents: [1, -1, 101, 97_020],
      subtotalCents: 97_121,
      discountCents: 0,
      taxCents: 0,
      totalCents: 97_121,
    });
  });

  it.each([
    // 143.2 miles at $0.655 are $93.796.
    [143.2, 65.5, 9380],
    [100, 65.5, 6550],
    [1, 65.5, 66],
    [-1, 65.5, -66],
    [0.1, 0.4, 0],
    // 7 pieces at 0.1255 dinars are 878.5 fils.
    [7, 125.5, 879],
    // 3 copies at 12.5 yen are 37.5 yen.
    [3, 12.5, 38],
    // The binary values of these prices are below and above the decimals.
    [10, 0.3, 3],
    [1000, 1.1, 1100],
  ])('computes %d × %d in the smallest unit as %d', (quantity, unitPriceCents, cents) => {
    expect(totalsOf({ lines: [line(quantity, unitPriceCents)] }).totalCents).toBe(cents);
  });

  it('subtracts the discount before tax and its taxable share from the taxable amount', () => {
    const lines = [line(1, 10_000), line(1, 5000, false)];
    expect(totalsOf({ lines, discount: { percent: 10 }, taxPercent: 8.25 })).toMatchObject({
      subtotalCents: 15_000,
      discountCents: 1500,
      taxCents: 743,
      totalCents: 14_243,
    });
    expect(totalsOf({ lines, discount: { cents: 1500 }, taxPercent: 8.25 }).totalCents).toBe(14_243);
  });

  it('returns zero for a document without lines', () => {
    expect(totalsOf({ lines: [], discount: { percent: 5 }, taxPercent: 8 })).toEqual({
      lineCents: [],
      subtotalCents: 0,
      discountCents: 0,
      taxCents: 0,
      totalCents: 0,
    });
  });

  it('equals exact integer arithmetic for ten thousand random documents', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const { lines, discount, taxPercent = 0 } = document;
        const paper = lines.map(({ quantity, unitPriceCents }) => {
          const [n, d] = fraction(quantity, 3);
          const [price, tenths] = fraction(unitPriceCents, 1);
          return onPaper(n * price, d * tenths);
        });
        const add = (values: bigint[]) => values.reduce((all, cents) => all + cents, 0n);
        const subtotal = add(paper);
        const taxable = add(paper.filter((_, index) => lines[index]?.isTaxable));
        const [percent, of] = fraction(discount && 'percent' in discount ? discount.percent : 0, 2);
        const expectedDiscount =
          discount && 'cents' in discount ? BigInt(discount.cents) : onPaper(subtotal * percent, of * 100n);
        const share = subtotal === 0n ? 0n : onPaper(expectedDiscount * taxable, subtotal);
        const [rate, whole] = fraction(taxPercent, 3);
        const tax = onPaper((taxable - share) * rate, whole * 100n);
        expect(totalsOf(document)).toEqual({
          lineCents: paper.map(Number),
          subtotalCents: Number(subtotal),
          discountCents: Number(expectedDiscount),
          taxCents: Number(tax),
          totalCents: Number(subtotal - expectedDiscount + tax),
        });
      }),
      { numRuns: 10_000 },
    );
  });
});
