import type { InputMethod } from './hands.ts';
import { type Mail, pathOf } from './outbox.ts';
import { expect } from './product.ts';

/** The customer scrolls, rotates the phone, leaves the page and returns: the signature is unchanged. */
async function expectStaying(hand: InputMethod) {
  const { page } = hand;
  const ink = await hand.signed();
  for (const index of [0, 1e6, 0]) {
    await page.evaluate((top) => window.scrollTo(0, top), index);
    const isScrolled = () => page.evaluate(() => window.scrollY > 0);
    await expect.poll(isScrolled).toBe(index > 0);
    await expect.poll(() => hand.signed()).toBe(ink);
  }
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  for (const turned of [{ width: size.height, height: size.width }, size]) {
    await page.setViewportSize(turned);
    await expect.poll(() => hand.signed()).toBe(ink);
  }
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Dana Whitfield');
  await expect.poll(() => hand.signed()).toBe(ink);
}

/** Signs the ticket of an emailed link. A link scanner that opens the link first does not consume it. */
export async function signByLink(hand: InputMethod, mail: Mail, jobcode: string) {
  const { page } = hand;
  const link = pathOf(mail);
  await page.request.get(link);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: `Job ticket ${jobcode}` })).toBeVisible();
  await expect(page.getByText('Replaced the packing of pump 3.')).toBeVisible();
  await hand.type(page.getByRole('textbox', { name: /^Name/ }), 'Dana Whitfield');
  await hand.sign();
  await expectStaying(hand);
  await hand.press(page.getByRole('button', { name: 'Sign', exact: true }));
  await expect(page.getByRole('heading', { name: 'Thank you, the ticket is signed' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link was already used' })).toBeVisible();
}
