import { addDays } from '@derrick/domain/format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from '../../test/company.ts';
import { invoicing } from '../../test/invoices.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { dayIn } from '../platform/dayRange.ts';

let server: TestServer;
let on: ReturnType<typeof invoicing>;
beforeAll(async () => {
  server = await startTestServer();
  on = invoicing(server);
});
afterAll(() => server.close());

const today = () => dayIn(new Date());
const reason = 'Billed to the wrong customer.';

describe('a draft invoice', () => {
  it('is created for each customer from approved tickets', async () => {
    const [firstTicket, secondTicket, thirdTicket] = [
      await on.approvedTicket(),
      await on.approvedTicket({ travelHours: 1 }),
      await on.approvedTicket({ customerCompany: 'Another Co' }),
    ];
    const { status, json } = await on.send('POST', '/invoice', {
      ticketIds: [secondTicket.id, thirdTicket.id, firstTicket.id, firstTicket.id],
    });
    expect(status).toBe(201);
    const [first, second] = json.data;
    expect(json.data).toHaveLength(2);
    expect(first).toMatchObject({
      number: null,
      status: 'DRAFT',
      customer: { name: 'Permian Basin Operating' },
      tickets: [{ id: firstTicket.id }, { id: secondTicket.id }],
      issueDate: null,
      currency: 'USD',
      subtotalCents: 17 * 11_550,
      totalCents: 17 * 11_550,
      balanceCents: 17 * 11_550,
      version: 1,
    });
    expect(first.lines).toMatchObject([
      { kind: 'LABOR', description: 'Senior technician', quantity: 8, ticketId: firstTicket.id },
      { kind: 'LABOR', quantity: 8, ticketId: secondTicket.id },
      { kind: 'TRAVEL', description: 'Travel: Senior technician', quantity: 1, ticketId: secondTicket.id },
    ]);
    expect(second.customer.name).toBe('Another Co');
    // The badge in the list changes at once. The status changes only when the invoice is issued.
    expect(await on.ticketStatus(firstTicket.id)).toEqual({ status: 'APPROVED', isInvoiced: true });
  });

  it('is rejected with a ticket of another invoice, which the reply names', async () => {
    const { id, tickets } = await on.draft();
    const ticketIds = tickets.map((ticket) => ticket.id);
    const refused = await on.send('POST', '/invoice', { ticketIds });
    expect(refused.status).toBe(409);
    expect(refused.json).toMatchObject({
      code: 'TICKET_ALREADY_INVOICED',
      data: { tickets: [{ id: ticketIds[0], invoice: { id, number: null } }] },
    });
    const { number } = (await on.send('POST', `/invoice/${id}/issue`, { version: 1 })).json.data;
    expect((await on.send('POST', '/invoice', { ticketIds })).json.message).toBe(
      `Ticket ${tickets[0]?.jobcode} is on invoice ${number} already`,
    );
  });

  it('accepts only approved tickets with a customer', async () => {
    const { json } = await on.send('POST', '/ticket', { location: 'A', wellName: 'B', description: 'C' });
    expect((await on.send('POST', '/invoice', { ticketIds: [json.data.id] })).json).toMatchObject({
      code: 'TICKET_NOT_BILLABLE',
      message: `Only approved tickets can be billed; approve these first: ${json.data.jobcode}`,
    });
    const { id } = await on.approvedTicket({ customerCompany: '' });
    expect((await on.send('POST', '/invoice', { ticketIds: [id] })).json.message).toMatch(/needs a customer/);
    const unknown = '00000000-0000-7000-8000-000000000000';
    for (const [ticketIds, key] of [
      [[unknown], 'ticketUnknown'],
      [[], 'ticketsRequired'],
    ] as const) {
      expect((await on.send('POST', '/invoice', { ticketIds })).json.errors).toEqual({ ticketIds: key });
    }
  });

  it('can be regrouped and edited, and its totals are recalculated', async () => {
    const { id } = await on.draft({ workHours: 2, travelHours: 1 });
    const path = `/invoice/${id}`;
    const [line] = (await on.send('PUT', path, { grouping: 'ONE_LINE', version: 1 })).json.data.lines;
    expect(line).toMatchObject({ quantity: 1, unit: 'ea', unitPriceCents: 3 * 11_550 });
    const adjustment = {
      kind: 'ADJUSTMENT',
      description: 'Late arrival',
      quantity: 1,
      unit: 'ea',
      unitPriceCents: -4650,
      taxable: true,
      reason: 'Agreed with Dana',
    };
    const changed = await on.send('PUT', path, {
      lines: [line, adjustment],
      discount: { percent: 10 },
      taxPercent: 8.25,
      notes: ' Thank you ',
      version: 2,
    });
    expect(changed.json.data).toMatchObject({
      subtotalCents: 30_000,
      discountCents: 3000,
      taxCents: 2228,
      totalCents: 29_228,
      notes: 'Thank you',
      version: 3,
    });
    const late = await on.send('PUT', path, { notes: 'Late', version: 2 });
    expect(late.json).toMatchObject({ code: 'CONFLICT', data: { invoice: { version: 3 } } });
    for (const [body, errors] of [
      [{ discount: { cents: 30_001 } }, { discount: 'discountTooLarge' }],
      [{ lines: [{ ...line, ticketId: line.priceItemId ?? id }] }, { 'lines.0.ticketId': 'ticketUnknown' }],
      [{ lines: [{ ...adjustment, reason: '' }] }, { 'lines.0.reason': 'lineReasonRequired' }],
    ] as const) {
      expect((await on.send('PUT', path, body)).json.errors).toEqual(errors);
    }
  });

  it('releases its tickets when deleted and leaves no gap in the numbers', async () => {
    const before = await on.issued();
    const { id, tickets } = await on.draft();
    expect((await on.send('DELETE', `/invoice/${id}`)).status).toBe(200);
    expect(await on.ticketStatus(tickets[0]?.id ?? '')).toEqual({ status: 'APPROVED', isInvoiced: false });
    const after = await on.issued();
    const digits = (number: string | null) => Number(number?.replace('INV-', ''));
    expect(digits(after.number)).toBe(digits(before.number) + 1);
    expect((await on.send('DELETE', `/invoice/${after.id}`)).json.code).toBe('WRONG_STATE');
  });

  it('follows a merge of its customer, while an issued invoice keeps the customer name', async () => {
    const [open, paidInvoice] = [
      await on.draft({ customerCompany: 'Twin One' }),
      await on.issued({ customerCompany: 'Twin One' }),
    ];
    const into = (await on.send('POST', '/customer', { name: 'Twin Two' })).json.data;
    await on.send('POST', `/customer/${open.customer.id}/merge`, { intoId: into.id });
    const read = async (id: string) => (await on.send('GET', `/invoice/${id}`)).json.data.customer;
    expect(await read(open.id)).toMatchObject({ id: into.id, name: 'Twin Two' });
    expect(await read(paidInvoice.id)).toMatchObject({ id: into.id, name: 'Twin One' });
  });
});

