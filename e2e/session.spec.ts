import type { Page } from '@playwright/test';
import { demoPassword, expect, signIn, test } from './product.ts';

const list = '/login?next=%2Fdashboard%2Fjob-tickets';

/** Ends the session on the server, like a new password or an admin does. */
async function endSession(page: Page) {
  const refreshToken = await page.evaluate(() => localStorage.getItem('derrick.refreshToken'));
  const reply = await page.request.post('/api/v1/auth/logout', { data: { refreshToken } });
  expect(reply.ok()).toBe(true);
}

test('signing in again in the dialog over the page restores an expired session in every tab and keeps the typed text', {
  tag: '@core',
}, async ({ page, context }) => {
  await signIn(page, 'owner@demo.derrick.test', list);
  const second = await context.newPage();
  await second.goto('/dashboard/job-tickets?page=2');
  await expect(second.getByRole('grid').getByText('#TK-10466')).toBeVisible();

  const search = page.getByRole('searchbox', { name: /search/i });
  await search.fill('TK-10475');
  await endSession(page);
  // Any request of either tab may be the first to be refused, so the dialog may open before this key is pressed.
  await search.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  const password = dialog.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('owner@demo.derrick.test');
  await expect(second.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  // The focus stays inside the dialog for a complete cycle.
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }

  await password.fill('not-the-password');
  await password.press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await password.fill(demoPassword);
  await password.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('TK-10475');
  await search.press('Enter');
  await expect(page.getByRole('grid').getByRole('rowheader')).toHaveText(['#TK-10475']);
  await expect(second.getByRole('dialog')).toBeHidden();
  await expect(second.getByRole('grid').getByText('#TK-10466')).toBeVisible();
});

test('choosing another account after the session expires opens sign-in without returning to the page', async ({
  page,
}) => {
  await signIn(page, 'owner@demo.derrick.test', list);
  await expect(page.getByRole('grid').getByText('#TK-10482')).toBeVisible();
  await endSession(page);
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByRole('button', { name: 'Sign in as someone else' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});

test('signing in as a different user in one tab switches the other tabs to this user', async ({
  page,
  context,
}) => {
  await signIn(page, 'manager@demo.derrick.test', `${list}%23rows`);
  const me = page.getByRole('button', { name: /Manager/ });
  await expect(me).toBeVisible();
  const second = await context.newPage();
  await signIn(second, 'owner@demo.derrick.test', '/login?success=password-reset');
  await expect(page.getByRole('button', { name: /Super admin/ })).toBeVisible();
  await expect(me).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard\/job-tickets#rows$/);
});

test('a session that expired before the page was opened leads to sign-in and then to the requested page', async ({
  page,
}) => {
  await signIn(page, 'owner@demo.derrick.test', list);
  await endSession(page);
  await page.goto('/dashboard/job-tickets?page=2');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByRole('textbox', { name: 'Email' }).fill('owner@demo.derrick.test');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard\/job-tickets\?page=2$/);
});
