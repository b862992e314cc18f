import type { Browser, Page } from '@playwright/test';
import { callsOf, ticketBody } from './calls.ts';
import { contextOf, type HandName, handOn, hands, type InputMethod, signInBy } from './hands.ts';
import { rowsOf } from './lists.ts';
import { mailTo, pathOf } from './outbox.ts';
import { expect, type Product, test } from './product.ts';
import { signByLink } from './signing.ts';
import { recordInForm } from './ticketForm.ts';

// No screenshots and snapshots: a copy of the page for each key would take twice as long as the keys.
test.use({ changes: 'tickets', trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false } });

// The longest journeys run in parallel: one after the other they would leave a core idle for more than a minute at the
// end of a run.
test.describe.configure({ mode: 'parallel' });

const owner = 'owner@demo.derrick.test';
const manager = 'manager@demo.derrick.test';
const technician = 'tech@demo.derrick.test';

const button = ({ page }: InputMethod, name: string) => page.getByRole('button', { name, exact: true });

/** Returns the region with the status of a ticket or invoice. */
const stateOf = ({ page }: InputMethod) =>
  page.getByRole('region', { name: /^State of the (ticket|invoice)$/ });

/** Follows the newest notification that contains `text`. */
async function followBell(input: InputMethod, text: RegExp) {
  await input.press(input.page.getByRole('button', { name: /^Notifications/ }).first());
  await input.press(input.page.getByRole('dialog').getByRole('link', { name: text }).first());
}

/** Records a ticket in the form and returns its code. */
async function recordTicket(input: InputMethod, customer: string): Promise<string> {
  const { page } = input;
  await recordInForm(input, {
    location: 'Loving County, TX 79754',
    wellName: 'Ridgeback 7-2H',
    description: 'Replaced the packing.',
    jobType: 'Supervisor',
    customer,
  });
  await expect(page).toHaveURL(/\/dashboard\/job-tickets$/);
  const row = rowsOf(page, customer);
  return /TK-\d+/.exec((await row.textContent()) ?? '')?.[0] ?? '';
}

/** Records eleven more signed and approved tickets through the API, so that each customer has four. */
async function approveEleven({ request }: Page, customers: readonly string[]) {
  const [asManager, asOwner] = [await callsOf(request, manager), await callsOf(request, owner)];
  const jobTypeId: string = (await asOwner('job-type')).data[0].id;
  const technicianId: string = (await asOwner('ticket/technicians?search=Luis')).data[0].id;
  const ids: string[] = [];
  for (let n = 1; n < 12; n++) {
    const wellName = `Ridgeback ${n}-2H`;
    const body = { ...ticketBody, wellName, technicianId, customerCompany: customers[n % 3], jobTypeId };
    const { id } = await asManager('ticket', body);
    const signature = { name: 'Dana Whitfield', title: null, typed: true };
    await asManager(`ticket/${id}/signature`, signature, 'PUT');
    ids.push(id);
  }
  const { refused } = await asOwner('ticket/bulk', { action: 'approve', ids });
  expect(refused).toEqual([]);
}

/** Returns the hand of a user with a separate browser context. */
async function openHand(name: HandName, browser: Browser, { url }: Product): Promise<InputMethod> {
  const context = await browser.newContext({ baseURL: url, ...contextOf(name) });
  return handOn(name, await context.newPage());
}

const invoiceTitle = ({ page }: InputMethod) => page.getByRole('heading', { level: 2, name: /^Invoice / });

async function issue(input: InputMethod, mailTo?: string) {
  await input.press(button(input, 'Issue'));
  const dialog = input.page.getByRole('dialog', { name: 'Issue this invoice?' });
  if (mailTo) {
    await input.tick(dialog.getByRole('checkbox', { name: 'Email it now' }));
    await input.type(dialog.getByRole('textbox', { name: /^To/ }), mailTo);
  }
  await input.press(dialog.getByRole('button', { name: mailTo ? 'Issue and send' : 'Issue', exact: true }));
  await expect(invoiceTitle(input)).toBeVisible();
}

