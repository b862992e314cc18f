import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../contract/fieldErrors.ts';
import { ticketInputStruct } from './input.ts';
import {
  hourLines,
  isHourLine,
  LINE_PRICE_MAX_CENTS,
  LINE_QUANTITY_MAX,
  missingPrices,
  TICKET_LINES_MAX,
  ticketTotals,
} from './lineRules.ts';

const line = (quantity: number, unitPriceCents: number | null) => ({
  quantity,
  unitPriceCents,
  taxable: true,
});

describe('hourLines', () => {
  it('returns a labor line and a travel line, each only if it has hours', () => {
    const hours = { workHours: 7.5, travelHours: 0.9 };
    const lines = hourLines(hours, { name: 'Specialist', cents: 14_500 });
    expect(lines).toMatchObject([
      { kind: 'LABOR', description: 'Specialist', quantity: 7.5, unit: 'h', unitPriceCents: 14_500 },
      { kind: 'TRAVEL', quantity: 0.9 },
    ]);
    expect(lines.every(isHourLine)).toBe(true);
    expect(hourLines({ workHours: 0, travelHours: 0.1 }, { name: '', cents: null })).toMatchObject([
      { kind: 'TRAVEL', unitPriceCents: null },
    ]);
  });
});

describe('ticketTotals', () => {
  it('rounds each line once and excludes lines without a price', () => {
    const lines = [
      line(0.1, 333),
      line(0.2, 333),
      line(2.5, null),
      line(1, -50),
      { quantity: 1, taxable: false },
    ];
    expect(ticketTotals(lines)).toEqual({
      lineCents: [33, 67, null, -50, null],
      subtotalCents: 50,
      totalCents: 50,
    });
    expect(missingPrices(lines)).toBe(2);
  });

  it('calculates the largest possible ticket exactly to the cent', () => {
    const lines = Array.from({ length: TICKET_LINES_MAX }, () =>
      line(LINE_QUANTITY_MAX, LINE_PRICE_MAX_CENTS),
    );
    expect(ticketTotals(lines).totalCents).toBe(TICKET_LINES_MAX * 19_999_999_800_000);
    expect(Number.isSafeInteger(ticketTotals(lines).totalCents)).toBe(true);
  });
});

describe('ticket lines in ticketInputStruct', () => {
  const ticket = { location: 'A', wellName: 'B', description: 'C' };
  const failuresOf = (...lines: object[]) => {
    const [error] = ticketInputStruct.validate({ ...ticket, lines }, { coerce: true });
    return error ? fieldErrors(error) : {};
  };
  const item = { kind: 'ITEM', description: 'Pump seal', quantity: 2 };

  it('are normalized and completed with default values', () => {
    const { lines } = ticketInputStruct.create({ ...ticket, lines: [{ ...item, quantity: 1.00049 }] });
    expect(lines).toEqual([
      { ...item, quantity: 1, unit: 'ea', taxable: true, reason: null, priceItemId: null },
    ]);
    expect(ticketInputStruct.create(ticket).lines).toBeUndefined();
  });

  it('require a description, or a reason for adjustments, and allow negative prices only for adjustments', () => {
    expect(failuresOf({ ...item, description: ' ' })).toEqual({
      'lines.0.description': 'lineDescriptionRequired',
    });
    expect(failuresOf(item, { ...item, unitPriceCents: -1 })).toEqual({
      'lines.1.unitPriceCents': 'priceInvalid',
    });
    const adjustment = { kind: 'ADJUSTMENT', quantity: 1, unitPriceCents: -5000 };
    expect(failuresOf(adjustment)).toEqual({ 'lines.0.reason': 'lineReasonRequired' });
    expect(failuresOf({ ...adjustment, reason: 'Waited for parts' })).toEqual({});
  });

  it.each([-1, LINE_QUANTITY_MAX + 1])('are rejected with the quantity %d', (quantity) => {
    expect(failuresOf({ ...item, quantity })).toEqual({ 'lines.0.quantity': 'quantityInvalid' });
  });
});
