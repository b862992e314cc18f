import { callsOf } from './calls.ts';
import { contextOf, handOn, hands, signInBy } from './hands.ts';
import { mailTo, pathOf } from './outbox.ts';
import { expect, test } from './product.ts';

const owner = 'owner@demo.derrick.test';

test.use({ changes: 'tickets' });

for (const name of hands) {
  test(`a disputed part of an invoice is credited, and the customer sees the credit: ${name}`, async ({
    browser,
    product: { url, outboxKey },
    page: { request },
  }) => {
    test.slow();
    const asOwner = await callsOf(request, owner);
    const { data } = await asOwner('invoice?status=AWAITING_PAYMENT');
    const [{ id, number }] = data;
    const before = await asOwner(`invoice/${id}`);
    const context = await browser.newContext({ baseURL: url, ...contextOf(name) });
    await context.addCookies([{ name: 'derrick_outbox', value: outboxKey, url: `${url}/dev/` }]);
    const page = await context.newPage();
    const hand = handOn(name, page);
    await signInBy(hand, owner, `/dashboard/invoice/${id}`);

    await hand.press(page.getByRole('button', { name: 'More actions' }));
    await hand.press(page.getByRole('menuitem', { name: 'Credit' }));
    const dialog = page.getByRole('dialog', { name: `Credit invoice ${number}` });
    await hand.press(dialog.getByRole('button', { name: 'Clear' }));
    await hand.type(
      dialog.getByRole('group', { name: 'Credited amounts' }).or(dialog).getByRole('textbox').first(),
      '10',
    );
    await hand.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The pump ran for an hour less.');
    await hand.press(dialog.getByRole('button', { name: 'Issue credit note' }));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Credit notes' })).toBeVisible();

    const after = await asOwner(`invoice/${id}`);
    const [note] = after.creditNotes.slice(-1);
    expect(after.balanceCents).toBe(before.balanceCents - note.totalCents);
    await expect(page.getByText(note.number).first()).toBeVisible();

    const to = `clerk-${name}@credit.test`;
    await asOwner(`invoice/${id}/send`, { to: [to], message: null });
    await page.goto(pathOf(await mailTo(page, to, 'invoice')));
    await expect(page.getByText(/^Credited/).first()).toBeVisible();
    await context.close();
  });
}
