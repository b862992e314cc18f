import { STRIPE_KEY, startFakeStripe, WEBHOOK_SECRET } from '../apps/api/test/fakeStripe.ts';
import { callsOf } from './calls.ts';
import { mailTo, pathOf } from './outbox.ts';
import { test as base, expect, signIn, withProduct } from './product.ts';

const owner = 'owner@demo.derrick.test';

type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;

/** `test` with a product that uses a fake Stripe. */
const test = base.extend<object, { stripe: FakeStripe }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function asks for from this pattern.
    async ({}, use) => {
      const stripe = await startFakeStripe();
      await use(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ stripe }, use) => withProduct(use, { STRIPE_URL: stripe.url }),
    { scope: 'worker', timeout: 150_000 },
  ],
});

test('a customer pays a mailed invoice with Stripe, and then requests the page with all invoices', async ({
  page,
  stripe,
  product,
}) => {
  test.slow();
  const asOwner = await callsOf(page.request, owner);
  const keys = { provider: 'stripe', secretKey: STRIPE_KEY, webhookSecret: WEBHOOK_SECRET };
  const { webhookPath } = await asOwner('payment/provider', keys, 'PUT');
  stripe.reportTo(product.url + webhookPath);
  const [invoice] = (await asOwner('invoice?status=AWAITING_PAYMENT')).data;
  const to = 'payables@stripe.test';
  await asOwner(`invoice/${invoice.id}/send`, { to: [to], message: null });

  await page.goto(pathOf(await mailTo(page, to, 'invoice')));
  await page.getByRole('button', { name: /^Pay .+ by card$/ }).click();
  await expect(page.getByRole('heading', { name: 'Fake Stripe' })).toBeVisible();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText('Thank you. Your payment has arrived.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Request a link by email' }).click();
  await page.getByRole('textbox', { name: /^Your email address/ }).fill(to);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(/^If the company knows/)).toBeVisible();
  await page.goto(pathOf(await mailTo(page, to, 'customerLink')));
  const paid = page.getByRole('region', { name: 'Paid' });
  await expect(paid.getByRole('link', { name: `Invoice ${invoice.number}` })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Statement as PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Statement .+\.pdf$/);
  await paid.getByRole('link', { name: `Invoice ${invoice.number}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Invoice ${invoice.number}` })).toBeVisible();

  await signIn(page, owner, `/dashboard/invoice/${invoice.id}`);
  await expect(page.getByText(/Card online · pi_/)).toBeVisible();
});
