import { demoPassword, expect, signIn, test } from './product.ts';

test('a wrong password shows an error on the sign-in page, and the correct password opens the requested page', async ({
  page,
}) => {
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

test('sign-in ignores a requested page on another site', async ({ page, product }) => {
  await signIn(page, 'owner@demo.derrick.test', '/login?next=https%3A%2F%2Fexample.com%2Fdashboard');
  expect(new URL(page.url()).origin).toBe(product.url);
});

test('an invalid access token is renewed without a message', async ({ page }) => {
  await signIn(page, 'owner@demo.derrick.test', '/login?next=%2Fdashboard%2Fjob-tickets');
  const before = await page.evaluate(() => localStorage.getItem('derrick.refreshToken'));
  await page.evaluate(() => localStorage.setItem('derrick.accessToken', 'spent'));
  await page.reload();
  await expect(page.getByRole('grid').getByText('#TK-10482')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('derrick.refreshToken'))).not.toBe(before);
});

test('signing out in one tab signs out the other tab', async ({ page, context }) => {
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
