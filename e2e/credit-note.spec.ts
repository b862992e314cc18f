import { callsOf, ticketBody } from './calls.ts';
import { contextOf, handOn, hands, signInBy } from './hands.ts';
import { mailTo, pathOf } from './outbox.ts';
import { expect, test } from './product.ts';

const owner = 'owner@demo.derrick.test';
const manager = 'manager@demo.derrick.test';
const customer = 'Ostrander Water';
const complaint = 'The pump ran for an hour less.';

test.use({ changes: 'tickets' });

for (const name of hands) {
  test(`a customer disputes an invoiced ticket, a part is credited, and the customer sees the credit: ${name}`, async ({
    browser,
    product: { url, outboxKey },
    page: { request },
  }) => {
    test.slow();
    const [asManager, asOwner] = [await callsOf(request, manager), await callsOf(request, owner)];
    // An unsigned ticket can be approved, and its customer can still say that something is wrong.
    const {
      serverMaxFileMegabytes: _limit,
      nextNumber: _next,
      ...settings
    } = (await asOwner('company')).tickets;
    await asOwner('company/tickets', { ...settings, approvalGates: [] }, 'PUT');
    const jobTypeId: string = (await asOwner('job-type')).data[0].id;
    const technicianId: string = (await asOwner('ticket/technicians?search=Luis')).data[0].id;
    const fields = { customerCompany: customer, technicianId, jobTypeId };
    const ticket = await asManager('ticket', { ...ticketBody, ...fields });
    const signer = `dana-${name}@credit.test`;
    await asOwner(`ticket/${ticket.id}/signature-request`, { to: signer, language: 'en' });
    expect((await asOwner('ticket/bulk', { action: 'approve', ids: [ticket.id] })).refused).toEqual([]);
    const [draft] = await asOwner('invoice', { ticketIds: [ticket.id] });
    const { id, number, balanceCents } = await asOwner(`invoice/${draft.id}/issue`, {
      version: draft.version,
    });

    const context = await browser.newContext({ baseURL: url, ...contextOf(name) });
    await context.addCookies([{ name: 'derrick_outbox', value: outboxKey, url: `${url}/dev/` }]);
    const page = await context.newPage();
    const hand = handOn(name, page);
    await test.step('the customer disputes the hours', async () => {
      await page.goto(pathOf(await mailTo(page, signer, 'signatureRequest')));
      await hand.press(page.getByRole('button', { name: 'Something is wrong' }));
      await hand.type(page.getByRole('textbox', { name: /^What is wrong/ }), complaint);
      await hand.press(page.getByRole('button', { name: 'Send', exact: true }));
      await expect(page.getByRole('heading', { name: 'Thank you, the company was notified' })).toBeVisible();
    });

    await test.step('an admin follows the notification to the invoice and credits a part', async () => {
      await signInBy(hand, owner, '/dashboard/overview');
      await hand.press(page.getByRole('button', { name: /^Notifications/ }).first());
      const notification = page.getByRole('dialog').getByRole('link').filter({ hasText: ticket.jobcode });
      await hand.press(notification.first());
      await expect(page.getByText(complaint).first()).toBeVisible();
      await hand.press(page.getByRole('link', { name: 'Open the invoice' }));
      await hand.press(page.getByRole('button', { name: 'More actions' }));
      await hand.press(page.getByRole('menuitem', { name: 'Credit' }));
      const dialog = page.getByRole('dialog', { name: `Credit invoice ${number}` });
      await hand.press(dialog.getByRole('button', { name: 'Clear' }));
      await hand.type(dialog.getByRole('textbox').first(), '10');
      await hand.type(dialog.getByRole('textbox', { name: /^Reason/ }), complaint);
      await hand.press(dialog.getByRole('button', { name: 'Issue credit note' }));
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Credit notes' })).toBeVisible();
    });

    const after = await asOwner(`invoice/${id}`);
    const [note] = after.creditNotes;
    expect(after.balanceCents).toBe(balanceCents - note.totalCents);
    await expect(page.getByText(note.number).first()).toBeVisible();

    const to = `clerk-${name}@credit.test`;
    await asOwner(`invoice/${id}/send`, { to: [to], message: null });
    await page.goto(pathOf(await mailTo(page, to, 'invoice')));
    await expect(page.getByText(/^Credited/).first()).toBeVisible();
    await context.close();
  });
}
