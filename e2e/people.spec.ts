import type { Browser, Locator, Page } from '@playwright/test';
import { rowsOf, searchList } from './lists.ts';
import { mailTo, pathOf } from './outbox.ts';
import { expect, type Product, signIn, test } from './product.ts';

const owner = 'owner@demo.derrick.test';
const TECHNICIANS = '/dashboard/technicians';
const MANAGERS = '/dashboard/managers';

const signInOwner = (page: Page, path: string) =>
  signIn(page, owner, `/login?next=${encodeURIComponent(path)}`);

const submit = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true }).click();

/** Opens a page in a separate browser context. */
async function otherBrowser(browser: Browser, product: Product): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url });
  return context.newPage();
}

async function enter(page: Page, email: string, password: string) {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await submit(page, 'Sign In');
}

/** Changes a password set by another user, as the app requires first. */
async function chooseOwnPassword(page: Page, oldPassword: string, newPassword: string) {
  await expect(page.getByText('Choose your own password')).toBeVisible();
  await page.getByLabel('Current password').fill(oldPassword);
  await page.getByLabel('New password').fill(newPassword);
  await submit(page, 'Change password');
  await expect(page.getByText('Choose your own password')).toBeHidden();
}

async function signOut(page: Page, name: string) {
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
}

async function choose(page: Page, name: string, entry: string) {
  await rowsOf(page, name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Waits for a text in a toast, not in the live region. */
const toast = (page: Page, text: string) =>
  expect(page.getByRole('alertdialog').getByText(text)).toBeVisible();

async function openInvite(page: Page, word: 'technician' | 'manager'): Promise<Locator> {
  const title = word === 'technician' ? 'Technician' : 'Manager';
  await submit(page, `Invite ${title}`);
  return page.getByRole('dialog', { name: `Add ${word}` });
}

const pick = async (dialog: Locator, label: RegExp, option: string) => {
  const field = dialog.getByRole('combobox', { name: label });
  await field.click();
  await dialog.getByRole('option', { name: option, exact: true }).click();
  await expect(field).toHaveValue(option);
};

/** Fills in the fields that every kind of invitation requires. */
async function fillTechnician(dialog: Locator, fullname: string) {
  await dialog.getByRole('textbox', { name: /^Full Name/ }).fill(fullname);
  await expect(dialog.getByRole('combobox', { name: /^Technician Role/ })).toBeDisabled();
  await pick(dialog, /^Technician Level/, 'Field technician');
  await pick(dialog, /^Technician Role/, 'Pumper');
}

/** `email` is required for an invitation by SMS. */
async function accept(invitee: Page, role: string, password: string, email?: string) {
  await expect(invitee.getByRole('heading', { name: 'Join Permian Basin Co.' })).toBeVisible();
  await expect(invitee.getByText(`Maya Reyes invited you as ${role}`)).toBeVisible();
  const address = invitee.getByRole('textbox', { name: 'Email', exact: true });
  if (email === undefined) await expect(address).toBeHidden();
  else await address.fill(email);
  await invitee.getByLabel('Password', { exact: true }).fill(password);
  await invitee.getByLabel('Confirm Password', { exact: true }).fill(password);
  await submit(invitee, 'Accept Invitation');
  await expect(invitee).toHaveURL(/\/dashboard/);
}

/** Adds technicians through the API, for journeys that do not test the dialog. */
async function addTechnicians(page: Page, people: readonly object[]): Promise<string[]> {
  const token = await page.evaluate(() => localStorage.getItem('derrick.accessToken'));
  const headers = { authorization: `Bearer ${token}` };
  const first = async (path: string): Promise<string> =>
    (await (await page.request.get(`/api/v1/${path}`, { headers })).json()).data.data[0].id;
  const jobTypeId = await first('job-type');
  const jobRoleId = await first(`job-role?jobTypeId=${jobTypeId}`);
  const ids: string[] = [];
  for (const person of people) {
    const data = { jobTypeId, jobRoleId, ...person };
    const reply = await page.request.post('/api/v1/users/technician', { headers, data });
    expect(reply.ok(), await reply.text()).toBe(true);
    ids.push((await reply.json()).data.id);
  }
  return ids;
}

test.describe('technicians and managers', () => {
  test('a technician invited by email accepts in another browser and becomes active', async ({
    page,
    browser,
    product,
  }) => {
    await signInOwner(page, TECHNICIANS);
    const dialog = await openInvite(page, 'technician');
    await dialog.getByRole('radio', { name: 'Email invite' }).check();
    await fillTechnician(dialog, 'Ines Quintana');
    await dialog.getByRole('textbox', { name: /^Email/ }).fill('Ines@Quintana.example');
    await submit(dialog, 'Invite');
    await toast(page, 'Technician invited successfully');
    await expect(dialog).toBeHidden();
    await searchList(page, 'Ines Quintana');
    await expect(rowsOf(page, 'Ines Quintana')).toContainText('ines@quintana.example');
    await expect(rowsOf(page, 'Ines Quintana')).toContainText('Pending Invitation');

    const invitee = await otherBrowser(browser, product);
    await invitee.goto(pathOf(await mailTo(page, 'ines@quintana.example', 'invitation')));
    await accept(invitee, 'Technician', 'tool-pusher-9');
    await expect(invitee.getByText('Ines Quintana')).toBeVisible();
    await invitee.context().close();

    await page.reload();
    await expect(rowsOf(page, 'Ines Quintana').getByText('Active', { exact: true })).toBeVisible();
  });

  test('a technician is invited by SMS: the phone number is formatted while typing, and the SMS contains the link', async ({
    page,
    browser,
    product,
  }) => {
    await signInOwner(page, TECHNICIANS);
    const dialog = await openInvite(page, 'technician');
    await expect(dialog.getByRole('radio', { name: 'SMS invite' })).toBeChecked();
    await fillTechnician(dialog, 'Samir Haddad');
    const phone = dialog.getByRole('textbox', { name: /^Phone/ });
    const invite = dialog.getByRole('button', { name: 'Invite', exact: true });
    await phone.pressSequentially('43255507');
    await expect(phone).toHaveValue('(432) 555-07');
    await expect(invite).toBeDisabled();
    await phone.pressSequentially('42');
    await expect(phone).toHaveValue('(432) 555-0742');
    await phone.press('Backspace');
    await expect(invite).toBeDisabled();
    // Typing in the middle keeps the caret at its position.
    await phone.press('Home');
    await phone.press('ArrowRight');
    await phone.press('Delete');
    await expect(phone).toHaveValue('(325) 550-74');
    await phone.pressSequentially('4');
    await expect(phone).toHaveValue('(432) 555-074');
    await phone.press('End');
    await phone.pressSequentially('3');
    await expect(phone).toHaveValue('(432) 555-0743');
    await invite.click();
    await toast(page, 'Technician invited successfully');

    const sms = await mailTo(page, '+14325550743', 'invitationSms');
    expect(sms.html).toBe('');
    expect(sms.text).toContain('Permian Basin Co.');
    expect(sms.text).toContain(sms.link);
    const invitee = await otherBrowser(browser, product);
    await invitee.goto(pathOf(sms));
    // Sign-in requires an email address. An address of another user is rejected, and the link still works.
    await invitee.getByRole('textbox', { name: 'Email', exact: true }).fill(owner);
    await invitee.getByLabel('Password', { exact: true }).fill('tool-pusher-9');
    await invitee.getByLabel('Confirm Password', { exact: true }).fill('tool-pusher-9');
    await submit(invitee, 'Accept Invitation');
    await expect(invitee.getByText(/^This email already has an account/)).toBeVisible();
    await expect(invitee.getByLabel('Password', { exact: true })).toHaveValue('tool-pusher-9');
    await accept(invitee, 'Technician', 'tool-pusher-9', 'Samir@Haddad.example');
    await signOut(invitee, 'Samir Haddad');
    await enter(invitee, 'samir@haddad.example', 'tool-pusher-9');
    await expect(invitee).toHaveURL(/\/dashboard/);
    await expect(invitee.getByText('Samir Haddad')).toBeVisible();
    await invitee.context().close();

    await page.reload();
    // The search finds a phone number in any format.
    const field = page.getByRole('searchbox', { name: 'Search technicians' });
    await field.fill('(432) 555-0743');
    await field.press('Enter');
    await expect(page.getByRole('grid').getByRole('rowheader')).toHaveText([/Samir Haddad$/]);
    await expect(rowsOf(page, 'Samir Haddad')).toContainText('+1 (432) 555-0743');
    await expect(rowsOf(page, 'Samir Haddad')).toContainText('samir@haddad.example');
    await expect(rowsOf(page, 'Samir Haddad').getByText('Active', { exact: true })).toBeVisible();
  });

  test('a technician created with a password signs in with it and must choose a new password', async ({
    page,
    browser,
    product,
  }) => {
    await signInOwner(page, TECHNICIANS);
    const dialog = await openInvite(page, 'technician');
    await dialog.getByRole('radio', { name: 'Create profile' }).check();
    await fillTechnician(dialog, 'Petra Lindqvist');
    await dialog.getByLabel(/^Password/).fill('short');
    await submit(dialog, 'Invite');
    await toast(page, 'Password must be at least 6 characters');
    await dialog.getByLabel(/^Password/).fill('crown-block-3');
    await dialog.getByRole('textbox', { name: /^Email/ }).fill('petra@lindqvist.example');
    await submit(dialog, 'Invite');
    await toast(page, 'Technician invited successfully');
    await searchList(page, 'Petra Lindqvist');
    await expect(rowsOf(page, 'Petra Lindqvist').getByText('Active', { exact: true })).toBeVisible();

    // The reopened form is empty, with SMS chosen.
    await openInvite(page, 'technician');
    await expect(dialog.getByRole('radio', { name: 'SMS invite' })).toBeChecked();
    await expect(dialog.getByRole('textbox', { name: /^Full Name/ })).toHaveValue('');

    const petra = await otherBrowser(browser, product);
    await enter(petra, 'petra@lindqvist.example', 'crown-block-3');
    await chooseOwnPassword(petra, 'crown-block-3', 'kelly-bushing-9');
    await expect(petra.getByRole('group', { name: 'Working Hours' })).toBeVisible();
    await expect(petra.getByText('Petra Lindqvist')).toBeVisible();
    await petra.context().close();
  });

  test('a deactivated technician is signed out immediately and cannot sign in until activated again', async ({
    page,
    browser,
    product,
  }) => {
    await signInOwner(page, TECHNICIANS);
    const email = 'dario@fuentes.example';
    const firstPassword = 'shale-shaker-5';
    const password = 'annular-preventer-7';
    await addTechnicians(page, [{ fullname: 'Dario Fuentes', email, password: firstPassword }]);
    await searchList(page, 'Dario Fuentes');
    const dario = await otherBrowser(browser, product);
    await enter(dario, email, firstPassword);
    await chooseOwnPassword(dario, firstPassword, password);
    await dario.goto('/dashboard/job-tickets');
    await expect(dario.getByText('No tickets found')).toBeVisible();

    await choose(page, 'Dario Fuentes', 'Deactivate');
    await submit(page.getByRole('alertdialog'), 'Deactivate');
    await toast(page, 'Technician status updated successfully');
    await expect(rowsOf(page, 'Dario Fuentes')).toContainText('Deactivated');

    // His next request shows the sign-in dialog above the page, and sign-in is rejected.
    await dario.getByRole('searchbox').fill('pump');
    await dario.getByRole('searchbox').press('Enter');
    const signInAgain = dario.getByRole('dialog', { name: 'Sign in again' });
    await signInAgain.getByLabel('Password', { exact: true }).fill(password);
    await submit(signInAgain, 'Sign In');
    const deactivated = 'This account is deactivated; please ask your administrator';
    await expect(signInAgain.getByRole('alert')).toContainText(deactivated);
    await dario.goto('/dashboard/job-tickets');
    await expect(dario).toHaveURL(/\/login/);
    await enter(dario, email, password);
    await expect(dario.getByRole('alert')).toContainText(deactivated);
    await expect(dario).toHaveURL(/\/login/);

    await choose(page, 'Dario Fuentes', 'Activate');
    await expect(rowsOf(page, 'Dario Fuentes').getByText('Active', { exact: true })).toBeVisible();
    await page.reload();
    await expect(rowsOf(page, 'Dario Fuentes').getByText('Active', { exact: true })).toBeVisible();
    await enter(dario, email, password);
    await expect(dario).toHaveURL(/\/dashboard/);
    await dario.context().close();
  });

  test('saving a technician sends only the changed fields, and saving without changes shows a message', async ({
    page,
  }) => {
    await signInOwner(page, TECHNICIANS);
    const [id] = await addTechnicians(page, [
      { fullname: 'Yusuf Adeyemi', email: 'yusuf@adeyemi.example', password: 'derrick-mast-1' },
    ]);
    await searchList(page, 'Yusuf Adeyemi');
    await choose(page, 'Yusuf Adeyemi', 'Edit');
    const name = page.getByRole('textbox', { name: 'Technician name' });
    await expect(name).toHaveValue('Yusuf Adeyemi');
    await expect(page).toHaveURL(new RegExp(`/technicians/edit/${id}$`));

    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.postDataJSON());
    });
    await name.fill('  Yusuf Adeyemi ');
    await submit(page, 'Submit changes');
    await toast(page, 'No changes to save');

    const phone = page.getByRole('textbox', { name: 'Phone number' });
    await phone.pressSequentially('4325550199');
    await expect(phone).toHaveValue('(432) 555-0199');
    await submit(page, 'Submit changes');
    await toast(page, 'Technician updated successfully');
    expect(sent).toEqual([{ phone: '(432) 555-0199' }]);
    // The list is restored with its search.
    await expect(page).toHaveURL(/\/dashboard\/technicians\?search=Yusuf\+Adeyemi$/);

    await page.goto(`${TECHNICIANS}/edit/${id}`);
    await expect(phone).toHaveValue('+1 (432) 555-0199');
    await expect(name).toHaveValue('Yusuf Adeyemi');
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('yusuf@adeyemi.example');
  });

  test('after a bulk deletion, technicians that could not be deleted return to the list with the reason', async ({
    page,
    browser,
    product,
  }) => {
    await signInOwner(page, TECHNICIANS);
    const people = ['Bulk Alpha', 'Bulk Bravo', 'Bulk Charlie'];
    const ids = await addTechnicians(
      page,
      people.map((fullname) => ({ fullname, password: 'mud-logger-6' })),
    );
    await searchList(page, 'Bulk');
    await expect(page.getByRole('grid').getByRole('rowheader')).toHaveCount(3);
    for (const name of people) await page.getByRole('checkbox', { name: `Select ${name}` }).check();

    // Another user deletes Bravo in the meantime, which counts as deleted. Charlie's failure is simulated, because a lost
    // request is the only case in which an existing user returns to the list.
    const colleague = await otherBrowser(browser, product);
    await signIn(colleague, 'admin@demo.derrick.test', `/login?next=${encodeURIComponent(TECHNICIANS)}`);
    await searchList(colleague, 'Bulk Bravo');
    await choose(colleague, 'Bulk Bravo', 'Delete');
    await submit(colleague.getByRole('alertdialog', { name: 'Delete Technician' }), 'Delete');
    await toast(colleague, 'Technician deleted successfully');
    await colleague.context().close();
    await page.route(`**/api/v1/users/technician/${ids[2]}`, (route) => route.abort('connectionreset'));

    await submit(page, 'Delete');
    const question = page.getByRole('alertdialog', { name: 'Delete Technicians' });
    await expect(question).toContainText('Do you want to delete 3 technicians?');
    await submit(question, 'Delete');
    await toast(page, '2 technicians deleted successfully');
    await expect(page.getByText('1 technician was not deleted')).toBeVisible();
    await expect(page.getByText('Bulk Charlie: No response from server')).toBeVisible();
    await expect(page.getByRole('grid').getByRole('rowheader')).toHaveText([/Bulk Charlie$/]);
    await page.reload();
    await expect(page.getByRole('grid').getByRole('rowheader')).toHaveText([/Bulk Charlie$/]);
  });

  test('a manager is invited by email, accepts and is edited', async ({ page, browser, product }) => {
    await signInOwner(page, MANAGERS);
    const dialog = await openInvite(page, 'manager');
    await expect(dialog.getByRole('radio', { name: 'Username' })).toBeChecked();
    await dialog.getByRole('radio', { name: 'Email' }).check();
    await dialog.getByRole('textbox', { name: /^Username/ }).fill('Rosa Treviño');
    await dialog.getByRole('textbox', { name: /^Email/ }).fill('rosa@trevino.example');
    await submit(dialog, 'Invite');
    await toast(page, 'Manager invited successfully');
    await searchList(page, 'Rosa Treviño');

    const rosa = await otherBrowser(browser, product);
    await rosa.goto(pathOf(await mailTo(page, 'rosa@trevino.example', 'invitation')));
    await accept(rosa, 'Manager', 'tool-pusher-9');
    // She sees the other managers but can't invite any.
    await rosa.goto(MANAGERS);
    await expect(rowsOf(rosa, 'Rosa Treviño').getByText('Active', { exact: true })).toBeVisible();
    await expect(rosa.getByRole('button', { name: 'Invite Manager' })).toBeHidden();
    await rosa.context().close();

    await choose(page, 'Rosa Treviño', 'Edit');
    await page.getByRole('textbox', { name: 'Manager name' }).fill('Rosa Treviño Salas');
    await submit(page, 'Submit changes');
    await toast(page, 'Manager updated successfully');
    await page.reload();
    await searchList(page, 'Rosa Treviño Salas');
    await expect(rowsOf(page, 'Rosa Treviño Salas').getByText('Active', { exact: true })).toBeVisible();
  });

  test('a technician who opens the managers page sees an access message and a way back', async ({ page }) => {
    await signIn(page, 'tech@demo.derrick.test', `/login?next=${encodeURIComponent(MANAGERS)}`);
    await expect(page.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
    await expect(page.getByRole('grid')).toBeHidden();
    await page.getByRole('link', { name: 'Go to Overview' }).click();
    await expect(page).toHaveURL(/\/dashboard\/overview$/);
    await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
    await page.goto(`${TECHNICIANS}/edit/anybody`);
    await page.getByRole('link', { name: 'Go to Technicians' }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Invite Technician' })).toBeHidden();
  });

  test('the link of an older invitation says that there is a newer invitation', async ({
    page,
    browser,
    product,
  }) => {
    await signInOwner(page, TECHNICIANS);
    const email = 'noor@rahman.example';
    await addTechnicians(page, [{ fullname: 'Noor Rahman', email }]);
    const older = await mailTo(page, email, 'invitation');
    await searchList(page, 'Noor Rahman');
    await choose(page, 'Noor Rahman', 'Resend invitation');
    await toast(page, 'The invitation was sent to Noor Rahman again by email');
    const newer = await mailTo(page, email, 'invitation', 1);
    expect(newer.link).not.toBe(older.link);

    const noor = await otherBrowser(browser, product);
    await noor.goto(pathOf(older));
    await expect(noor.getByText('There is a newer invitation')).toBeVisible();
    await noor.goto(pathOf(newer));
    await accept(noor, 'Technician', 'tool-pusher-9');
    await noor.context().close();
  });

  test('a copied invitation link works, and the emailed link works until the invitation is accepted', async ({
    page,
    browser,
    product,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await signInOwner(page, TECHNICIANS);
    const email = 'lena@osei.example';
    await addTechnicians(page, [{ fullname: 'Lena Osei', email }]);
    const sent = await mailTo(page, email, 'invitation');
    await searchList(page, 'Lena Osei');
    await choose(page, 'Lena Osei', 'Copy link');
    await toast(page, 'The link for Lena Osei was copied. Those that were sent still work.');
    const copiedLink = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(copiedLink.pathname).toBe('/verify');

    const lena = await otherBrowser(browser, product);
    await lena.goto(pathOf(sent));
    await expect(lena.getByRole('heading', { name: /^Join / })).toBeVisible();
    await lena.goto(copiedLink.pathname + copiedLink.search);
    await accept(lena, 'Technician', 'tool-pusher-9');
    await lena.goto(pathOf(sent));
    await expect(lena.getByText('This invitation was already accepted')).toBeVisible();
    await lena.context().close();
  });

  test('the invitation link is shown when the clipboard is not available', async ({
    page,
    browser,
    product,
  }) => {
    await signInOwner(page, TECHNICIANS);
    await addTechnicians(page, [{ fullname: 'Kofi Mensah', email: 'kofi@mensah.example' }]);
    await searchList(page, 'Kofi Mensah');
    // Simulates a page without TLS, where the clipboard is not available.
    await page.evaluate(() => {
      const writeText = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    });
    await choose(page, 'Kofi Mensah', 'Copy link');
    const dialog = page.getByRole('dialog', { name: 'Invitation link' });
    const link = new URL(await dialog.getByRole('textbox', { name: 'Link' }).inputValue());
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(dialog).toBeHidden();
    const kofi = await otherBrowser(browser, product);
    await kofi.goto(link.pathname + link.search);
    await accept(kofi, 'Technician', 'tool-pusher-9');
    await kofi.context().close();
  });

  test('a revoked invitation link is shown as expired, and a new invitation can be sent', async ({
    page,
    browser,
    product,
  }) => {
    await signInOwner(page, TECHNICIANS);
    const email = 'marta@silva.example';
    await addTechnicians(page, [{ fullname: 'Marta Silva', email }]);
    const revoked = await mailTo(page, email, 'invitation');
    await searchList(page, 'Marta Silva');
    await choose(page, 'Marta Silva', 'Revoke invitation');
    const question = page.getByRole('alertdialog', { name: 'Revoke invitation?' });
    await submit(question, 'Revoke invitation');
    await toast(page, 'The invitation of Marta Silva was revoked');
    await expect(rowsOf(page, 'Marta Silva')).toContainText('Invitation Revoked');

    const marta = await otherBrowser(browser, product);
    await marta.goto(pathOf(revoked));
    await expect(marta.getByRole('heading', { name: 'This invitation has expired' })).toBeVisible();
    await expect(marta.getByLabel('Password', { exact: true })).toBeHidden();

    await choose(page, 'Marta Silva', 'Send a new invitation');
    await toast(page, 'The invitation was sent to Marta Silva again by email');
    await marta.goto(pathOf(await mailTo(page, email, 'invitation', 1)));
    await accept(marta, 'Technician', 'tool-pusher-9');
    await marta.context().close();
  });

  test('levels and roles can be added, renamed and retired from the technician forms', async ({ page }) => {
    await signInOwner(page, TECHNICIANS);
    const invite = await openInvite(page, 'technician');
    const level = invite.getByRole('combobox', { name: /^Technician Level/ });
    const role = invite.getByRole('combobox', { name: /^Technician Role/ });
    await invite.getByRole('textbox', { name: /^Full Name/ }).fill('Tomas Berg');
    const dialog = page.getByRole('dialog', { name: 'Levels and roles' });
    const manage = () => submit(invite, 'Manage levels and roles');
    const closeDialog = async () => {
      // The Close button of the footer is disabled while a change is pending, so Playwright waits for it.
      await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
      await expect(dialog).toBeHidden();
    };

    await manage();
    await submit(dialog, 'Add level');
    await dialog.getByRole('textbox', { name: /^Level name/ }).fill('Wellhead repair');
    await dialog.getByRole('textbox', { name: /^Hourly rate/ }).fill('92.50');
    await dialog.getByRole('textbox', { name: /^Hourly rate/ }).press('Enter');
    await toast(page, '“Wellhead repair” was added');
    await expect(dialog.getByText('$92.50 an hour')).toBeVisible();
    await submit(dialog, 'Wellhead repair, roles');
    for (const name of ['Rigger', 'Apprentice']) {
      await submit(dialog, 'Add role');
      await dialog.getByRole('textbox', { name: /^Role name/ }).fill(name);
      await dialog.getByRole('textbox', { name: /^Role name/ }).press('Enter');
      await expect(dialog.getByRole('button', { name: `Change ${name}` })).toBeVisible();
    }
    await submit(dialog, 'Change Rigger');
    await dialog.getByRole('textbox', { name: /^Role name/ }).fill('Wellhead rigger');
    await submit(dialog, 'Save');
    await expect(dialog.getByRole('button', { name: 'Change Wellhead rigger' })).toBeVisible();
    await submit(dialog, 'Retire Apprentice');
    await submit(dialog, 'Retire');
    await expect(dialog.getByRole('heading', { name: 'Retired roles' })).toBeVisible();
    await closeDialog();

    // The new level is chosen already, and the retired role is cleared.
    await expect(level).toHaveValue('Wellhead repair');
    await expect(role).toHaveValue('');
    await pick(invite, /^Technician Role/, 'Wellhead rigger');
    await invite.getByRole('textbox', { name: /^Phone/ }).fill('4325550777');
    await submit(invite, 'Invite');
    await toast(page, 'Technician invited successfully');

    await searchList(page, 'Tomas Berg');
    await choose(page, 'Tomas Berg', 'Edit');
    const hisLevel = page.getByRole('combobox', { name: 'Technician Level' });
    await expect(hisLevel).toHaveValue('Wellhead repair');
    await submit(page, 'Manage levels and roles');
    await submit(dialog, 'Retire Wellhead repair');
    await submit(dialog, 'Retire');
    await toast(page, '“Wellhead repair” was retired');
    await closeDialog();
    // He keeps the retired level until another one is chosen.
    await submit(page, 'Submit changes');
    await toast(page, 'No changes to save');
    await page.reload();
    await expect(hisLevel).toHaveValue('Wellhead repair');
    await expect(page.getByRole('combobox', { name: 'Technician Role' })).toHaveValue('Wellhead rigger');
    await page.goto(TECHNICIANS);
    await openInvite(page, 'technician');
    await level.click();
    await expect(invite.getByRole('option', { name: 'Field technician', exact: true })).toBeVisible();
    await expect(invite.getByRole('option', { name: 'Wellhead repair' })).toBeHidden();
  });
});
