import { expect, signIn, test } from './product.ts';

test.use({ changes: 'tickets' });

test('the assistant checks a described ticket and fills in the form, the user undoes it, fills it in again and saves, by keyboard', async ({
  page,
}) => {
  await signIn(page, 'owner@demo.derrick.test', '/login?next=%2Fdashboard%2Fjob-ticket');
  const well = page.getByRole('textbox', { name: /^Well name/ });
  await expect(well).toBeVisible();
  const fillForm = async () => {
    await page.getByRole('button', { name: 'Create Ticket with voice' }).press('Enter');
    const panel = page.getByRole('dialog');
    const words = panel.getByRole('textbox');
    await words.fill(
      'Replaced the seal at Ridgeback 14-2H in Loving County, worked from 7:00 am to 3:30 pm.',
    );
    await panel.getByRole('button', { name: 'Fill the form' }).press('Enter');
    await expect(panel.getByRole('list', { name: 'Found in your text' })).toBeVisible();
    for (const box of await panel.getByRole('checkbox', { disabled: false }).all())
      if (!(await box.isChecked())) await box.press('Space');
    await panel.getByRole('button', { name: /^Fill \d+ fields/ }).press('Enter');
    await expect(panel).toBeHidden();
  };
  await fillForm();
  await expect(well).toHaveValue('Ridgeback 14-2H');
  await expect(page.getByRole('textbox', { name: /^Work end/ })).toHaveValue('03:30 PM');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(well).toHaveValue('');
  await fillForm();
  for (const [name, text] of [
    [/^Location/, 'Loving County, TX'],
    [/^Description/, 'Replaced the seal'],
  ] as const) {
    const field = page.getByRole('textbox', { name });
    if ((await field.inputValue()) === '') await field.fill(text);
  }
  await page.getByRole('button', { name: 'Create Job Ticket' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Job Ticket Created' })).toBeVisible();
});

test('the code and messages of the assistant are loaded only when it is opened', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
  const ofAssistant = () =>
    loaded.filter((path) => /\/assets\/(?:TicketAssistant|assistant)\b.*\.js$/.test(path));
  await signIn(page, 'owner@demo.derrick.test', '/login?next=%2Fdashboard%2Fjob-ticket');
  const open = page.getByRole('button', { name: 'Create Ticket with voice' });
  await expect(open).toBeEnabled();
  // Waits until the lazily loaded parts of the form have loaded, so that no later request comes from the form.
  await expect.poll(() => loaded.some((path) => path.includes('/DatePicker'))).toBe(true);
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  expect(ofAssistant()).toEqual([]);
  await open.click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
  expect(ofAssistant().length).toBeGreaterThanOrEqual(2);
});

test('an assistant answer opens the ticket list with the same filters and the same count', async ({
  page,
}) => {
  await signIn(page, 'owner@demo.derrick.test', '/login?next=%2Fdashboard%2Foverview');
  const panel = page.getByRole('region', { name: 'Ask your tickets' });
  await panel.getByRole('textbox').fill('How many tickets are not invoiced?');
  await panel.getByRole('textbox').press('Enter');
  const sentence = panel.getByText(/^[\d,]+ job tickets/);
  await expect(sentence).toBeVisible();
  const count = /^[\d,]+/.exec((await sentence.textContent()) ?? '')?.[0] ?? '';
  await panel.getByRole('link', { name: 'Open in Job Tickets' }).click();
  await expect(page).toHaveURL(/invoice=notInvoiced/);
  await expect(page.getByText(new RegExp(`^Showing .* from ${count}$`))).toBeVisible();
});
