import type { Browser } from '@playwright/test';
import { STRIPE_KEY, startFakeStripe, WEBHOOK_SECRET } from '../apps/api/test/fakeStripe.ts';
import { clearSubmitGates } from '../scripts/product.mjs';
import { type Call, callsOf } from './calls.ts';
import { contextOf, type HandName, handOn, hands, type InputMethod, signInBy } from './hands.ts';
import { chooseLanguage, type Language, patternOf } from './messages.ts';
import { mailTo, pathOf } from './outbox.ts';
import { test as base, expect, type Product, withProduct } from './product.ts';
import { submitForm } from './ticketForm.ts';

const owner = 'owner@demo.derrick.test';
const technician = 'tech@demo.derrick.test';

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
    async ({ stripe }, use) =>
      withProduct(
        async (product) => {
          await clearSubmitGates(product.url);
          await use(product);
        },
        { STRIPE_URL: stripe.url },
      ),
    { scope: 'worker', timeout: 150_000 },
  ],
});

test.use({ changes: 'tickets', trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false } });

const languageOf: Readonly<Record<HandName, Language>> = { mouse: 'en', keyboard: 'en', phone: 'es' };

/** Opens a separate browser with the language of the input method. */
async function openHand(name: HandName, browser: Browser, { url, outboxKey }: Product): Promise<InputMethod> {
  const context = await browser.newContext({ baseURL: url, ...contextOf(name) });
  await context.addCookies([{ name: 'derrick_outbox', value: outboxKey, url: `${url}/dev/` }]);
  const page = await context.newPage();
  await page.goto('/login');
  await chooseLanguage(page, languageOf[name]);
  return handOn(name, page, languageOf[name]);
}

const button = ({ page, t }: InputMethod, key: string) =>
  page.getByRole('button', { name: t(key), exact: true });

/** The technician records a job, and the customer signs on the technician's device. */
async function recordAndSign(field: InputMethod, customer: string) {
  const { page, t } = field;
  await signInBy(field, technician, '/dashboard/job-tickets');
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  await field.press(
    page.getByRole('link', { name: t(isPhone ? 'tickets.record' : 'tickets.create') }).first(),
  );
  const created = await submitForm(field, {
    location: 'Loving County, TX 79754',
    wellName: 'Ridgeback 7-2H',
    description: 'Replaced the packing of pump 3.',
    jobType: 'Supervisor',
    customer,
  });
  await field.press(created.getByRole('link', { name: t('ticketForm.signNow') }));
  const dialog = page.getByRole('dialog', { name: patternOf(t('sign.dialog.title')) });
  await field.type(dialog.getByRole('textbox', { name: new RegExp(`^${t('sign.name')}`) }), 'Dana Whitfield');
  await field.sign();
  await field.press(dialog.getByRole('button', { name: t('sign.submit'), exact: true }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText(patternOf(t('sign.onTheSpotOn')))).toBeVisible();
}

/** An admin approves the ticket, and creates, issues and emails its invoice. */
async function approveAndInvoice(office: InputMethod, customer: string, to: string) {
  const { page, t } = office;
  await signInBy(office, owner, '/dashboard/job-tickets');
  await office.open(page.getByRole('row').filter({ hasText: customer }));
  await office.press(button(office, 'ticketLife.approve'));
  await expect(page.getByRole('region', { name: t('ticketLife.label') })).toContainText(
    t('ticketLife.approved'),
  );

  await page.goto('/dashboard/invoices');
  await office.press(page.getByRole('link', { name: t('invoices.create') }).first());
  await office.type(page.getByRole('searchbox', { name: t('invoiceCreate.search') }), customer);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: t('invoiceCreate.pick') }).getByRole('group')).toHaveCount(1);
  await office.tick(page.getByRole('checkbox', { name: new RegExp(`^${customer}`) }));
  await office.press(button(office, 'invoiceCreate.submitAndIssue'));
  const dialog = page.getByRole('dialog', { name: t('invoice.issueTitle') });
  await office.tick(dialog.getByRole('checkbox', { name: t('invoice.mailNow') }));
  await office.type(dialog.getByRole('textbox', { name: new RegExp(`^${t('invoice.to')}`) }), to);
  await office.press(dialog.getByRole('button', { name: t('invoice.issueAndSend') }));
  await expect(page.getByRole('region', { name: t('invoice.state') })).toContainText(
    t('invoices.awaitingPayment'),
  );
}