describe('issuing an invoice', () => {
  it('assigns the number, freezes the customer details and marks the tickets as invoiced', async () => {
    const customer = (
      await on.send('POST', '/customer', {
        name: 'Frozen Co',
        billingAddress: '1 Main St\nMidland',
        termsDays: 45,
        costReference: 'AFE 7',
      })
    ).json.data;
    const { id, tickets } = await on.draft({ customerCompany: 'Frozen Co', costReference: null });
    const { json } = await on.send('POST', `/invoice/${id}/issue`, { version: 1 });
    expect(json.data).toMatchObject({
      number: expect.stringMatching(/^INV-\d{5}$/),
      status: 'ISSUED',
      isPastDue: false,
      issueDate: today(),
      dueDate: addDays(today(), 45),
      costReference: 'AFE 7',
    });
    expect(json.message).toBe(`Invoice ${json.data.number} was issued`);
    expect(await on.ticketStatus(tickets[0]?.id ?? '')).toEqual({ status: 'INVOICED', isInvoiced: true });
    await on.send('PUT', `/customer/${customer.id}`, { name: 'Renamed Co', billingAddress: 'Elsewhere' });
    const { updatedAt, ...restOfInvoice } = (await on.send('GET', `/invoice/${id}`)).json.data;
    expect({ ...restOfInvoice, updatedAt }).toEqual(json.data);
    for (const [method, path, body] of [
      ['PUT', '', { notes: 'x' }],
      ['DELETE', '', undefined],
      ['POST', '/issue', { version: 2 }],
    ] as const) {
      expect((await on.send(method, `/invoice/${id}${path}`, body)).json).toMatchObject({
        code: 'WRONG_STATE',
        data: { status: 'ISSUED' },
      });
    }
    const { data } = (await on.send('GET', `/invoice/${id}/timeline`)).json.data;
    expect(data.map(({ action }: { action: string }) => action)).toEqual(['invoice.issue', 'invoice.create']);
  });

  it.each([
    [1, 'Set a price for 1 line before issuing'],
    [2, 'Set a price for 2 lines before issuing'],
  ])('is rejected while the prices of %i lines are missing', async (count, message) => {
    const { id, lines } = await on.draft({ jobTypeId: null, travelHours: count - 1 });
    expect(lines).toHaveLength(count);
    const refused = await on.send('POST', `/invoice/${id}/issue`, { version: 1 });
    expect(refused.status).toBe(422);
    expect(refused.json).toMatchObject({ code: 'INVOICE_NOT_READY', message });
  });

  it('is rejected without lines, with a negative total or for an outdated version', async () => {
    const { id } = await on.draft();
    const path = `/invoice/${id}`;
    await on.send('PUT', path, { lines: [] });
    const issue = async (version: number) => (await on.send('POST', `${path}/issue`, { version })).json;
    expect((await issue(2)).message).toBe('Add a line before issuing');
    const line = {
      kind: 'ADJUSTMENT',
      description: 'Credit',
      quantity: 1,
      unit: 'ea',
      unitPriceCents: -1,
      taxable: false,
      reason: 'Agreed',
    };
    await on.send('PUT', path, { lines: [line] });
    expect((await issue(3)).code).toBe('INVOICE_NOT_READY');
    expect(await issue(2)).toMatchObject({ code: 'STALE', data: { invoice: { version: 3 } } });
  });

  it('charges no tax to a tax-exempt customer', async () => {
    await changeSettings(server, 'invoices', { taxPercent: 8.25 });
    await on.send('POST', '/customer', { name: 'Exempt Co', isTaxExempt: true });
    expect(await on.issued({ customerCompany: 'Exempt Co' })).toMatchObject({
      isTaxExempt: true,
      taxCents: 0,
    });
    expect(await on.issued({ workHours: 1 })).toMatchObject({ taxPercent: 8.25, taxCents: 953 });
    await changeSettings(server, 'invoices', { taxPercent: 0 });
  });

  it('formats numbers as configured and restarts them yearly when configured', async () => {
    const { nextNumber, numberPattern } = (await on.send('GET', '/invoice/settings')).json.data;
    expect((await on.issued()).number).toBe(`INV-${String(nextNumber).padStart(5, '0')}`);
    const putSettings = (change: object) => changeSettings(server, 'invoices', change);
    expect((await putSettings({ restartsYearly: true })).json.errors).toEqual({
      numberPattern: 'numberPatternYear',
    });
    const yearly = await putSettings({ restartsYearly: true, numberPattern: '{YYYY}/{N:3}' });
    expect(yearly.json.data.nextNumber).toBe(1);
    expect((await on.issued()).number).toBe(`${today().slice(0, 4)}/001`);
    await putSettings({ restartsYearly: false, numberPattern });
    expect((await on.issued()).number).toBe(`INV-${String(nextNumber + 1).padStart(5, '0')}`);
  });

  it('starts each series with the configured number, which can only go up', async () => {
    const putSettings = async (change: object) => (await changeSettings(server, 'invoices', change)).json;
    const invoice = await on.issued();
    const { nextNumber } = (await putSettings({})).data;
    expect((await putSettings({ nextNumber: nextNumber + 500 })).data.nextNumber).toBe(nextNumber + 500);
    expect((await putSettings({ nextNumber: nextNumber + 499 })).errors).toEqual({
      nextNumber: 'nextNumberTooLow',
    });
    expect((await on.issued()).number).toBe(`INV-${String(nextNumber + 500).padStart(5, '0')}`);
    // No credit note has a number yet, so the series can also start lower than usual.
    await putSettings({ nextCreditNoteNumber: 7, creditNotePattern: 'ABONO {YYYY}/{N:3}' });
    const { creditNotes } = (await on.credit(invoice.id, [[0, 100]])).json.data;
    expect(creditNotes[0].number).toBe(`ABONO ${today().slice(0, 4)}/007`);
    expect((await putSettings({ nextCreditNoteNumber: 7 })).errors).toEqual({
      nextCreditNoteNumber: 'nextNumberTooLow',
    });
    await putSettings({ creditNotePattern: 'CN-{N:5}' });
    expect((await putSettings({ creditNotePattern: '<{N}>' })).errors).toEqual({
      creditNotePattern: 'numberPatternInvalid',
    });
  });
});

