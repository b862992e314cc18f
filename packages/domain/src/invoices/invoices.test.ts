import { describe, expect, it } from 'vitest';
import { invoiceActionError, invoiceActionsOf } from './actions.ts';
import { billedTicket, costReferenceOf } from './billed.ts';
import { type GroupedLine, groupInvoiceLines, invoiceGroupings, invoiceSections } from './grouping.ts';
import { invoiceInputStruct } from './input.ts';
import { formatInvoiceNumber, validateNumberPattern } from './numbers.ts';
import { nextReminderDay } from './reminders.ts';
import { invoiceTotals } from './rules.ts';
import { invoiceGroupOf, isPastDue, paidStateOf } from './status.ts';

describe('invoice numbers', () => {
  it.each([
    ['INV-{N:5}', 'INV-00042'],
    ['{YYYY}/{N}', '2026/42'],
    ['{YY}{MM}-{N:3}', '2607-042'],
    ['A{N:1}', 'A42'],
  ])('formatInvoiceNumber formats with the pattern %s', (pattern, number) =>
    expect(formatInvoiceNumber(pattern, 42, '2026-07-09')).toBe(number),
  );

  it.each([
    ['{YYYY}-{N:5}', true, undefined],
    ['INV-{N:5}', true, 'numberPatternYear'],
    ['INV-', false, 'numberPatternInvalid'],
    ['{N}{N}', false, 'numberPatternInvalid'],
    ['{N:0}', false, 'numberPatternInvalid'],
    ['{X}{N}', false, 'numberPatternInvalid'],
    ['<{N}>', false, 'numberPatternInvalid'],
    [`${'x'.repeat(40)}{N}`, false, 'numberPatternInvalid'],
  ])('validateNumberPattern checks %s with yearly restart %s', (pattern, restartsYearly, key) =>
    expect(validateNumberPattern(pattern, { restartsYearly })).toBe(key),
  );
});

describe('invoice status rules', () => {
  const due = { status: 'ISSUED', dueDate: '2026-03-31', balanceCents: 1 } as const;

  it('isPastDue is true from the day after the due date while a balance is open', () => {
    expect(isPastDue(due, '2026-03-31')).toBe(false);
    expect(isPastDue(due, '2026-04-01')).toBe(true);
    expect(isPastDue({ ...due, balanceCents: 0 }, '2026-04-01')).toBe(false);
    expect(isPastDue({ ...due, status: 'VOID' }, '2026-04-01')).toBe(false);
    expect(invoiceGroupOf({ status: 'PARTIALLY_PAID', isPastDue: true })).toBe('PAST_DUE');
    expect(invoiceGroupOf({ status: 'ISSUED', isPastDue: false })).toBe('AWAITING_PAYMENT');
    expect(invoiceGroupOf({ status: 'PAID', isPastDue: false })).toBe('PAID');
  });

  it('paidStateOf derives the status from the paid amount', () => {
    expect([0, 1, 10].map((paidCents) => paidStateOf({ totalCents: 10, paidCents }))).toEqual([
      'ISSUED',
      'PARTIALLY_PAID',
      'PAID',
    ]);
  });

  it('invoiceActionError and invoiceActionsOf allow actions depending on status, payments, prices and permissions', () => {
    const lines = [{ quantity: 1, unitPriceCents: 100, taxable: true }];
    const draft = { status: 'DRAFT', paidCents: 0, creditedCents: 0, lines } as const;
    expect(invoiceActionError('issue', draft)).toBeUndefined();
    expect(invoiceActionError('issue', { ...draft, lines: [] })).toBe('noLines');
    const unpriced = { quantity: 1, unitPriceCents: null, taxable: true };
    expect(invoiceActionError('issue', { ...draft, lines: [...lines, unpriced] })).toBe('pricesMissing');
    expect(invoiceActionError('void', draft)).toBe('wrongState');
    expect(invoiceActionError('void', { ...draft, status: 'PARTIALLY_PAID', paidCents: 1 })).toBe(
      'hasPayments',
    );
    expect(invoiceActionsOf(['invoices:read', 'invoices:write'], draft)).toEqual([
      'update',
      'remove',
      'setReminders',
    ]);
    expect(invoiceActionsOf(['invoices:write', 'invoices:issue'], { status: 'VOID' })).toEqual(['copy']);
  });
});

