import { expect, signIn, test } from './product.ts';

const owner = 'owner@demo.derrick.test';

test('code that fails to load leaves the page in place, and Retry loads the code', async ({ page }) => {
  await signIn(page, owner, '/login?next=%2Fdashboard%2Ftechnicians');
  const search = page.getByRole('searchbox', { name: 'Search technicians' });
  await expect(search).toBeVisible();

  await test.step('a dialog fails to load: a toast offers Retry, and the page keeps the typed text', async () => {
    await page.route('**/assets/InviteDialog-*.js', (route) => route.abort());
    await search.fill('Tomás');
    await page.getByRole('button', { name: 'Invite Technician' }).click();
    const toast = page.getByRole('alertdialog', { name: 'This could not be loaded' });
    await expect(toast).toBeVisible();
    await expect(search).toHaveValue('Tomás');
    await page.unroute('**/assets/InviteDialog-*.js');
    await toast.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('dialog', { name: 'Add technician' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('a screen fails to load: the error and Retry replace the screen, and the menu stays', async () => {
    await page.route('**/assets/CustomersScreen-*.js', (route) => route.abort());
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Customers' }).click();
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('This could not be loaded');
    await expect(menu).toBeVisible();
    await page.unroute('**/assets/CustomersScreen-*.js');
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('searchbox', { name: 'Search customers' })).toBeVisible();
  });
});
