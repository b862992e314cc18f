import type { Page } from '@playwright/test';
import { rowsOf } from './lists.ts';
import { expect, signIn, test } from './product.ts';

const owner = 'owner@demo.derrick.test';
const NEW = '/login?next=%2Fdashboard%2Fjob-ticket';

const files = {
  pdf: {
    name: 'pressure-test.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  },
  text: { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('2,400 psi held for 30 minutes') },
  renamed: { name: 'pump.png', mimeType: 'image/png', buffer: Buffer.from('MZ\u0090 this is a program') },
};

const box = (page: Page, name: RegExp | string) => page.getByRole('textbox', { name });

async function fillRequired(page: Page, well: string) {
  await box(page, /^Location/).fill('Loving County, TX 79754');
  await box(page, /^Well name/).fill(well);
  await box(page, /^Description/).fill('Replaced seal on injection pump 3.');
}

const create = (page: Page) => page.getByRole('button', { name: 'Create Job Ticket' }).click();

async function expectCreated(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Job Ticket Created' });
  await expect(dialog).toContainText('Your job ticket has been successfully created and saved.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard\/job-tickets$/);
}

test.describe('the job ticket form', () => {
  test('saves a ticket over midnight with files, after one upload fails and is retried', {
    tag: '@core',
  }, async ({ page }) => {
    await signIn(page, owner, NEW);
    await fillRequired(page, 'Ridgeback 14-2H');
    await box(page, /^Work start/).fill('10p');
    await box(page, /^Work end/).fill('530');
    await expect(page.getByText('7h 30m')).toBeVisible();
    await expect(page.getByText('+1 day')).toBeVisible();
    await page.getByRole('combobox', { name: 'Customer company' }).fill('Midnight Oil Co.');
    await page.locator('input[type=file]').setInputFiles([files.pdf, files.text, files.renamed]);

    let sent = 0;
    await page.route('**/api/v1/file', async (route) => {
      if (route.request().method() === 'POST') sent += 1;
      if (sent === 2) await route.abort('connectionreset');
      else await route.continue();
    });
    await create(page);
    const problems = page.getByRole('group', { name: 'There is 1 problem' });
    await expect(problems).toContainText('Failed to upload notes.txt');
    await expect(problems).toBeFocused();
    await expect(box(page, /^Well name/)).toHaveValue('Ridgeback 14-2H');

    await create(page);
    await expect(problems).toContainText("pump.png can't be attached");
    // The first file was stored before. The second and third were uploaded now.
    expect(sent).toBe(4);
    await page.getByRole('button', { name: 'Remove pump.png' }).click();
    await create(page);
    await expectCreated(page);
    expect(sent).toBe(4);

    const row = rowsOf(page, 'Midnight Oil Co.');
    await expect(row).toContainText('7.5h');
    await row.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(box(page, /^Work end/)).toHaveValue('05:30 AM');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download pressure-test.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('pressure-test.pdf');
  });

  test('shows the conflicting fields when two users edit the same ticket', async ({
    browser,
    page,
    product,
  }) => {
    await signIn(page, owner, NEW);
    await fillRequired(page, 'Conflict 1-1H');
    await page.getByRole('combobox', { name: 'Customer company' }).fill('Two Hands Ltd.');
    await create(page);
    await expectCreated(page);
    const row = rowsOf(page, 'Two Hands Ltd.');
    await row.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(box(page, /^Well name/)).toHaveValue('Conflict 1-1H');

    const context = await browser.newContext({ baseURL: product.url });
    const otherPage = await context.newPage();
    await signIn(
      otherPage,
      'manager@demo.derrick.test',
      `/login?next=${encodeURIComponent(new URL(page.url()).pathname)}`,
    );
    await box(otherPage, /^Well name/).fill('Theirs 2-2H');
    await box(otherPage, 'Customer name').fill('Dana Calloway');
    await otherPage.getByRole('button', { name: 'Submit changes' }).click();
    await expect(otherPage.getByRole('grid')).toBeVisible();
    await context.close();

    await box(page, /^Well name/).fill('Mine 3-3H');
    await page.getByRole('button', { name: 'Submit changes' }).click();
    const dialog = page.getByRole('dialog', { name: 'This ticket has changed' });
    const well = dialog.getByRole('group', { name: 'Well name' });
    await expect(well).toContainText('Theirs 2-2H');
    await expect(well.getByRole('radio', { name: /Keep mine/ })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: /Take theirs.*Dana Calloway/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Save' }).click();

    await row.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(box(page, /^Well name/)).toHaveValue('Mine 3-3H');
    await expect(box(page, 'Customer name')).toHaveValue('Dana Calloway');
  });

  test('asks before leaving with unsaved changes, stores the draft and offers it again', async ({ page }) => {
    await signIn(page, owner, '/login?next=%2Fdashboard%2Fjob-tickets');
    await page.getByRole('link', { name: 'Create Job Ticket' }).click();
    await box(page, /^Location/).fill('Half a ticket');
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/job-ticket$/);
    await expect(box(page, /^Location/)).toHaveValue('Half a ticket');
    await page.goBack();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('grid')).toBeVisible();

    await page.getByRole('link', { name: 'Create Job Ticket' }).click();
    await page.getByRole('button', { name: 'Continue draft' }).click();
    await expect(box(page, /^Location/)).toHaveValue('Half a ticket');
    await box(page, /^Location/).fill('');
    await page.getByRole('link', { name: 'Overview' }).first().click();
    await expect(page).toHaveURL(/\/overview$/);
  });

  test('can be filled in and saved by keyboard alone', async ({ page }) => {
    await signIn(page, owner, NEW);
    const { keyboard } = page;
    const next = async (name: RegExp | string, role: 'textbox' | 'combobox' | 'button' = 'textbox') => {
      await keyboard.press('Tab');
      await expect(page.getByRole(role, { name })).toBeFocused();
    };
    await box(page, /^Location/).focus();
    await keyboard.type('Pecos, TX');
    await next(/^Well name/);
    await keyboard.type('Keys 9-9H');
    await next(/^Description/);
    await next('Additional notes');
    // The parts of the work date, and its calendar button.
    for (const _part of ['month', 'day', 'year', 'calendar']) await keyboard.press('Tab');
    await next(/^Work start/);
    await keyboard.type('7');
    await next(/^Work end/);
    await keyboard.type('1530');
    await next('Unpaid break (minutes)');
    await next(/^Travel start/);
    await keyboard.press('ArrowDown');
    await next(/^Travel end/);
    await next('Technician', 'combobox');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Technician' })).not.toHaveValue('');
    await next('Job type', 'combobox');
    await next('Customer company', 'combobox');
    await keyboard.type('Keyboard Energy');
    await next('Customer name');
    await next('Cost reference');
    await next('Add line', 'button');
    await next('Add from the price book', 'combobox');
    await next('Choose files', 'button');
    await next('Cancel', 'button');
    await next('Save as draft', 'button');
    await next('Create Job Ticket', 'button');
    await keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'There is 1 problem' })).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(box(page, /^Description/)).toBeFocused();
    await keyboard.type('Greased everything.');
    await keyboard.press('Tab');
    await page.getByRole('button', { name: 'Create Job Ticket' }).focus();
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Job Ticket Created' })).toBeVisible();
    await keyboard.press('Escape');
    await expect(page.getByRole('row').filter({ hasText: 'Keyboard Energy' })).toContainText('8.5h');
  });

  test('lets a technician record a ticket only for themselves', async ({ page }) => {
    await signIn(page, 'tech@demo.derrick.test', NEW);
    await fillRequired(page, 'Own 1-1H');
    const technician = page.getByRole('combobox', { name: 'Technician' });
    await expect(technician).not.toHaveValue('');
    await expect(technician).toHaveAttribute('readonly', '');
    await create(page);
    await expectCreated(page);
  });
});
