import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { rowsOf, searchList } from './lists.ts';
import { demoPassword, expect, signIn, test } from './product.ts';

test.describe('job tickets', () => {
  test('search, pages, selection and confirmed deletion of job tickets work, and a reload keeps the page', async ({
    page,
  }) => {
    await signIn(page, 'owner@demo.derrick.test', '/login?next=%2Fdashboard%2Fjob-tickets');
    const grid = page.getByRole('grid');
    await expect(grid.getByText('#TK-10482')).toBeVisible();
    await expect(page.getByText('1-10', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(grid.getByText('#TK-10472')).toBeVisible();
    await page.reload();
    await expect(grid.getByText('#TK-10472')).toBeVisible();
    await page.goBack();
    await expect(grid.getByText('#TK-10482')).toBeVisible();

    await page.getByRole('combobox', { name: /per page|page size|rows/i }).selectOption('25');
    await expect(page).toHaveURL(/size=25/);
    await expect(page.getByText('1-25', { exact: true })).toBeVisible();

    await searchList(page, 'TK-10480');
    await expect(page).toHaveURL(/search=TK-10480/);
    await expect(grid.getByRole('rowheader')).toHaveText(['#TK-10480']);

    const row = rowsOf(page, '#TK-10480');
    await row.getByRole('checkbox').check();
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await row.getByRole('checkbox').uncheck();

    await row.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete Ticket' });
    await expect(dialog).toContainText("Do you want to delete this ticket? This action can't be undone");
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(grid.getByText('#TK-10480')).toBeVisible();

    await row.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Ticket #TK-10480 deleted successfully', { exact: true })).toBeVisible();
    await expect(grid.getByText('#TK-10480')).toBeHidden();
    await page.reload();
    await expect(grid.getByText('#TK-10480')).toBeHidden();
  });

  test('job ticket filters apply only after confirmation, appear in the address and as chips, and limit the exported spreadsheet', async ({
    page,
  }) => {
    await signIn(page, 'owner@demo.derrick.test', '/login?next=%2Fdashboard%2Fjob-tickets%3Fpage%3D2');
    await expect(page.getByText('11-20', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Filters' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    const technicians = dialog.getByRole('group', { name: /^Technician/ });
    await technicians.getByRole('searchbox').fill('tomas');
    await technicians.getByRole('checkbox', { name: 'Tomás Beltrán' }).check();
    await dialog.getByText('From', { exact: true }).click();
    await page.keyboard.type('01012020');
    await dialog.getByText('To', { exact: true }).click();
    await page.keyboard.type('01012019');
    await dialog.getByRole('button', { name: 'Apply Filter' }).click();
    await expect(dialog.getByText('The end is before the start')).toBeVisible();
    // Each part of the date is cleared digit by digit.
    for (const [part, digits] of Object.entries({ month: 1, day: 1, year: 4 })) {
      const field = dialog.getByRole('spinbutton', { name: `${part}, To` });
      for (let digit = 0; digit < digits; digit++) await field.press('Backspace');
    }
    await dialog.getByRole('button', { name: 'Apply Filter' }).click();

    const chips = page.getByRole('list', { name: 'Applied filters' });
    await expect(chips.getByRole('listitem')).toHaveText(['Technician: Tomás Beltrán', 'From Jan 01, 2020']);
    await expect(page).toHaveURL(/from=2020-01-01&technicians=[\w-]+$/);
    await expect(page.getByText(/^1-\d+$/)).toBeVisible();
    await page.reload();
    await expect(chips.getByText('Technician: Tomás Beltrán')).toBeVisible();
    const rows = page
      .getByRole('grid')
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') });
    await expect(rows.first()).toContainText('Tomás Beltrán');

    const exported = async (button: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button, exact: true }).click(),
      ]);
      return (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    };
    const shown = (await page.getByText(/^Showing/).textContent()) ?? '';
    const lines = await exported('Export CSV');
    expect(lines[0]).toMatch(/^\ufeff/);
    expect(lines).toHaveLength(Number(/\d+$/.exec(shown)?.[0]) + 1);
    expect(lines.slice(1).every((line) => line.includes('Tomás Beltrán'))).toBe(true);
    await rows.first().getByRole('checkbox').check();
    expect(await exported('Export CSV (1 selected)')).toHaveLength(2);

    await page.getByRole('button', { name: 'Clear selection' }).click();
    await page.goBack();
    await expect(page.getByText('11-20', { exact: true })).toBeVisible();
    await expect(chips).toBeHidden();
  });

  test('a customer waiting for an invoice links to exactly its tickets that are not invoiced', async ({
    page,
  }) => {
    await signIn(page, 'owner@demo.derrick.test', '/login?next=%2Fdashboard%2Foverview');
    const waiting = page.getByRole('region', { name: 'Waiting for an invoice' });
    const first = waiting.getByRole('listitem').first();
    const count = Number(/(\d+) not invoiced/.exec((await first.textContent()) ?? '')?.[1]);
    const customer = first.getByRole('link').first();
    const name = (await customer.textContent()) ?? '';
    await customer.click();
    const chips = page.getByRole('list', { name: 'Applied filters' });
    await expect(chips.getByRole('listitem')).toHaveText([`Customer: ${name}`, 'Status: Not Invoiced']);
    await expect(page.getByText(new RegExp(`from ${count}$`))).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveCount(Math.min(count, 10));
    await page.goBack();
    await waiting.getByRole('link', { name: /^View all/ }).click();
    await expect(chips.getByRole('listitem')).toHaveText(['Status: Not Invoiced']);
  });

  test('editing a ticket returns to the previous page of the list, also after a reload', async ({ page }) => {
    const place = '/dashboard/job-tickets?page=2&size=20&search=TK-104';
    await signIn(page, 'owner@demo.derrick.test', `/login?next=${encodeURIComponent(place)}`);
    const grid = page.getByRole('grid');
    const edit = async () => {
      await expect(page).toHaveURL(new RegExp(`${place.replace('?', '\\?')}$`));
      await expect(page.getByText('21-40', { exact: true })).toBeVisible();
      await grid.getByRole('row').filter({ hasText: 'Submitted' }).first().getByRole('button').last().click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await expect(page.getByRole('textbox', { name: /^Location/ })).not.toHaveValue('');
    };
    await edit();
    await page.getByRole('textbox', { name: 'Additional notes' }).fill('Seen on page 2');
    await page.getByRole('button', { name: 'Submit changes' }).click();
    await edit();
    await expect(page.getByRole('textbox', { name: 'Additional notes' })).toHaveValue('Seen on page 2');
    await page.reload();
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Job Ticket' })
      .click();
    await edit();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('21-40', { exact: true })).toBeVisible();
  });

  test('a technician sees only own tickets, can edit them until they are invoiced, and cannot delete them', async ({
    page,
  }) => {
    await signIn(page, 'tech@demo.derrick.test', '/login?next=%2Fdashboard%2Fjob-tickets');
    const grid = page.getByRole('grid');
    await expect(grid.getByRole('rowheader').first()).toBeVisible();
    const open = (row: Locator) => row.getByRole('button').last().click();
    await open(
      grid
        .getByRole('row')
        .filter({ hasText: /Submitted|Changes requested/ })
        .first(),
    );
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByText('All time, your own tickets')).toBeVisible();
    const invoiced = grid
      .getByRole('row')
      .filter({ hasText: /(?<!Not )Invoiced/ })
      .first();
    await open(invoiced);
    await expect(page.getByRole('menuitem', { name: 'View' })).toBeVisible();
    await page.keyboard.press('Escape');
    await invoiced.getByRole('gridcell').nth(1).click();
    await expect(page.getByRole('region', { name: 'Details' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'State of the ticket' })).toContainText('Invoiced');
    await expect(page.getByRole('link', { name: 'Edit' })).toBeHidden();
  });

  test('the job ticket list works in Spanish on a phone, and the account keeps the language', async ({
    browser,
    product,
  }) => {
    const context = await browser.newContext({
      baseURL: product.url,
      locale: 'es-MX',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('button', { name: 'Ver en español' }).tap();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.locator('input[type=email]').fill('manager@demo.derrick.test');
    await page.locator('input[type=password]').fill(demoPassword);
    await page.locator('button[type=submit]').tap();
    await expect(page).toHaveURL(/\/dashboard/);
    await page.goto('/dashboard/job-tickets');
    await expect(page.getByText('#TK-10482')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Job Tickets');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await context.close();

    // The account's language is now Spanish in every browser. It is set back to English for the other journeys.
    const otherContext = await browser.newContext({ baseURL: product.url });
    const second = await otherContext.newPage();
    await signIn(second, 'manager@demo.derrick.test', '/login?next=%2Fdashboard%2Fjob-tickets');
    await expect(second.getByRole('heading', { level: 1 })).toHaveText('Tickets de trabajo');
    const saved = second.waitForResponse((reply) => reply.url().endsWith('/api/v1/account'));
    await second.getByRole('combobox', { name: 'Idioma' }).selectOption('en');
    await expect(second.getByRole('heading', { level: 1 })).toHaveText('Job Tickets');
    expect((await saved).ok()).toBe(true);
    await otherContext.close();
  });

  test('sign-in and row selection work by keyboard alone', async ({ page }) => {
    await page.goto('/login?next=%2Fdashboard%2Fjob-tickets');
    const email = page.getByRole('textbox', { name: 'Email' });
    await email.focus();
    await page.keyboard.type('manager@demo.derrick.test');
    // Enter on an incomplete form does nothing. The password field is next in the tab order.
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Tab');
      if (
        await page
          .getByLabel('Password', { exact: true })
          .evaluate((element) => element === document.activeElement)
      )
        break;
    }
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');
    const grid = page.getByRole('grid');
    await expect(grid.getByText('#TK-10482')).toBeVisible();

    await page.keyboard.press('Control+b');
    await expect
      .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'derrick.panel')?.value)
      .toBe('collapsed');

    const isInGrid = () => grid.evaluate((element) => element.contains(document.activeElement));
    for (let press = 0; press < 40 && !(await isInGrid()); press += 1) await page.keyboard.press('Tab');
    expect(await isInGrid()).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(grid.locator('[aria-selected=true]')).toHaveCount(1);
    await page.keyboard.press('Shift+ArrowDown');
    await expect(grid.locator('[aria-selected=true]')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(grid.locator('[aria-selected=true]')).toHaveCount(0);
  });

  test('the job ticket list shows an error while the server is stopped and loads after the restart', async ({
    page,
    product,
  }) => {
    await signIn(page, 'owner@demo.derrick.test', '/login?next=%2Fdashboard%2Fjob-tickets');
    await expect(page.getByRole('grid').getByText('#TK-10482')).toBeVisible();
    expect(await product.stop()).toBe(0);
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    const grid = page.getByRole('grid');
    await expect(page.getByText('No response from server').first()).toBeVisible();
    await product.start();
    // Statistics and sums that had not arrived before the stop have a Retry button of their own.
    await expect(async () => {
      await page.getByRole('button', { name: /retry/i }).first().click({ timeout: 2000 });
      await expect(grid.getByText('#TK-10466')).toBeVisible({ timeout: 3000 });
    }).toPass();
  });
});