/** The customer opens the emailed link and pays on the page of the payment service. */
async function payByLink(customer: InputMethod, to: string, language: Language) {
  const { page, t } = customer;
  await page.goto(pathOf(await mailTo(page, to, 'invoice')));
  await chooseLanguage(page, language);
  await customer.press(page.getByRole('button', { name: patternOf(t('publicInvoice.payOnline')) }));
  await expect(page.getByRole('heading', { name: 'Fake Stripe' })).toBeVisible();
  await customer.press(page.getByRole('button', { name: /^Pay/ }));
  await expect(page.getByText(t('publicInvoice.payArrived'))).toBeVisible();
  await expect(page.getByRole('button', { name: patternOf(t('publicInvoice.payOnline')) })).toHaveCount(0);
}

/** The customer requests the page with all invoices, and finds the paid one and the statement there. */
async function openCustomerPage(customer: InputMethod, to: string, number: string) {
  const { page, t } = customer;
  await customer.press(button(customer, 'publicInvoice.allRequest'));
  await customer.type(page.getByRole('textbox', { name: new RegExp(`^${t('customerLink.email')}`) }), to);
  await customer.press(button(customer, 'customerLink.send'));
  await expect(page.getByText(patternOf(t('customerLink.sent')))).toBeVisible();
  await page.goto(pathOf(await mailTo(page, to, 'customerLink')));
  const paid = page.getByRole('region', { name: t('customerPage.paid') });
  const link = paid.getByRole('link', { name: t('customerPage.invoice', { number }) });
  await expect(link).toBeVisible();
  const download = page.waitForEvent('download');
  await customer.press(button(customer, 'customerPage.pdf'));
  expect((await download).suggestedFilename()).toMatch(/^(?:Statement|Estado de cuenta) .+\.pdf$/);
  await customer.press(link);
  const heading = page.getByRole('heading', { level: 1, name: t('publicInvoice.heading', { number }) });
  await expect(heading).toBeVisible();
}

/** Stores the keys of the payment service, which then reports payments to the product. */
async function acceptPayments(asOwner: Call, stripe: FakeStripe, { url }: Product) {
  const keys = { provider: 'stripe', secretKey: STRIPE_KEY, webhookSecret: WEBHOOK_SECRET };
  const { webhookPath } = await asOwner('payment/provider', keys, 'PUT');
  stripe.reportTo(url + webhookPath);
}

for (const name of hands) {
  const language = languageOf[name];
  test(`a job is recorded, signed on the spot, approved, invoiced, emailed and paid by card: ${name}, ${language}`, async ({
    browser,
    product,
    page: { request },
    stripe,
  }) => {
    test.slow();
    const asOwner = await callsOf(request, owner);
    await acceptPayments(asOwner, stripe, product);
    const customer = `Solado ${name}`;
    const to = `payables@${name}.test`;
    const field = await openHand(name, browser, product);
    const office = await openHand(name, browser, product);
    const payer = await openHand(name, browser, product);

    await test.step('record and sign', () => recordAndSign(field, customer));
    await test.step('approve, invoice and email', () => approveAndInvoice(office, customer, to));
    await test.step('pay by the link', () => payByLink(payer, to, language));
    const [{ number }] = (await asOwner(`invoice?search=${encodeURIComponent(customer)}`)).data;
    await test.step('open the page with all invoices', () => openCustomerPage(payer, to, number));
    await test.step('see the payment in the office', async () => {
      const { page, t } = office;
      await page.reload();
      await expect(page.getByRole('region', { name: t('invoice.state') })).toContainText(t('invoices.paid'));
      const payment = page.getByText(new RegExp(`${t('invoice.methods.CARD_ONLINE')} · pi_`));
      await expect(payment).toBeVisible();
    });
    for (const { page } of [field, office, payer]) await page.context().close();
  });
}
