import type { Page } from '@playwright/test';
import { mailTo, pathOf } from './outbox.ts';
import { demoPassword, expect, signIn, test } from './product.ts';

const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function fillPersonalStep(page: Page, email: string, fullname = 'Nora Delgado') {
  await page.getByRole('textbox', { name: 'Full Name' }).fill(fullname);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('dry-hole-7');
  await page.getByLabel('Confirm Password', { exact: true }).fill('dry-hole-7');
  await submit(page, 'Continue');
}

test.describe('accounts', () => {
  test('registering in two steps creates a workspace with first steps and sends a welcome email', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Sign Up' }).click();
    await expect(page.getByRole('heading', { name: 'Register' })).toBeVisible();

    // The address is already taken: the error is at its field, and the other values are kept.
    await fillPersonalStep(page, 'owner@demo.derrick.test');
    await page.getByRole('textbox', { name: 'Company Name' }).fill('Delgado Well Services');
    await page.getByLabel('Industry').selectOption({ label: 'Oil & Gas' });
    await page.getByLabel('Company Size').selectOption({ index: 1 });
    await submit(page, 'Sign Up');
    const email = page.getByRole('textbox', { name: 'Email' });
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/already has an account/);
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Nora Delgado');

    await email.fill('nora@delgado.example');
    await submit(page, 'Continue');
    await expect(page.getByRole('textbox', { name: 'Company Name' })).toHaveValue('Delgado Well Services');
    await submit(page, 'Sign Up');
    await expect(page).toHaveURL(/\/dashboard\/overview$/);
    await expect(page.getByText('Delgado Well Services Team')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Set up your company' })).toBeVisible();
    expect((await mailTo(page, 'nora@delgado.example', 'welcome')).text).toContain('Nora Delgado');

    await page.goto('/dashboard/job-tickets');
    await expect(page.getByText('No tickets found')).toBeVisible();
  });

  test('a password reset shows the same reply for every email address, and its link works once', async ({
    page,
    browser,
    product,
  }) => {
    // A user who is signed in elsewhere and must be signed out by the reset.
    const otherBrowser = await browser.newPage({ baseURL: product.url });
    await signIn(otherBrowser, 'manager@demo.derrick.test');

    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody@demo.derrick.test');
    await submit(page, 'Send Link');
    await expect(page.getByRole('heading', { name: 'Check your Email' })).toBeVisible();

    await page.goto('/forgot-password');
    await page.getByRole('textbox', { name: 'Email' }).fill('manager@demo.derrick.test');
    await submit(page, 'Send Link');
    await expect(page.getByRole('heading', { name: 'Check your Email' })).toBeVisible();
    const mail = await mailTo(page, 'manager@demo.derrick.test', 'passwordReset');

    await page.goto(pathOf(mail));
    await expect(page).toHaveURL(/\/reset-password$/);
    // The tab still has the token, although the address no longer contains it.
    await page.reload();
    await page.getByLabel('New Password', { exact: true }).fill('mud-pump-42');
    await page.getByLabel('Confirm New Password', { exact: true }).fill('mud-pump-24');
    await submit(page, 'Apply');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await page.getByLabel('Confirm New Password', { exact: true }).fill('mud-pump-42');
    await submit(page, 'Apply');
    await expect(page).toHaveURL(/\/login\?success=password-reset$/);
    await expect(page.getByText('Your password has been successfully changed.')).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('derrick.link');

    await page.getByRole('textbox', { name: 'Email' }).fill('manager@demo.derrick.test');
    await page.getByLabel('Password', { exact: true }).fill('mud-pump-42');
    await submit(page, 'Sign In');
    await expect(page).toHaveURL(/\/dashboard/);
    await mailTo(page, 'manager@demo.derrick.test', 'passwordChanged');

    await otherBrowser.goto('/dashboard/job-tickets');
    await expect(otherBrowser).toHaveURL(/\/login/);
    await otherBrowser.goto(pathOf(mail));
    await otherBrowser.getByLabel('New Password', { exact: true }).fill('mud-pump-43');
    await otherBrowser.getByLabel('Confirm New Password', { exact: true }).fill('mud-pump-43');
    await submit(otherBrowser, 'Apply');
    await expect(otherBrowser.getByText('This link was already used')).toBeVisible();
    await otherBrowser.close();

    // Restores the demo password for the other journeys.
    await page.goto('/forgot-password');
    await page.getByRole('textbox', { name: 'Email' }).fill('manager@demo.derrick.test');
    await submit(page, 'Send Link');
    const back = await mailTo(page, 'manager@demo.derrick.test', 'passwordReset', 1);
    await page.goto(pathOf(back));
    await page.getByLabel('New Password', { exact: true }).fill('derrick-demo');
    await page.getByLabel('Confirm New Password', { exact: true }).fill('derrick-demo');
    await submit(page, 'Apply');
    await expect(page).toHaveURL(/\/login\?success=password-reset$/);
  });

  test('an invitation names the inviter and the company, signs the user in after choosing a password, and its link works once', {
    tag: '@core',
  }, async ({ page, browser, product }) => {
    const post = async (path: string, data: object, token?: string) => {
      const headers = token ? { authorization: `Bearer ${token}` } : {};
      const reply = await page.request.post(`/api/v1/${path}`, { data, headers });
      expect(reply.ok(), await reply.text()).toBe(true);
      return reply.json();
    };
    const { data: owner } = await post('auth/login', {
      email: 'owner@demo.derrick.test',
      password: demoPassword,
    });
    const first = async (path: string): Promise<string> => {
      const reply = await page.request.get(`/api/v1/${path}`, {
        headers: { authorization: `Bearer ${owner.accessToken}` },
      });
      return (await reply.json()).data.data[0].id;
    };
    const jobTypeId = await first('job-type');
    const jobRoleId = await first(`job-role?jobTypeId=${jobTypeId}`);
    const invited = { fullname: 'Ximena Ávila', email: 'ximena@wells.example', jobTypeId, jobRoleId };
    await post('users/technician', invited, owner.accessToken);
    const mail = await mailTo(page, 'ximena@wells.example', 'invitation');
    expect(mail.text).toContain('Permian Basin Co.');

    const context = await browser.newContext({ baseURL: product.url });
    const invitee = await context.newPage();
    await invitee.goto(pathOf(mail));
    await expect(invitee.getByRole('heading', { name: 'Join Permian Basin Co.' })).toBeVisible();
    await expect(invitee.getByText(/Maya Reyes invited you as Technician/)).toBeVisible();
    await expect(invitee).toHaveURL(/\/verify\?lang=en$/);
    await invitee.reload();
    await invitee.getByLabel('Password', { exact: true }).fill('tool-pusher-9');
    await invitee.getByLabel('Confirm Password', { exact: true }).fill('tool-pusher-9');
    await submit(invitee, 'Accept Invitation');
    await expect(invitee).toHaveURL(/\/dashboard/);
    await expect(invitee.getByText('Ximena Ávila')).toBeVisible();
    await context.close();

    await page.goto(pathOf(mail));
    await expect(page.getByText('This invitation was already accepted')).toBeVisible();
  });

  test('registering works by keyboard alone', async ({ page }) => {
    await page.goto('/register');
    const focused = page.locator(':focus');
    const tabTo = async (role: 'textbox' | 'button' | 'combobox', name: string) => {
      const target = page.getByRole(role, { name, exact: true });
      for (let press = 0; press < 15; press += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab does not reach ${role} ${name}`);
    };
    await tabTo('textbox', 'Full Name');
    await page.keyboard.type('مريم 👩🏽‍🔧 <script>alert(1)</script>');
    await tabTo('textbox', 'Email');
    await page.keyboard.type('maryam@wells.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('kelly-bushing');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('kelly-bushing');
    await page.keyboard.press('Enter');
    // The heading of the second step has the focus and is announced.
    await expect(focused).toHaveText(/Your company|Register/);
    await tabTo('textbox', 'Company Name');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Company Name' })).toBeFocused();
    await expect(focused).toHaveAccessibleDescription('Company name is required');
    await page.keyboard.type('Wells & Co');
    await tabTo('combobox', 'Industry');
    await page.keyboard.press('ArrowDown');
    await tabTo('combobox', 'Company Size');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    if (/register/.test(page.url())) {
      await tabTo('button', 'Sign Up');
      await page.keyboard.press('Enter');
    }
    await expect(page).toHaveURL(/\/dashboard\/overview$/);
    await expect(page.getByText('مريم 👩🏽‍🔧 <script>alert(1)</script>').first()).toBeVisible();
  });

  test('the maintenance page appears and disappears by itself and keeps a half-filled form', async ({
    page,
    product,
  }) => {
    await page.goto('/forgot-password');
    const email = page.getByRole('textbox', { name: 'Email' });
    await email.fill('owner@demo.derrick.test');
    await product.maintenance('on');
    await submit(page, 'Send Link');
    await expect(page.getByRole('heading', { name: 'Under maintenance' })).toBeVisible();
    await product.maintenance('off');
    await expect(page.getByRole('heading', { name: 'Under maintenance' })).toBeHidden({ timeout: 30_000 });
    await expect(email).toHaveValue('owner@demo.derrick.test');
  });
});