/** Random numbers in [0, 1), the same in each run (mulberry32). */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe('the content of an invoice document', () => {
  const of = (...tickets: (string | null)[]) => tickets.map((ticketId) => ({ ticketId }));
  const headings = (...args: Parameters<typeof invoiceSections>) =>
    invoiceSections(...args).map(({ ticketId, isOther, lines }) => [
      ticketId ?? (isOther ? 'other' : 'none'),
      lines.length,
    ]);

  it('has a section per ticket, and a section of other lines after the ticket sections', () => {
    expect(headings('TICKET', of('a', 'a', 'b', null, null))).toEqual([
      ['a', 2],
      ['b', 1],
      ['other', 2],
    ]);
    expect(headings('TICKET', of(null, 'a'))).toEqual([
      ['none', 1],
      ['a', 1],
    ]);
  });

  it.each(['KIND', 'ONE_LINE'] as const)(
    'has a single section without a heading when lines are grouped by %s',
    (grouping) => expect(headings(grouping, of('a', null, 'b'))).toEqual([['none', 3]]),
  );

  it('prefixes travel lines, names lines without a description after their kind, and translates starting levels', () => {
    const line = {
      quantity: 1,
      unit: 'h',
      unitPriceCents: 1,
      taxable: true,
      reason: null,
      priceItemId: null,
    } as const;
    const ticket = { id: 'a', jobcode: 'TK-1', wellName: 'W 1', description: 'Seal\nchanged' };
    const lines = [
      { ...line, kind: 'TRAVEL', description: 'Specialist' },
      { ...line, kind: 'LABOR', description: '' },
      { ...line, kind: 'LABOR', description: 'Senior technician' },
    ] as const;
    const { lines: billed, summary } = billedTicket({ ...ticket, lines }, 'es');
    expect(billed.map(({ description, ticketId }) => [description, ticketId])).toEqual([
      ['Viaje: Specialist', 'a'],
      ['Mano de obra', 'a'],
      ['Técnico sénior', 'a'],
    ]);
    expect(summary).toBe('TK-1 · W 1 · Seal changed');
  });

  it.each([
    [[{ costReference: 'PO 1' }, { costReference: 'PO 1' }], 'PO 1'],
    [[{ costReference: 'PO 1' }, { costReference: 'PO 2' }, { costReference: null }], 'PO 1, PO 2'],
    [[{ costReference: null }], 'AFE 9'],
    [[{ costReference: 'P'.repeat(150) }, { costReference: 'O'.repeat(150) }], null],
  ])('has the cost references of the tickets or the default one: %j', (tickets, reference) =>
    expect(costReferenceOf(tickets, 'AFE 9')).toBe(reference),
  );
});