async function pay(input: InputMethod, amount?: string) {
  await input.press(button(input, 'Record payment'));
  const dialog = input.page.getByRole('dialog', { name: 'Record a payment' });
  if (amount) await input.type(dialog.getByRole('textbox', { name: /^Amount/ }), amount);
  await input.press(dialog.getByRole('button', { name: 'Record payment' }));
  await expect(dialog).toBeHidden();
}

/** Participants of a journey, each with a separate browser, and the three customers of the tickets. */
interface Crew {
  name: HandName;
  /** Page for reading the emails. */
  anyone: Page;
  field: InputMethod;
  office: InputMethod;
  customer: InputMethod;
  desk: InputMethod;
  customers: readonly [string, string, string];
}

/**
 * A technician records a ticket, a manager requests a change and the technician makes it. Each follows the notification
 * of the other.
 */
async function recordAndCorrect({ field, office, customers }: Crew): Promise<string> {
  await signInBy(field, technician, '/dashboard/job-tickets');
  await field.press(field.page.getByRole('link', { name: /^(Create Job Ticket|Record a job)$/ }));
  const jobcode = await recordTicket(field, customers[0]);
  expect(jobcode).toMatch(/^TK-\d+$/);

  await signInBy(office, manager, '/dashboard/overview');
  await followBell(office, new RegExp(`submitted ticket ${jobcode}`));
  await office.press(button(office, 'Request changes'));
  const dialog = office.page.getByRole('dialog', { name: 'Request changes' });
  await office.type(dialog.getByRole('textbox'), 'Which pump was it?');
  await office.press(dialog.getByRole('button', { name: 'Request changes' }));
  await expect(stateOf(office)).toContainText('Changes requested');

  await followBell(field, new RegExp(`requested changes to ticket ${jobcode}`));
  await expect(stateOf(field)).toContainText('Which pump was it?');
  await field.press(field.page.getByRole('link', { name: 'Edit', exact: true }));
  const description = field.page.getByRole('textbox', { name: /^Description/ });
  await field.type(description, 'Replaced the packing of pump 3.');
  await field.press(button(field, 'Submit changes'));
  await expect(field.page).toHaveURL(/job-tickets/);
  await followBell(office, new RegExp(`submitted ticket ${jobcode}`));
  await expect(stateOf(office)).toContainText('Submitted');
  return jobcode;
}

/** The customer signs by an emailed link, and the manager approves. */
async function signAndApprove({ name, anyone: customerPage, office, customer }: Crew, jobcode: string) {
  const card = office.page.getByRole('region', { name: 'Signature', exact: true });
  await office.press(card.getByRole('button', { name: 'Ask for a signature' }));
  const ask = office.page.getByRole('dialog', { name: 'Ask for a signature' });
  const to = `dana@${name}.test`;
  await office.type(ask.getByRole('textbox', { name: /^Email or phone/ }), to);
  await office.press(ask.getByRole('button', { name: 'Send', exact: true }));
  const sent = office.page.getByRole('dialog', { name: 'The link is on its way' });
  await office.press(sent.getByRole('button', { name: 'Close' }).last());
  await signByLink(customer, await mailTo(customerPage, to, 'signatureRequest'), jobcode);
  await followBell(office, new RegExp(`signed ticket ${jobcode}`));
  await expect(office.page.getByText('Signed by a link on', { exact: false })).toBeVisible();
  await office.press(button(office, 'Approve'));
  await expect(stateOf(office)).toContainText('Approved');
  await expect(button(office, 'Submit changes')).toHaveCount(0);
}

/** An admin selects the tickets of three customers and creates their drafts. */
async function draftThree({ name, anyone: customerPage, desk, customers }: Crew) {
  await approveEleven(customerPage, customers);
  await signInBy(desk, owner, '/dashboard/invoices');
  await desk.press(desk.page.getByRole('link', { name: 'Create Invoice' }));
  await desk.type(desk.page.getByRole('searchbox', { name: /tickets/i }), name);
  await desk.page.keyboard.press('Enter');
  const found = desk.page.getByRole('region', { name: 'Approved tickets' }).getByRole('group');
  await expect(found).toHaveCount(3);
  for (const customer of customers)
    await desk.tick(desk.page.getByRole('checkbox', { name: new RegExp(`^${customer}`) }));
  await expect(desk.page.getByText('3 drafts are created, one for each customer')).toBeVisible();
  await desk.press(button(desk, 'Create 3 drafts'));
  await expect(desk.page).toHaveURL(/\/dashboard\/invoices\?status=DRAFT/);
}

