import type { Browser, Page } from '@playwright/test';
import { type Call, callsOf, ticketBody } from './calls.ts';
import { createWalker, type Walker } from './effort.ts';
import { contextOf, type HandName } from './hands.ts';
import { chooseLanguage, type Language, type Translate, translateTo } from './messages.ts';
import { mailTo, pathOf } from './outbox.ts';
import { expect, type Product, signIn, test } from './product.ts';

// The four tasks of a day, with a limit on clicks. The keys and seconds are only reported.
test.use({ changes: 'tickets', trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false } });

const owner = 'owner@demo.derrick.test';
const technician = 'tech@demo.derrick.test';

interface Setting {
  name: string;
  hand: HandName;
  language: Language;
}

const settings: readonly Setting[] = [
  { name: 'with the mouse, in English', hand: 'mouse', language: 'en' },
  { name: 'on a phone, in Spanish', hand: 'phone', language: 'es' },
  { name: 'by keyboard alone, in Spanish', hand: 'keyboard', language: 'es' },
];

/** A signed-in user with a walker. */
interface Desk extends Walker, Pick<Setting, 'hand' | 'language'> {
  /** Returns a message in the page's language. */
  t: Translate;
}

async function openDesk(
  browser: Browser,
  { url, outboxKey }: Product,
  { hand, language }: Setting,
  email?: string,
): Promise<Desk> {
  const context = await browser.newContext({
    baseURL: url,
    locale: language === 'es' ? 'es-MX' : 'en-US',
    timezoneId: language === 'es' ? 'America/Mexico_City' : 'America/Chicago',
    ...contextOf(hand),
  });
  await context.addCookies([{ name: 'derrick_outbox', value: outboxKey, url: `${url}/dev/` }]);
  const page = await context.newPage();
  const walker = await createWalker(page, hand);
  if (email) {
    await signIn(page, email);
    await chooseLanguage(page, language);
  }
  return { ...walker, hand, language, t: translateTo(language) };
}

const button = ({ page }: Desk, name: string | RegExp) => page.getByRole('button', { name });
const link = ({ page }: Desk, name: string | RegExp) => page.getByRole('link', { name });

/** Records signed tickets of a customer as the technician. */
async function recordSigned(asTechnician: Call, count: number, fields: object): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n++) {
    const { id } = await asTechnician('ticket', { ...ticketBody, wellName: `Ridgeback ${n}-2H`, ...fields });
    await asTechnician(`ticket/${id}/signature`, { name: 'Dana Whitfield', title: null, typed: true }, 'PUT');
    ids.push(id);
  }
  return ids;
}

/** Reports the effort of a task. Fails if it takes more than `limit` clicks, or any by keyboard. */
async function expectEffort(desk: Desk, limit: number, run: () => Promise<void>) {
  const { clicks, keys, seconds } = await desk.measure(run);
  const text = `${clicks} clicks, ${keys} keys, ${seconds} s`;
  test.info().annotations.push({ type: 'effort', description: text });
  console.log(`${test.info().title}: ${text}`);
  expect(clicks).toBeLessThanOrEqual(desk.hand === 'keyboard' ? 0 : limit);
}

/** The customer's ID. */
const customerId = async (asOwner: Call, name: string): Promise<string> =>
  (await asOwner(`customer?search=${encodeURIComponent(name)}`)).data[0].id;

const close = (page: Page) => page.context().close();

