import { demoPassword, expect, signIn, test } from './product.ts';

test('a wrong password is refused in place, the right one leads to the wanted page', async ({ page }) => {
  await page.goto('/dashboard/job-tickets?page=2#rows');
  await expect(page).toHaveURL(/\/login/);
  const submit = page.getByRole('button', { name: 'Sign In' });
  await expect(submit).toBeDisabled();

  await page.getByRole('textbox', { name: 'Email' }).fill('owner@demo.derrick.test');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await submit.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('owner@demo.derrick.test');

  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await submit.click();
  await expect(page).toHaveURL(/\/dashboard\/job-tickets\?page=2#rows$/);
  await expect(page.getByText('11-20', { exact: true })).toBeVisible();
});

test('an address of another site is not a wanted page', async ({ page, product }) => {
  await signIn(page, 'owner@demo.derrick.test', '/login?next=https%3A%2F%2Fexample.com%2Fdashboard');
  expect(new URL(page.url()).origin).toBe(product.url);
});

test('a spent access token is renewed without a word', async ({ page }) => {
  await signIn(page, 'owner@demo.derrick.test', '/login?next=%2Fdashboard%2Fjob-tickets');
  const before = await page.evaluate(() => localStorage.getItem('derrick.refreshToken'));
  await page.evaluate(() => localStorage.setItem('derrick.accessToken', 'spent'));
  await page.reload();
  await expect(page.getByRole('grid').getByText('#TK-10482')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('derrick.refreshToken'))).not.toBe(before);
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await signIn(page, 'admin@demo.derrick.test', '/login?next=%2Fdashboard%2Fjob-tickets');
  const second = await context.newPage();
  await second.goto('/dashboard/job-tickets');
  await expect(second.getByRole('grid')).toBeVisible();

  await page.getByRole('button', { name: /Admin/ }).last().click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(second).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('derrick.accessToken'))).toBeNull();
});