describe('invoice lines', () => {
  it('add up to the same totals with every grouping', () => {
    const next = random(13);
    const pick = <T>(values: readonly [T, ...T[]]): T =>
      values[Math.floor(next() * values.length)] ?? values[0];
    const lineOf = (ticketId: string): GroupedLine => ({
      kind: pick(['LABOR', 'TRAVEL', 'ITEM', 'ADJUSTMENT']),
      description: pick(['Pump', 'Valve']),
      quantity: Math.round(next() * 20_000) / 1000,
      unit: 'h',
      unitPriceCents: next() < 0.2 ? null : pick([9500, 10_333, 7, 65.5, 0.3, -250]),
      taxable: next() < 0.6,
      ticketId,
      reason: null,
      priceItemId: null,
    });
    for (let round = 0; round < 500; round += 1) {
      const tickets = ['a', 'b', 'c'].map((id) => ({
        lines: Array.from({ length: Math.floor(next() * 5) }, () => lineOf(id)),
        summary: id,
      }));
      const priced = { discount: { percent: Math.round(next() * 1000) / 100 }, taxPercent: 8.25 };
      const [asOnTickets, ...rest] = invoiceGroupings.map((grouping) => {
        const { lineCents, ...totals } = invoiceTotals({
          ...priced,
          lines: groupInvoiceLines(grouping, tickets),
        });
        return totals;
      });
      for (const totals of rest) expect(totals).toEqual(asOnTickets);
    }
  });

  it('merge equal lines by kind, or merge all priced lines of a ticket into a single line', () => {
    const line: GroupedLine = {
      kind: 'LABOR',
      description: 'Pump hand',
      quantity: 7.5,
      unit: 'h',
      unitPriceCents: 9500,
      taxable: true,
      ticketId: 'a',
      reason: null,
      priceItemId: null,
    };
    const tickets = [
      { lines: [line, { ...line, kind: 'TRAVEL' as const, unitPriceCents: null }], summary: 'TK-1' },
      { lines: [{ ...line, ticketId: 'b', quantity: 0.5 }], summary: 'TK-2' },
    ];
    expect(groupInvoiceLines('KIND', tickets)).toMatchObject([
      { kind: 'LABOR', quantity: 8, ticketId: null },
      { kind: 'TRAVEL', quantity: 7.5, ticketId: 'a' },
    ]);
    expect(groupInvoiceLines('ONE_LINE', tickets)).toMatchObject([
      { description: 'TK-1', quantity: 1, unit: 'ea', unitPriceCents: 71_250 },
      { kind: 'TRAVEL', description: 'Pump hand', quantity: 7.5, unit: 'h', unitPriceCents: null },
      { description: 'TK-2', quantity: 1, unit: 'ea', unitPriceCents: 4750 },
    ]);
  });

  it.each([
    [{ quantity: 1.0005 }, 'lines.0.quantity'],
    [{ quantity: -1 }, 'lines.0.quantity'],
    [{ unitPriceCents: -1 }, 'lines.0.unitPriceCents'],
    [{ unitPriceCents: 65.55 }, 'lines.0.unitPriceCents'],
    [{ kind: 'ADJUSTMENT', unitPriceCents: -1 }, 'lines.0.reason'],
    [{ description: ' ' }, 'lines.0.description'],
  ])('are rejected with %j', (change, path) => {
    const line = {
      kind: 'ITEM',
      description: 'Seal',
      quantity: 2,
      unit: 'ea',
      unitPriceCents: 5,
      taxable: true,
    };
    const check = (lines: object[]) => invoiceInputStruct.validate({ lines }, { coerce: true })[0];
    expect(check([line])).toBeUndefined();
    expect(
      check([{ ...line, ...change }])
        ?.failures()[0]
        ?.path.join('.'),
    ).toBe(path);
  });
});

describe('nextReminderDay', () => {
  const invoice = { status: 'ISSUED', dueDate: '2026-11-20', balanceCents: 100 } as const;
  it.each([
    ['the due day', [], '2026-11-10', '2026-11-20'],
    ['today, if a reminder was missed up to three days ago', [], '2026-11-23', '2026-11-23'],
    ['the next one, if one is sent or was missed longer', [0], '2026-11-21', '2026-11-27'],
    ['the next one, if one was missed longer', [], '2026-11-24', '2026-11-27'],
    ['none after the last one', [0, 7], '2026-11-28', null],
  ] as const)('is %s', (_, sentDays, today, expected) => {
    expect(nextReminderDay(invoice, { reminderDays: [7, 0], sentDays }, today)).toBe(expected);
  });

  it('is none for a draft and a paid invoice', () => {
    const days = { reminderDays: [0], sentDays: [] };
    expect(nextReminderDay({ ...invoice, status: 'DRAFT', dueDate: null }, days, '2026-11-10')).toBeNull();
    expect(nextReminderDay({ ...invoice, balanceCents: 0 }, days, '2026-11-10')).toBeNull();
  });
});