/** An admin issues a draft and emails it at once. The customer opens, downloads and prints it. */
async function issueAndMail({ name, anyone: customerPage, desk, customer, customers }: Crew) {
  const to = `payables@${name}.test`;
  await desk.open(desk.page.getByRole('row').filter({ hasText: customers[0] }));
  await expect(desk.page.getByRole('heading', { name: `Draft for ${customers[0]}` })).toBeVisible();
  await issue(desk, to);
  const number = ((await invoiceTitle(desk).textContent()) ?? '').replace('Invoice ', '').trim();
  await expect(stateOf(desk)).toContainText('Awaiting payment');
  const { page } = customer;
  await page.goto(pathOf(await mailTo(customerPage, to, 'invoice')));
  const heading = page.getByRole('heading', { level: 1, name: `Invoice ${number}` });
  await expect(heading).toBeVisible();
  // The address no longer contains the token, and the page can be reloaded.
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(page.getByRole('article')).toContainText(customers[0]);
  const download = page.waitForEvent('download');
  await customer.press(page.getByRole('button', { name: /PDF/ }));
  expect((await download).suggestedFilename()).toBe(`Invoice ${number}.pdf`);
  // Only the invoice is printed, in black on white, whatever the theme.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('article')).toHaveCSS('color', 'rgb(20, 32, 29)');
}

/** An admin records two payments of an invoice that the customer has opened. */
async function payTwice({ desk }: Crew) {
  await desk.page.reload();
  await expect(stateOf(desk)).toContainText('The customer opened it on');
  await pay(desk, '100');
  await expect(stateOf(desk)).toContainText('Partially paid');
  await pay(desk);
  await expect(stateOf(desk).getByText('Paid', { exact: true })).toBeVisible();
}

/** An admin voids an invoice, which keeps its number, and issues a copy. */
async function voidAndReissue({ desk, customers }: Crew) {
  await desk.page.goto('/dashboard/invoices?status=DRAFT');
  await desk.open(desk.page.getByRole('row').filter({ hasText: customers[1] }));
  await issue(desk);
  await desk.press(button(desk, 'More actions'));
  await desk.press(desk.page.getByRole('menuitem', { name: 'Void' }));
  const voiding = desk.page.getByRole('alertdialog', { name: 'Void this invoice?' });
  await desk.type(voiding.getByRole('textbox', { name: /^Reason/ }), 'The wrong cost reference.');
  await desk.press(voiding.getByRole('button', { name: 'Void' }));
  await expect(stateOf(desk)).toContainText('The wrong cost reference.');
  await desk.press(button(desk, 'Copy as draft'));
  await expect(desk.page.getByRole('heading', { name: `Draft for ${customers[1]}` })).toBeVisible();
  await issue(desk);
  await expect(stateOf(desk)).toContainText('Corrects an invoice that is void');
}

for (const name of hands) {
  const tag = name === 'mouse' ? ['@core'] : [];
  test(`a ticket is recorded, signed and approved, its invoice is paid, and another invoice is voided and reissued: ${name}`, {
    tag,
  }, async ({ page: customerPage, browser, product }) => {
    test.slow();
    const somebodyElse = () => openHand(name, browser, product);
    const crew: Crew = {
      name,
      anyone: customerPage,
      field: await somebodyElse(),
      office: await somebodyElse(),
      customer: await somebodyElse(),
      desk: await somebodyElse(),
      customers: [`Aguas of ${name}`, `Bravo of ${name}`, `Culebra of ${name}`],
    };
    const jobcode = await test.step('record the ticket and make the requested change', () =>
      recordAndCorrect(crew));
    await test.step('sign by an emailed link and approve', () => signAndApprove(crew, jobcode));
    await test.step('create three drafts from twelve tickets', () => draftThree(crew));
    await test.step('issue, email and open an invoice', () => issueAndMail(crew));
    await test.step('pay in two parts', () => payTwice(crew));
    await test.step('void and reissue an invoice', () => voidAndReissue(crew));
    for (const { page } of [crew.field, crew.office, crew.customer, crew.desk]) await page.context().close();
  });
}
