import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { mailTo, pathOf } from './outbox.ts';
import { demoPassword, expect, signIn, test } from './product.ts';

test.use({ changes: 'accounts' });

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openAccount(page: Page, email: string, name: string) {
  await signIn(page, email);
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(region(page, 'Profile')).toBeVisible();
}

async function enter(page: Page, email: string, password = demoPassword) {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Sign In');
}

test.describe('the account page', () => {
  test('signs out the other browsers when the password changes', async ({ page, browser, product }) => {
    const email = 'admin@demo.derrick.test';
    const otherPage = await browser.newPage({ baseURL: product.url });
    await signIn(otherPage, email);
    await openAccount(page, email, 'Ben Carver');
    const password = region(page, 'Password');
    await password.getByLabel('Current password').fill(demoPassword);
    await password.getByLabel('New password').fill('mud-pump-42');
    await password.getByRole('button', { name: 'Change password' }).click();
    await expect(
      page.getByRole('region', { name: 'Notifications' }).getByText('Your password was changed'),
    ).toBeVisible();
    await mailTo(page, email, 'passwordChanged');
    await expect(region(page, 'Sessions').getByRole('listitem')).toHaveCount(1);
    await otherPage.reload();
    await expect(otherPage).toHaveURL(/\/login/);
    await enter(otherPage, email, 'mud-pump-42');
    await expect(otherPage).toHaveURL(/\/dashboard/);
    await otherPage.close();
  });

  test('lists a session of another browser and ends it', async ({ page, browser, product }) => {
    const email = 'tech@demo.derrick.test';
    const otherPage = await browser.newPage({ baseURL: product.url });
    await signIn(otherPage, email);
    await openAccount(page, email, 'Luis Ortega');
    const sessions = region(page, 'Sessions');
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await sessions.getByRole('button', { name: /^Sign out Chrome/ }).click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await otherPage.reload();
    await expect(otherPage).toHaveURL(/\/login/);
    await otherPage.close();
  });

  test('turns on two-step sign-in with an authenticator app, and accepts a recovery code instead of an app code', async ({
    page,
  }) => {
    const email = 'manager@demo.derrick.test';
    await openAccount(page, email, 'Lucía Fuentes');
    const factor = region(page, 'Two-step sign-in');
    await factor.getByRole('button', { name: 'Add an authenticator app' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill(demoPassword);
    await press(page, 'Next');
    const secret = (await dialog.getByLabel('Key', { exact: true }).inputValue()).replaceAll(' ', '');
    await dialog.getByLabel('Code from the app').fill(generateSync({ secret }));
    await press(page, 'Turn on');
    const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    const recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? '';
    await press(page, 'I have saved them');
    await expect(factor.getByText('On', { exact: true })).toBeVisible();

    await page.evaluate(() => localStorage.clear());
    await enter(page, email);
    await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible();
    // Code of the next 30 seconds, because the code that confirmed the app can't be reused.
    const epoch = Math.floor(Date.now() / 1000) + 30;
    await page.getByLabel('Code').fill(generateSync({ secret, epoch }));
    await press(page, 'Sign In');
    await expect(page).toHaveURL(/\/dashboard/);

    await page.evaluate(() => localStorage.clear());
    await enter(page, email);
    await page.getByLabel('Code').fill(recoveryCode);
    await press(page, 'Sign In');
    await expect(page).toHaveURL(/\/dashboard/);
    await page.goto('/dashboard/account');
    await expect(region(page, 'Two-step sign-in').getByText(/9 recovery codes are left/)).toBeVisible();
  });

  test('uses a new email address after it is confirmed, and the old address can undo the change', async ({
    page,
  }) => {
    const email = 'owner@demo.derrick.test';
    await openAccount(page, email, 'Maya Reyes');
    const section = region(page, 'Email address');
    await section.getByLabel('New email address').fill('maya@new.example');
    await section.getByLabel('Current password').fill(demoPassword);
    await section.getByRole('button', { name: 'Change address' }).click();
    await expect(section.getByText('Waiting for confirmation of maya@new.example')).toBeVisible();
    const undo = await mailTo(page, email, 'undoEmail');

    await page.goto(pathOf(await mailTo(page, 'maya@new.example', 'confirmEmail')));
    await press(page, 'Confirm address');
    await expect(page.getByRole('heading', { name: 'Address confirmed' })).toBeVisible();
    await enter(page, email);
    await expect(page.getByRole('alert')).toBeVisible();
    await enter(page, 'maya@new.example');
    await expect(page).toHaveURL(/\/dashboard/);

    await page.goto(pathOf(undo));
    await press(page, 'Undo the change');
    await expect(page.getByRole('heading', { name: 'Your address is kept' })).toBeVisible();
    await page.goto(pathOf(await mailTo(page, email, 'passwordReset')));
    await page.getByLabel('New Password', { exact: true }).fill('mud-pump-42');
    await page.getByLabel('Confirm New Password', { exact: true }).fill('mud-pump-42');
    await press(page, 'Apply');
    await expect(page).toHaveURL(/\/login\?success=password-reset$/);
    await enter(page, email, 'mud-pump-42');
    await expect(page).toHaveURL(/\/dashboard/);
  });
});

test.describe('a passkey', () => {
  // Passkeys require a host name instead of an IP address.
  test.use({ baseURL: async ({ product }, use) => use(product.url.replace('127.0.0.1', 'localhost')) });

  test('can be added and used to sign in', async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('WebAuthn.enable');
    await client.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    // An account whose password no other journey changes.
    const email = 'tech@demo.derrick.test';
    await enter(page, email);
    await expect(page).toHaveURL(/\/dashboard/);
    await page.goto('/dashboard/account');
    const passkeys = region(page, 'Passkeys');
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Work laptop');
    await dialog.getByLabel('Current password').fill(demoPassword);
    await dialog.getByRole('button', { name: 'Add a passkey' }).click();
    await press(page, 'I have saved them');
    await expect(passkeys.getByText('Work laptop')).toBeVisible();

    await page.evaluate(() => localStorage.clear());
    await enter(page, email);
    await press(page, 'Use a passkey');
    await expect(page).toHaveURL(/\/dashboard/);
  });
});
