import { getCustomerStatement } from '@derrick/domain/statements';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers } from '../../mocks/auth.ts';
import { customerHandlers } from '../../mocks/customers.ts';
import { failOnce } from '../../mocks/mock.ts';
import { signedIn } from '../../mocks/session.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { adminAt, phone, spanish, startClean } from '../admin.tsx';
import { expectToast, page, rowOf } from '../technicians/people.ts';
import { contactAt, FIRST, formReady, LIST, NEW, RECORD } from './customers.ts';

const meta = preview.meta({
  ...adminAt(RECORD),
  title: 'Screens/Customers/Form',
  beforeEach({ msw }) {
    msw.use(...authHandlers.signedIn(), ...customerHandlers.ready(), ...ticketHandlers.ready());
    return startClean(signedIn);
  },
});

/** By keyboard alone: the user creates a customer with a contact. */
export const Created = meta.story({
  args: { location: NEW },
  play: async ({ canvas }) => {
    (await formReady(canvas)).focus();
    await userEvent.keyboard('  Aguas Verdes ');
    const add = canvas.getByRole('button', { name: 'Add contact' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(contactAt(canvas, 1).getByRole('textbox', { name: /^Contact name/ })).toHaveFocus(),
    );
    await userEvent.keyboard('Ana Ríos{Tab}ana@rio.example{Tab}4325550101{Enter}');
    await expectToast('Customer created successfully');
    const row = await rowOf(canvas, 'Aguas Verdes');
    await expect(row).toHaveTextContent('Ana Ríos');
    await expect(row).toHaveTextContent('+1 (432) 555-0101');
  },
});

/** Balance and statement of the customer: a failed balance can be loaded again, and the statement is downloaded. */
export const WithStatement = meta.story({
  beforeEach({ msw }) {
    msw.use(failOnce(getCustomerStatement));
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Statement' }));
    await userEvent.click(await card.findByRole('button', { name: 'Retry' }));
    await expect(await card.findByText(/^Balance: \$/)).toBeVisible();
    await userEvent.selectOptions(card.getByRole('combobox', { name: 'Period' }), 'LAST_YEAR');
    await userEvent.click(card.getByRole('button', { name: 'CSV' }));
    await waitFor(() => expect(card.getByRole('button', { name: 'CSV' })).toBeEnabled());
  },
});

/** Each error is shown at its field and in a summary. */
export const Checks = meta.story({
  tags: ['state:invalid'],
  args: { location: NEW },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Add contact' }));
    await userEvent.type(contactAt(canvas, 1).getByRole('textbox', { name: 'Email' }), 'nobody');
    const terms = canvas.getByRole('textbox', { name: 'Payment terms in days' });
    await userEvent.clear(terms);
    await userEvent.type(terms, '400');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Customer' }));
    await expect(await canvas.findByText('There are 4 problems')).toBeVisible();
    for (const text of [
      'Please enter a name',
      'Please enter a name, or remove this contact',
      'Please enter a valid email',
      'Please enter a number of days from 0 to 365',
    ])
      await expect(canvas.getAllByText(text)).toHaveLength(2);
  },
});

export const NameTaken = meta.story({
  args: { location: NEW },
  play: async ({ canvas }) => {
    await userEvent.type(await formReady(canvas), `${FIRST.toUpperCase()}{Enter}`);
    await expect((await canvas.findAllByText('Another customer has this name'))[0]).toBeVisible();
  },
});

export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await expect(await formReady(canvas)).toHaveValue(FIRST);
    await expect(contactAt(canvas, 1).getByRole('textbox', { name: 'Phone' })).toHaveValue(
      '+1 (432) 555-0144',
    );
    await expect(canvas.getByRole('textbox', { name: 'Payment terms in days' })).toHaveValue('45');
    await expect(canvas.getByRole('heading', { name: '23 tickets' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show invoices' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/dashboard\/invoices\?customers=/),
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Show tickets' }));
    await expect(await canvas.findByText(`Customer: ${FIRST}`)).toBeVisible();
  },
});