for (const setting of settings) {
  test(`reviews and approves 14 tickets ${setting.name}`, async ({ browser, product, page: { request } }) => {
    test.slow();
    const customerCompany = `Review ${setting.hand}`;
    await recordSigned(await callsOf(request, technician), 14, { customerCompany });
    const id = await customerId(await callsOf(request, owner), customerCompany);
    const desk = await openDesk(browser, product, setting, owner);
    const { page, t } = desk;
    await page.goto(`/dashboard/job-tickets?customers=${id}`);
    await expectEffort(desk, 15, async () => {
      await desk.press(link(desk, /^14 /));
      for (let n = 1; n <= 14; n++) {
        await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${n} .* 14$`) })).toBeVisible();
        const approve = button(desk, new RegExp(`^${t('ticketLife.approve')}`));
        await expect(approve).toBeEnabled();
        if (desk.hand === 'keyboard') await page.keyboard.press('Alt+a');
        else await desk.press(approve);
      }
      await expect(page.getByRole('heading', { name: t('ticketReview.done') })).toBeVisible();
    });
    await close(page);
  });

  test(`invoices all tickets of a customer ${setting.name}`, async ({
    browser,
    product,
    page: { request },
  }) => {
    test.slow();
    const asOwner = await callsOf(request, owner);
    const jobTypeId: string = (await asOwner('job-type')).data[0].id;
    const customerCompany = `Invoice ${setting.hand}`;
    const work = { workStartedAt: '00:00', workEndedAt: '23:00', workHours: 23 };
    const asTechnician = await callsOf(request, technician);
    const ids = await recordSigned(asTechnician, 12, { customerCompany, jobTypeId, ...work });
    expect((await asOwner('ticket/bulk', { action: 'approve', ids })).refused).toEqual([]);
    const desk = await openDesk(browser, product, setting, owner);
    const { page, t } = desk;
    await expectEffort(desk, 3, async () => {
      const customer = page.getByRole('listitem').filter({ hasText: customerCompany });
      await desk.press(customer.getByRole('link').last());
      await desk.press(button(desk, t('invoiceCreate.submitAndIssue')));
      await desk.press(page.getByRole('dialog').getByRole('button', { name: t('invoice.issue') }));
      await expect(page.getByText(t('invoices.awaitingPayment')).first()).toBeVisible();
    });
    await close(page);
  });

  test(`records a job ${setting.name}`, async ({ browser, product, page: { request } }) => {
    test.slow();
    const customerCompany = `Record ${setting.hand}`;
    const asTechnician = await callsOf(request, technician);
    const jobTypeId: string = (await asTechnician('job-type')).data[0].id;
    await asTechnician('ticket', {
      ...ticketBody,
      customerCompany,
      customerName: 'Dana Whitfield',
      jobTypeId,
    });
    const desk = await openDesk(browser, product, setting, technician);
    const { page, t } = desk;
    const box = (key: string) => page.getByRole('textbox', { name: new RegExp(`^${t(key)}`) });
    await page.goto('/dashboard/job-tickets');
    await expectEffort(desk, 7, async () => {
      await desk.press(link(desk, t(desk.isPhone ? 'tickets.record' : 'tickets.create')).first());
      await desk.choose(
        page.getByRole('combobox', { name: t('ticketForm.customerCompany') }),
        'Record',
        page.getByRole('option', { name: customerCompany }),
      );
      await desk.press(button(desk, t('ticketForm.suggestion.all')));
      await expect(box('ticketForm.location')).toHaveValue(ticketBody.location);
      await expect(box('ticketForm.description')).toBeFocused();
      await page.keyboard.type('Replaced the packing.');
      await desk.type(box('ticketForm.workStart'), '7');
      await desk.type(box('ticketForm.workEnd'), '15');
      await desk.press(button(desk, t('ticketForm.create')).last());
      await expect(page.getByRole('dialog', { name: t('ticketForm.createdDialog.title') })).toBeVisible();
    });
    const [newest] = (await asTechnician('ticket?pageSize=10')).data;
    expect(newest).toMatchObject({
      company: { name: customerCompany },
      wellName: ticketBody.wellName,
      workHours: 8,
    });
    await close(page);
  });

  test(`sets up a company to its first approved ticket ${setting.name}`, async ({ browser, product }) => {
    test.slow();
    const desk = await openDesk(browser, product, setting);
    const { page, t } = desk;
    await register(desk, `nora-${setting.hand}@first-day.example`);
    const box = (key: string) => page.getByRole('textbox', { name: new RegExp(`^${t(key)}`) });
    const customer = 'Zapata Wireline';
    await expectEffort(desk, 15, async () => {
      await desk.press(button(desk, t('checklist.confirm')));
      // Each answer moves the focus to the next question.
      await expect(box('checklist.rate')).toBeFocused();
      await page.keyboard.type('92.50');
      await desk.press(button(desk, t('checklist.save')));
      await expect(button(desk, t('checklist.yes'))).toBeFocused();
      await desk.press(button(desk, t('checklist.yes')));
      await expect(button(desk, t('checklist.yes'))).toBeHidden();
      await desk.press(link(desk, t('checklist.ticket')));
      await expect(box('ticketForm.location')).toBeFocused();
      await page.keyboard.type('Pecos');
      await desk.type(box('ticketForm.wellName'), 'Ridgeback 1-1H');
      await desk.type(box('ticketForm.description'), 'Replaced the packing.');
      await desk.type(box('ticketForm.workStart'), '7');
      await desk.type(box('ticketForm.workEnd'), '15');
      await desk.choose(
        page.getByRole('combobox', { name: t('ticketForm.customerCompany') }),
        customer,
        page.getByRole('option', { name: customer }),
      );
      await desk.choose(
        page.getByRole('combobox', { name: t('ticketForm.jobType') }),
        '',
        page.getByRole('listbox').getByRole('option').first(),
      );
      await desk.press(button(desk, t('ticketForm.create')).last());
      const created = page.getByRole('dialog', { name: t('ticketForm.createdDialog.title') });
      await desk.press(created.getByRole('link', { name: t('ticketForm.createdDialog.view') }));
      await desk.press(button(desk, t('ticketLife.approve')));
      await expect(page.getByRole('region', { name: t('ticketLife.label') })).toContainText(
        t('ticketLife.approved'),
      );
    });
    await close(page);
  });
}

/** Registers a company with the browser's time zone, confirms the address and opens the overview. */
async function register({ page, language }: Desk, email: string) {
  await page.goto('/register');
  await chooseLanguage(page, language);
  await page.locator('input[name=fullname], input[autocomplete=name]').first().fill('Nora Delgado');
  await page.locator('input[type=email], input[autocomplete=email]').first().fill(email);
  for (const password of await page.locator('input[type=password]').all()) await password.fill('dry-hole-7');
  await page.locator('form button[type=submit]').click();
  await page.locator('input[autocomplete=organization]').fill('Delgado Well Services');
  for (const choice of await page.locator('form select').all()) await choice.selectOption({ index: 1 });
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/overview$/);
  await page.goto(pathOf(await mailTo(page, email, 'welcome')));
  await page.getByRole('main').getByRole('button').first().click();
  await page.waitForTimeout(1000);
  await page.goto('/dashboard/overview');
}
