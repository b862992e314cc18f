import { mailTo, pathOf } from './outbox.ts';
import { demoPassword, expect, signIn, test } from './product.ts';

test.use({ changes: 'tickets' });

const technician = 'tech@demo.derrick.test';
const manager = 'manager@demo.derrick.test';
const at = (path: string) => `/login?next=${encodeURIComponent(path)}`;

test('a technician records a ticket, mends what the manager asks for, the customer signs it by a link, and it is approved', async ({
  page,
  browser,
  product,
}) => {
  // Recorded as a phone sends it.
  const login = await page.request.post('/api/v1/auth/login', {
    data: { email: technician, password: demoPassword },
  });
  const { accessToken } = (await login.json()).data;
  const headers = { authorization: `Bearer ${accessToken}` };
  const levels = await page.request.get('/api/v1/job-type', { headers });
  const reply = await page.request.post('/api/v1/ticket', {
    headers,
    data: {
      location: 'Loving County, TX 79754',
      wellName: 'Ridgeback 7-2H',
      description: 'Replaced the packing.',
      notes: null,
      workStartedAt: '07:00',
      workEndedAt: '11:00',
      travelStartedAt: null,
      travelEndedAt: null,
      workHours: 4,
      travelHours: 0,
      technicianId: null,
      customerCompany: 'Journey Midstream',
      customerName: 'Dana Whitfield',
      jobTypeId: (await levels.json()).data.data[0].id,
      attachments: [],
    },
  });
  const { id, jobcode } = (await reply.json()).data;
  const ticket = `/dashboard/job-ticket/${id}`;

  const office = await browser.newContext({ baseURL: product.url });
  const desk = await office.newPage();
  await signIn(desk, manager, at(ticket));
  await desk.getByRole('button', { name: 'Request changes' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Request changes' });
  await dialog.getByRole('textbox').fill('Which pump was it?');
  await dialog.getByRole('button', { name: 'Request changes' }).click();
  const state = desk.getByRole('region', { name: 'State of the ticket' });
  await expect(state).toContainText('Changes requested');

  await signIn(page, technician, at(ticket));
  await expect(page.getByRole('region', { name: 'State of the ticket' })).toContainText('Which pump was it?');
  await page.getByRole('textbox', { name: /^Description/ }).fill('Replaced the packing of pump 3.');
  await page.getByRole('button', { name: 'Submit changes' }).click();
  await expect(page).toHaveURL(/job-tickets/);
  await page.goto(ticket);
  await expect(page.getByRole('region', { name: 'State of the ticket' })).toContainText('Submitted');

  // The customer has no account, and whatever opens the link before them spends nothing.
  await desk.reload();
  await desk.getByRole('button', { name: 'Ask for a signature' }).click();
  const ask = desk.getByRole('dialog', { name: 'Ask for a signature' });
  await ask.getByRole('textbox', { name: /^Email or phone/ }).fill('dana@journey.test');
  await ask.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(desk.getByRole('dialog', { name: 'The link is on its way' })).toBeVisible();
  const link = pathOf(await mailTo(page, 'dana@journey.test', 'signatureRequest'));
  await page.request.get(link);
  const elsewhere = await browser.newContext({ baseURL: product.url, viewport: { width: 390, height: 844 } });
  const phone = await elsewhere.newPage();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: `Job ticket ${jobcode}` })).toBeVisible();
  await expect(phone.getByText('Replaced the packing of pump 3.')).toBeVisible();
  await phone.getByRole('textbox', { name: /^Name/ }).fill('Dana Whitfield');
  await phone.getByText('I sign with my typed name').click();
  await phone.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(phone.getByRole('heading', { name: 'Thank you, the ticket is signed' })).toBeVisible();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'This link was already used' })).toBeVisible();
  await elsewhere.close();

  await desk.goto(ticket);
  await expect(desk.getByText('Signed by a link on', { exact: false })).toBeVisible();
  await desk.getByRole('button', { name: 'Approve' }).click();
  await expect(state).toContainText('Approved');
  await expect(desk.getByRole('button', { name: 'Submit changes' })).toHaveCount(0);
  await office.close();
});