describe('an issued invoice', () => {
  it('accepts partial and full payments, rejects overpayments and allows reversing a payment', async () => {
    const { id, totalCents } = await on.issued();
    expect((await on.pay(id, 400)).json.data).toMatchObject({
      status: 'PARTIALLY_PAID',
      paidCents: 400,
      balanceCents: totalCents - 400,
    });
    const tooMuch = await on.pay(id, totalCents);
    expect(tooMuch.status).toBe(422);
    expect(tooMuch.json).toMatchObject({
      code: 'PAYMENT_TOO_LARGE',
      message: 'Only $920.00 is still to be paid',
      errors: { amountCents: 'paymentTooLarge' },
    });
    const paid = (await on.pay(id, totalCents - 400)).json.data;
    expect(paid).toMatchObject({ status: 'PAID', balanceCents: 0 });
    const [{ id: paymentId }] = paid.payments;
    const reverse = () =>
      on.send('POST', `/invoice/${id}/reverse-payment`, { paymentId, reason: 'It bounced' });
    expect((await reverse()).json.data).toMatchObject({
      status: 'PARTIALLY_PAID',
      balanceCents: 400,
      payments: [{ reason: 'It bounced', reversedBy: 'Adán Admin' }, { reason: null }],
    });
    expect((await reverse()).status).toBe(409);
  });

  it('can be voided only without payments, which releases its tickets for a copy', async () => {
    const { id, number, tickets, lines } = await on.issued();
    const [ticket] = tickets;
    const end = (ending: string) => on.send('POST', `/invoice/${id}/${ending}`, { reason });
    await on.pay(id, 1);
    expect((await end('void')).json.code).toBe('INVOICE_HAS_PAYMENTS');
    const { payments } = (await on.send('GET', `/invoice/${id}`)).json.data;
    await on.send('POST', `/invoice/${id}/reverse-payment`, { paymentId: payments[0].id, reason });
    expect((await end('void')).json.data).toMatchObject({
      number,
      status: 'VOID',
      balanceCents: 0,
      statusReason: reason,
      tickets: [{ id: ticket?.id }],
    });
    expect(await on.ticketStatus(ticket?.id ?? '')).toEqual({ status: 'APPROVED', isInvoiced: false });
    const copy = await on.send('POST', `/invoice/${id}/copy`);
    expect(copy.status).toBe(201);
    expect(copy.json.data).toMatchObject({ status: 'DRAFT', number: null, copyOfId: id, lines, tickets });
    expect((await on.send('POST', `/invoice/${id}/copy`)).json.code).toBe('TICKET_ALREADY_INVOICED');
    expect((await end('void')).json.code).toBe('WRONG_STATE');
  });

  it('can be marked as uncollectible and still be paid', async () => {
    const { id, totalCents } = await on.issued();
    await on.send('POST', `/invoice/${id}/uncollectible`, { reason: 'Bankrupt' });
    expect((await on.pay(id, 1)).json.data.status).toBe('UNCOLLECTIBLE');
    expect((await on.pay(id, totalCents - 1)).json.data.status).toBe('PAID');
  });

  it('is paid immediately when its total is zero', async () => {
    expect(await on.issued({ workHours: 0 }).catch((error: Error) => error.message)).toMatch(/Add a line/);
    const { id } = await on.draft();
    await on.send('PUT', `/invoice/${id}`, { discount: { percent: 100 } });
    expect((await on.send('POST', `/invoice/${id}/issue`, { version: 2 })).json.data.status).toBe('PAID');
  });
});