export const Changed = meta.story({
  play: async ({ canvas, step }) => {
    const name = await formReady(canvas);
    await step('removing a contact keeps the focus in the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove contact 1' }));
      const next = contactAt(canvas, 1).getByRole('textbox', { name: /^Contact name/ });
      await waitFor(() => expect(next).toHaveFocus());
      await expect(next).toHaveValue('Elías Fuentes');
    });
    await userEvent.type(name, ' II');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tax exempt' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expectToast('Customer updated successfully');
    const row = await rowOf(canvas, `${FIRST} II`);
    await expect(row).toHaveTextContent('Elías Fuentes');
    await expect(row).toHaveTextContent('Exempt');
  },
});

/** Another user saved first: the user chooses whose contacts and terms to keep. */
export const Conflict = meta.story({
  beforeEach({ msw }) {
    msw.use(...customerHandlers.conflict());
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    const terms = canvas.getByRole('textbox', { name: 'Payment terms in days' });
    await userEvent.clear(terms);
    await userEvent.type(terms, '60{Enter}');
    const dialog = within(await page().findByRole('dialog', { name: 'This customer has changed' }));
    await expect(dialog.getByText(/Lena Fischer saved it 2 minutes ago/)).toBeVisible();
    const contactsGroup = within(dialog.getByRole('group', { name: 'Contacts' }));
    await expect(contactsGroup.getByRole('radio', { name: /Ivy Cho/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expectToast('Customer updated successfully');
    await expect(await rowOf(canvas, FIRST)).toHaveTextContent('60 days');
  },
});

/** Saving is pending: the button shows it, and the fields are disabled. */
export const Saving = meta.story({
  tags: ['state:pending'],
  beforeEach({ msw }) {
    msw.use(...customerHandlers.savePending());
  },
  play: async ({ canvas }) => {
    await userEvent.type(await formReady(canvas), ' II{Enter}');
    await waitFor(async () => expect(await formReady(canvas)).toBeDisabled());
  },
});

export const SaveFailed = meta.story({
  tags: ['state:failed'],
  beforeEach({ msw }) {
    msw.use(...customerHandlers.changesFail());
  },
  play: async ({ canvas }) => {
    await userEvent.type(await formReady(canvas), ' II{Enter}');
    await expect(
      await canvas.findByText(/Failed to update customer: The database is being moved/),
    ).toBeVisible();
    await expect(await formReady(canvas)).toHaveValue(`${FIRST} II`);
  },
});

export const Loading = meta.story({
  tags: ['state:loading'],
  beforeEach({ msw }) {
    msw.use(...customerHandlers.pending());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Customer', level: 2 })).toBeVisible();
  },
});

export const Missing = meta.story({
  tags: ['state:missing'],
  args: { location: `${NEW}/00000000-0000-4000-8000-000000000000` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Customer not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Customers' })).toHaveAttribute('href', LIST);
  },
});

export const ServerError = meta.story({
  beforeEach({ msw }) {
    msw.use(...customerHandlers.serverError());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Failed to load the customer' })).toBeVisible();
  },
});

export const Spanish = meta.story({
  tags: ['state:spanish', 'test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Nombre del cliente/ })).toHaveValue(FIRST);
    await expect(canvas.getByRole('button', { name: 'Combinar' })).toBeVisible();
  },
});

export const Dark = meta.story({
  tags: ['state:dark', 'test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await formReady(canvas);
  },
});

export const Phone = meta.story({
  tags: ['state:phone'],
  globals: phone,
  play: async ({ canvas }) => {
    await formReady(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Names and addresses of maximum length. */
export const LongTexts = meta.story({
  globals: phone,
  beforeEach({ msw }) {
    msw.use(...customerHandlers.longTexts());
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
