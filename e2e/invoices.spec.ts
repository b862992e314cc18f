import type { Page } from '@playwright/test';
import { mailTo, pathOf } from './outbox.ts';
import { demoPassword, expect, signIn, test } from './product.ts';

test.use({ changes: 'tickets' });

const owner = 'owner@demo.derrick.test';

const at = (path: string) => `/login?next=${encodeURIComponent(path)}`;

const customers = ['Aguas Verdes Water', 'Bravo Compression', 'Culebra Midstream'] as const;

/** Records twelve signed tickets of three customers as a manager, and has the owner approve them. */
async function approvedTickets(page: Page): Promise<string[]> {
  const tokenOf = async (email: string): Promise<string> => {
    const reply = await page.request.post('/api/v1/auth/login', { data: { email, password: demoPassword } });
    expect(reply.ok(), await reply.text()).toBe(true);
    return (await reply.json()).data.accessToken;
  };
  const [managerToken, ownerToken] = [await tokenOf('manager@demo.derrick.test'), await tokenOf(owner)];
  const call = async (token: string, path: string, data?: object, method = data ? 'POST' : 'GET') => {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await page.request.fetch(`/api/v1/${path}`, { method, headers, ...(data && { data }) });
    expect(reply.ok(), await reply.text()).toBe(true);
    return (await reply.json()).data;
  };
  const first = async (path: string): Promise<string> => (await call(ownerToken, path)).data[0].id;
  const jobTypeId = await first('job-type');
  const technicianId = await first('ticket/technicians?search=Luis');
  const ids: string[] = [];
  for (let n = 0; n < 12; n++) {
    const { id } = await call(managerToken, 'ticket', {
      location: 'Loving County, TX 79754',
      wellName: `Ridgeback ${n + 1}-2H`,
      description: 'Replaced the packing of pump 3.',
      notes: null,
      workStartedAt: '07:00',
      workEndedAt: '11:00',
      travelStartedAt: null,
      travelEndedAt: null,
      workHours: 4,
      travelHours: 0,
      technicianId,
      customerCompany: customers[n % 3],
      customerName: null,
      jobTypeId,
      attachments: [],
    });
    const signature = { name: 'Dana Whitfield', title: null, typed: true };
    await call(managerToken, `ticket/${id}/signature`, signature, 'PUT');
    ids.push(id);
  }
  const { refused } = await call(ownerToken, 'ticket/bulk', { action: 'approve', ids });
  expect(refused).toEqual([]);
  return ids;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const state = (page: Page) => page.getByRole('region', { name: 'State of the invoice' });

test('twelve tickets become three drafts; one is issued, mailed, paid in two parts; another is voided and issued anew', async ({
  page,
  browser,
  product,
}) => {
  const ids = await approvedTickets(page);
  await signIn(page, owner, at(`/dashboard/invoice/create?ticketIds=${ids.join(',')}`));
  await expect(page.getByText('3 drafts are made, one for each customer')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Aguas Verdes Water');
  await press(page, 'Create 3 drafts');
  await expect(page).toHaveURL(/\/dashboard\/invoices\?status=DRAFT/);

  // The first is issued and mailed at once.
  await page.getByRole('row').filter({ hasText: customers[0] }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: `Draft for ${customers[0]}` })).toBeVisible();
  await press(page, 'Issue');
  const issue = page.getByRole('dialog', { name: 'Issue this invoice?' });
  await issue.getByText('Mail it now').click();
  await issue.getByRole('textbox', { name: /^To/ }).fill('payables@aguas.test');
  await issue.getByRole('button', { name: 'Issue and send' }).click();
  const title = page.getByRole('heading', { level: 2, name: /^Invoice / });
  await expect(title).toBeVisible();
  const number = ((await title.textContent()) ?? '').replace('Invoice ', '').trim();
  await expect(state(page)).toContainText('Awaiting payment');

  // The customer reads it, without an account.
  const mail = await mailTo(page, 'payables@aguas.test', 'invoice');
  const elsewhere = await browser.newContext({ baseURL: product.url });
  const customer = await elsewhere.newPage();
  await customer.goto(pathOf(mail));
  await expect(customer.getByRole('heading', { level: 1, name: `Invoice ${number}` })).toBeVisible();
  await expect(customer.getByRole('article')).toContainText(customers[0]);
  await customer.reload();
  await expect(customer.getByRole('heading', { level: 1, name: `Invoice ${number}` })).toBeVisible();
  // On paper there is the invoice alone, in ink, whatever the theme is.
  await customer.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(customer.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(customer.getByRole('article')).toHaveCSS('color', 'rgb(20, 32, 29)');
  await elsewhere.close();
  await page.reload();
  await expect(state(page)).toContainText('The customer opened it on');

  // A part is paid, then the rest.
  await press(page, 'Record payment');
  const payment = page.getByRole('dialog', { name: 'Record a payment' });
  await payment.getByRole('textbox', { name: /^Amount/ }).fill('100');
  await payment.getByRole('button', { name: 'Record payment' }).click();
  await expect(state(page)).toContainText('Partially paid');
  await press(page, 'Record payment');
  await payment.getByRole('button', { name: 'Record payment' }).click();
  await expect(state(page)).toContainText('Paid');

  // Another one is voided, keeps its number, and its copy gets the next.
  await page.goto('/dashboard/invoices?status=DRAFT');
  await page.getByRole('row').filter({ hasText: customers[1] }).getByRole('link').first().click();
  await press(page, 'Issue');
  await issue.getByRole('button', { name: 'Issue', exact: true }).click();
  await expect(title).toBeVisible();
  await press(page, 'More actions');
  await page.getByRole('menuitem', { name: 'Void' }).click();
  const voiding = page.getByRole('alertdialog', { name: 'Void this invoice?' });
  await voiding.getByRole('textbox', { name: /^Reason/ }).fill('The wrong cost reference.');
  await voiding.getByRole('button', { name: 'Void' }).click();
  await expect(state(page)).toContainText('The wrong cost reference.');
  await press(page, 'Copy as draft');
  await expect(page.getByRole('heading', { name: `Draft for ${customers[1]}` })).toBeVisible();
  await press(page, 'Issue');
  await issue.getByRole('button', { name: 'Issue', exact: true }).click();
  await expect(title).toBeVisible();
  await expect(state(page)).toContainText('Corrects an invoice that is void');
});