describe('a credit note', () => {
  /** The balance on each surface that shows one. */
  async function balancesOf(id: string) {
    const invoice = (await on.send('GET', `/invoice/${id}`)).json.data;
    const [listed] = (await on.send('GET', `/invoice?search=${invoice.number}`)).json.data.data;
    const csv = (await on.send('GET', `/invoice/export.csv?ids=${id}`)).text.trim().split('\r\n');
    const balance = csv[0]?.split(',').indexOf('Balance') ?? -1;
    return [invoice.balanceCents, listed.balanceCents, Number(csv[1]?.split(',')[balance]) * 100];
  }
  const figures = async () => (await on.send('GET', '/invoice/statistics')).json.data;

  it('reduces the balance everywhere and has its own consecutive numbers', async () => {
    const before = await figures();
    const { id, totalCents } = await on.issued();
    const first = (await on.credit(id, [[0, 11_550]])).json;
    expect(first.data).toMatchObject({
      status: 'ISSUED',
      paidCents: 0,
      creditedCents: 11_550,
      balanceCents: totalCents - 11_550,
      creditNotes: [
        {
          issueDate: today(),
          reason: 'Two hours were billed twice.',
          lines: [{ line: 0, amountCents: 11_550 }],
          totalCents: 11_550,
          refund: null,
          issuedBy: 'Adán Admin',
        },
      ],
    });
    expect(first.message).toBe('The credit note was issued');
    expect(await balancesOf(id)).toEqual([totalCents - 11_550, totalCents - 11_550, totalCents - 11_550]);
    expect((await figures()).awaitingPayment.cents - before.awaitingPayment.cents).toBe(totalCents - 11_550);
    const { data } = (await on.credit(id, [[0, totalCents - 11_550]])).json;
    expect(data).toMatchObject({ status: 'PAID', balanceCents: 0, creditedCents: totalCents });
    const [one, two] = data.creditNotes.map(({ number }: { number: string }) => Number(number.slice(-5)));
    expect(two).toBe(one + 1);
    // Nothing was paid.
    expect((await figures()).paid.cents).toBe(before.paid.cents);
    const csv = (await on.send('GET', `/invoice/export.csv?ids=${id}`)).text;
    expect(csv).toMatch(/,Credited,USD,/);
  });

  it('takes back discount and tax, and all credit notes together have exactly the total', async () => {
    const { id } = await on.draft({ workHours: 3, travelHours: 1 });
    await on.send('PUT', `/invoice/${id}`, { discount: { percent: 3.33 }, taxPercent: 8.253 });
    const { lines, ...issued } = (await on.send('POST', `/invoice/${id}/issue`, { version: 2 })).json.data;
    const credited = await on.credit(id, [
      [0, 3333],
      [1, 1],
    ]);
    const note = credited.json.data.creditNotes[0];
    expect(note).toMatchObject({ subtotalCents: 3334, discountCents: 111, taxCents: 266, totalCents: 3489 });
    const rest = (
      await on.credit(id, [
        [0, 3 * 11_550 - 3333],
        [1, 11_549],
      ])
    ).json.data;
    expect(rest.creditNotes[1].taxCents).toBe(issued.taxCents - 266);
    expect(rest).toMatchObject({ creditedCents: issued.totalCents, balanceCents: 0, status: 'PAID' });
  });

  it('cannot credit more than is left, and settles an invoice only once', async () => {
    const { id, totalCents } = await on.issued();
    await on.credit(id, [[0, 400]]);
    const tooMuch = await on.credit(id, [[0, totalCents - 399]]);
    expect(tooMuch.status).toBe(422);
    expect(tooMuch.json).toMatchObject({
      code: 'CREDIT_TOO_LARGE',
      errors: { 'lines.0.amountCents': 'creditLineTooLarge' },
    });
    expect((await on.credit(id, [[7, 1]])).json.errors).toEqual({
      'lines.0.amountCents': 'creditLineUnknown',
    });
    expect((await on.credit(id, [])).json.errors).toEqual({ lines: 'creditEmpty' });
    const half = Math.ceil(totalCents / 2);
    const both = await Promise.all([on.credit(id, [[0, half]]), on.credit(id, [[0, half]])]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const draft = await on.draft();
    expect((await on.credit(draft.id, [[0, 1]])).json.code).toBe('WRONG_STATE');
  });

  it('records what exceeds the balance of a paid invoice as refunded', async () => {
    const { id, totalCents } = await on.issued();
    await on.pay(id, totalCents);
    expect((await on.credit(id, [[0, 500]])).json.errors).toEqual({ refund: 'refundRequired' });
    const refund = { method: 'ACH', reference: 'R-1', refundedOn: '2026-11-24' };
    const { data } = (await on.credit(id, [[0, 500]], { refund })).json;
    expect(data).toMatchObject({
      status: 'PAID',
      paidCents: totalCents - 500,
      creditedCents: 500,
      balanceCents: 0,
      creditNotes: [{ refund: { amountCents: 500, ...refund } }],
    });
    const reversed = await on.send('POST', `/invoice/${id}/reverse-payment`, {
      paymentId: data.payments[0].id,
      reason,
    });
    expect(reversed.json).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('refunded') });
    const list = (await on.send('GET', `/invoice?search=${data.number}`)).json.data.data;
    expect(list[0]).toMatchObject({ creditedCents: 500, balanceCents: 0 });
  });

  it('lets the tickets be invoiced again only if nothing of the invoice is left', async () => {
    const { id, number, tickets, totalCents } = await on.issued();
    const ticketId = tickets[0]?.id ?? '';
    await on.pay(id, totalCents);
    const refund = { method: 'ACH', reference: null, refundedOn: '2026-11-24' };
    const release = { refund, releaseTickets: true };
    expect((await on.credit(id, [[0, 500]], release)).json.errors).toEqual({
      releaseTickets: 'creditIsPartial',
    });
    await on.credit(id, [[0, 500]], { refund });
    expect(await on.ticketStatus(ticketId)).toEqual({ status: 'INVOICED', isInvoiced: true });
    const { data } = (await on.credit(id, [[0, totalCents - 500]], release)).json;
    expect(data).toMatchObject({ status: 'PAID', creditedCents: totalCents, tickets: [{ id: ticketId }] });
    expect(await on.ticketStatus(ticketId)).toEqual({ status: 'APPROVED', isInvoiced: false });
    const actionsOf = async (path: string) =>
      (await on.send('GET', `${path}/timeline`)).json.data.data.map(
        ({ action }: { action: string }) => action,
      );
    expect((await actionsOf(`/invoice/${id}`)).slice(0, 2)).toEqual([
      'invoice.credit',
      'invoice.releaseTickets',
    ]);
    expect(await actionsOf(`/ticket/${ticketId}`)).toContain('ticket.release');
    const [draft] = (await on.send('POST', '/invoice', { ticketIds: [ticketId] })).json.data;
    const { json } = await on.send('POST', `/invoice/${draft.id}/issue`, { version: draft.version });
    expect(json.data.number).not.toBe(number);
  });

  it('keeps the tickets on the invoice by default', async () => {
    const { id, tickets, totalCents } = await on.issued();
    await on.credit(id, [[0, totalCents]]);
    expect(await on.ticketStatus(tickets[0]?.id ?? '')).toEqual({ status: 'INVOICED', isInvoiced: true });
  });

  it('makes voiding impossible, which names the credit note as the way out', async () => {
    const { id } = await on.issued();
    await on.credit(id, [[0, 100]]);
    const end = async () => (await on.send('POST', `/invoice/${id}/void`, { reason })).json;
    expect(await end()).toMatchObject({
      code: 'WRONG_STATE',
      message: expect.stringContaining('credit note'),
    });
    await on.pay(id, 100);
    expect((await end()).message).toContain('credit note');
  });
});
