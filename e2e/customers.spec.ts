import type { Page } from '@playwright/test';
import { rowsOf, searchList } from './lists.ts';
import { expect, signIn, test } from './product.ts';

const owner = 'owner@demo.derrick.test';

const at = (path: string) => `/login?next=${encodeURIComponent(path)}`;

const box = (page: Page, name: RegExp | string) => page.getByRole('textbox', { name });

/** Presses a button or follows a link by keyboard. */
const press = (page: Page, role: 'button' | 'link', name: string) =>
  page.getByRole(role, { name, exact: true }).first().press('Enter');

test('a user creates, finds and edits a customer and merges it with a duplicate, by keyboard alone', async ({
  page,
}) => {
  await signIn(page, owner, at('/dashboard/customers'));
  await press(page, 'link', 'Create Customer');
  await box(page, /^Customer name/).fill('Zapata Wireline');
  await press(page, 'button', 'Add contact');
  await expect(box(page, /^Contact name/)).toBeFocused();
  await page.keyboard.type('Marta Ibáñez');
  await page.keyboard.press('Tab');
  await page.keyboard.type('marta@zapata.test');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/customers$/);

  // The search finds the customer by a contact, and the user opens it.
  await searchList(page, 'marta@zapata.test');
  const customerRow = rowsOf(page, 'Zapata Wireline');
  await expect(customerRow).toContainText('30 days');
  await customerRow.getByRole('button', { name: 'Actions for Zapata Wireline' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
  await expect(box(page, /^Customer name/)).toHaveValue('Zapata Wireline');
  await box(page, 'Payment terms in days').fill('45');
  await page.keyboard.press('Enter');
  await expect(rowsOf(page, 'Zapata Wireline')).toContainText('45 days');

  // A ticket uses another spelling of the customer's name.
  await page.goto('/dashboard/job-ticket');
  await box(page, /^Location/).fill('Loving County, TX 79754');
  await box(page, /^Well name/).fill('Ridgeback 14-2H');
  await box(page, /^Description/).fill('Wireline.');
  await page.getByRole('combobox', { name: 'Customer company' }).fill('Zapata Wire Line');
  await press(page, 'button', 'Create Job Ticket');
  await expect(page.getByRole('dialog', { name: 'Job Ticket Created' })).toBeVisible();

  await page.goto('/dashboard/customers?search=Zapata+Wire+Line');
  await rowsOf(page, 'Zapata Wire Line')
    .getByRole('button', { name: /^Actions/ })
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
  await press(page, 'button', 'Merge');
  const dialog = page.getByRole('dialog', { name: 'Merge into another customer' });
  const picker = dialog.getByRole('combobox', { name: /^Customer that stays/ });
  await picker.pressSequentially('zapata');
  await expect(dialog.getByRole('option', { name: 'Zapata Wireline' })).toBeVisible();
  await picker.press('ArrowDown');
  await picker.press('Enter');
  await expect(picker).toHaveValue('Zapata Wireline');
  await dialog.getByRole('button', { name: 'Merge' }).press('Enter');
  await expect(page.getByRole('heading', { name: '1 ticket' })).toBeVisible();
  await expect(box(page, /^Customer name/)).toHaveValue('Zapata Wireline');
  await press(page, 'link', 'Show tickets');
  await expect(rowsOf(page, 'Zapata Wireline')).toHaveCount(1);
});
