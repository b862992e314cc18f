import type { Locator, Page } from '@playwright/test';
import { handOn } from './hands.ts';
import { mailTo, pathOf } from './outbox.ts';
import { expect, test } from './product.ts';
import { recordInForm } from './ticketForm.ts';

// No screenshots and snapshots: a copy of the page for each key would take twice as long as the keys.
test.use({ changes: 'tickets', trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false } });

/** Returns helpers for a user who works by keyboard only. */
function deskOf(page: Page) {
  const hand = handOn('keyboard', page);
  const { keyboard } = page;
  const box = (name: RegExp | string, scope: Locator = page.locator('body')) =>
    scope.getByRole('textbox', { name });
  const press = (name: string, scope: Locator = page.locator('body')) =>
    hand.press(scope.getByRole('button', { name, exact: true }));
  const menu = (name: string) =>
    hand.press(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }));
  return { page, keyboard, hand, box, press, menu };
}

type Desk = ReturnType<typeof deskOf>;

async function register({ page, hand, box, press }: Desk) {
  await page.goto('/register');
  await hand.type(box('Full Name'), 'Nora Delgado');
  await hand.type(box('Email'), 'nora@first-day.example');
  await hand.type(page.getByLabel('Password', { exact: true }), 'dry-hole-7');
  await hand.type(page.getByLabel('Confirm Password', { exact: true }), 'dry-hole-7');
  await press('Continue');
  await hand.type(box('Company Name'), 'Delgado Well Services');
  await hand.type(page.getByLabel('Industry'), 'Oil');
  await hand.type(page.getByLabel('Company Size'), '1');
  await press('Sign Up');
  await expect(page).toHaveURL(/\/dashboard\/overview$/);
  await page.goto(pathOf(await mailTo(page, 'nora@first-day.example', 'welcome')));
  await press('Confirm address');
  await expect(page.getByRole('heading', { name: 'Address confirmed' })).toBeVisible();
  await page.goto('/dashboard/overview');
}

async function settle({ page, keyboard, hand, box, press, menu }: Desk) {
  await menu('Company');
  await hand.type(box('Legal name'), 'Delgado Well Services LLC');
  await press('Save settings');
  const saved = page.getByRole('alertdialog').getByText('The settings were saved');
  await expect(saved).toBeVisible();
  await hand.reach(page.getByRole('tab', { name: 'Profile' }));
  for (const name of ['Locale', 'Tickets']) {
    await keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name })).toBeFocused();
  }
  await hand.tick(page.getByRole('checkbox', { name: 'Users can approve their own tickets' }));
  await press('Save settings');
  await expect(page.getByRole('button', { name: 'Save settings' })).toBeFocused();
}

async function setRates({ page, keyboard, hand, box, press }: Desk) {
  await hand.reach(page.getByRole('tab', { name: 'Tickets' }));
  await keyboard.press('ArrowRight');
  await press('Manage levels');
  const dialog = page.getByRole('dialog', { name: 'Levels and roles' });
  await press('Add level', dialog);
  await hand.type(box(/^Level name/, dialog), 'Rig lead');
  await hand.type(box(/^Hourly rate/, dialog), '92.50');
  await keyboard.press('Enter');
  await press('Rig lead, roles', dialog);
  await press('Add role', dialog);
  await hand.type(box(/^Role name/, dialog), 'Rigger');
  await keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Change Rigger' })).toBeVisible();
  await hand.press(dialog.getByRole('button', { name: 'Close', exact: true }).last());
  const level = page.getByRole('region', { name: 'Rig lead', exact: true });
  await hand.type(box(/^Hour of travel/, level), '60');
  await press('Save settings');
  await expect(page.getByText(/uses \$92\.50\/h for work and \$60\.00\/h for travel/)).toBeVisible();
}

async function invite({ page, keyboard, hand, box, press, menu }: Desk) {
  await menu('Technicians');
  await hand.press(page.getByRole('button', { name: 'Invite Technician' }).first());
  const dialog = page.getByRole('dialog', { name: 'Add technician' });
  // Radio buttons are one tab stop; arrow keys choose.
  await hand.reach(dialog.getByRole('radio', { checked: true }));
  const byMail = dialog.getByRole('radio', { name: 'Email invite' });
  for (let turn = 0; turn < 3 && !(await byMail.isChecked()); turn++) await keyboard.press('ArrowRight');
  await hand.type(box(/^Full Name/, dialog), 'Ines Quintana');
  await hand.choose(dialog.getByRole('combobox', { name: /^Technician Level/ }), 'Rig lead');
  await hand.choose(dialog.getByRole('combobox', { name: /^Technician Role/ }), 'Rigger');
  await hand.type(box(/^Email/, dialog), 'ines@first-day.example');
  await press('Invite', dialog);
  await expect(page.getByRole('row').filter({ hasText: 'Ines Quintana' })).toBeVisible();
  await mailTo(page, 'ines@first-day.example', 'invitation');
}

async function recordAndApprove({ page, hand, press, menu }: Desk) {
  await menu('Job Tickets');
  await hand.press(page.getByRole('link', { name: 'Create Job Ticket' }).first());
  await recordInForm(hand, {
    location: 'Pecos, TX 79772',
    wellName: 'Ridgeback 1-1H',
    description: 'Replaced the packing of pump 3.',
    technician: 'Ines Quintana',
    jobType: 'Rig lead',
    customer: 'Zapata Wireline',
  });
  await hand.open(page.getByRole('row').filter({ hasText: 'Zapata Wireline' }));
  await press('Approve');
  await expect(page.getByRole('region', { name: 'State of the ticket' })).toContainText('Approved');
}

async function invoice({ page, hand, press, menu }: Desk) {
  await menu('Invoices');
  await hand.press(page.getByRole('link', { name: 'Create Invoice' }).first());
  await hand.tick(page.getByRole('checkbox', { name: /^Zapata Wireline/ }));
  await press('Create draft');
  await press('Issue');
  await press('Issue', page.getByRole('dialog', { name: 'Issue this invoice?' }));
  await expect(page.getByRole('heading', { level: 2, name: /^Invoice / })).toBeVisible();
  const state = page.getByRole('region', { name: 'State of the invoice' });
  await expect(state).toContainText('Awaiting payment');
  await expect(page.getByRole('article')).toContainText('$370.00');
}

test('a new company sets itself up and issues its first invoice on the first day, by keyboard alone', {
  tag: '@core',
}, async ({ page }) => {
  test.slow();
  const desk = deskOf(page);
  await test.step('register and confirm the email address', () => register(desk));
  await test.step('save the company settings', () => settle(desk));
  await test.step('set levels and rates', () => setRates(desk));
  await test.step('invite a technician', () => invite(desk));
  await test.step('record and approve the first ticket', () => recordAndApprove(desk));
  await test.step('invoice the ticket', () => invoice(desk));
});
