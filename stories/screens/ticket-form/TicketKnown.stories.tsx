import { getTicketRules, type TicketGate, ticketRequirements } from '@derrick/domain/tickets';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { mock } from '../../mocks/mock.ts';
import { created, jobTypes, ticketFormHandlers } from '../../mocks/ticketForm.ts';
import { noRules } from '../../mocks/ticketLife.ts';
import { adminAt, phone, spanish } from '../admin.tsx';
import {
  type Canvas,
  field,
  fill,
  fillRequired,
  formReady,
  NEW,
  page,
  startTicketForm,
  submit,
} from './form.ts';

const [firstJobType, otherJobType] = jobTypes;
const jobType = { id: firstJobType?.id ?? '', name: firstJobType?.name ?? '' };
const lastTicket = {
  location: 'Pad 12, Midland, TX',
  wellName: 'Mesquite 4-1H',
  customerName: 'R. Calloway',
};

const meta = preview.meta({
  ...adminAt(NEW),
  title: 'Screens/Job tickets/Form suggestions',
  beforeEach(context) {
    const end = startTicketForm(context);
    context.msw.use(...ticketFormHandlers.suggesting({ jobType, ...lastTicket }));
    return end;
  },
});

const picker = (canvas: Canvas, name: RegExp) => canvas.getByRole('combobox', { name });

async function choose(canvas: Canvas, name: RegExp, item: RegExp | string) {
  await userEvent.click(picker(canvas, name));
  await userEvent.click(await page().findByRole('option', { name: item }));
}

/** Choosing a technician fills in their job type. A job type that the user has chosen stays. */
export const JobTypeOfTechnician = meta.story({
  play: async ({ canvas, step }) => {
    await formReady(canvas);
    await choose(canvas, /^Technician/, 'Luis Ortega');
    await waitFor(() => expect(picker(canvas, /^Job type/)).toHaveValue(jobType.name));
    await step('a chosen job type', async () => {
      await choose(canvas, /^Job type/, otherJobType?.name ?? '');
      await choose(canvas, /^Technician/, 'Dana Whitfield');
      // The offers come with the same reply as the job type.
      await choose(canvas, /^Customer company/, 'Apache Ridge Energy');
      await canvas.findByRole('group', { name: 'Last ticket for Apache Ridge Energy' });
      await expect(picker(canvas, /^Job type/)).toHaveValue(otherJobType?.name);
    });
  },
});

/** A technician's own job type is filled in at the start. It is no change: leaving the form asks nothing. */
export const OwnJobType = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me(users.TECHNICIAN));
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await waitFor(() => expect(picker(canvas, /^Job type/)).toHaveValue(jobType.name));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('combobox', { name: /^Job type/ })).toBeNull());
    await expect(page().queryByRole('alertdialog')).toBeNull();
  },
});

/** Choosing a customer offers the values of its last ticket. One press fills a field, another empties it. */
export const LastTicketOfCustomer = meta.story({
  play: async ({ canvas, step }) => {
    await formReady(canvas);
    await choose(canvas, /^Customer company/, 'Apache Ridge Energy');
    const group = await canvas.findByRole('group', { name: 'Last ticket for Apache Ridge Energy' });
    const offer = (name: string) => within(group).getByRole('button', { name });
    await step('one value', async () => {
      await userEvent.click(offer('Well name: Mesquite 4-1H'));
      await expect(field(canvas, /^Well name/)).toHaveValue('Mesquite 4-1H');
      await expect(field(canvas, /^Location/)).toHaveValue('');
      await expect(offer('Well name: Mesquite 4-1H')).toHaveAttribute('aria-pressed', 'true');
      await userEvent.click(offer('Well name: Mesquite 4-1H'));
      await expect(field(canvas, /^Well name/)).toHaveValue('');
    });
    await step('all values', async () => {
      await userEvent.click(offer('Use all'));
      await expect(field(canvas, /^Location/)).toHaveValue(lastTicket.location);
      await expect(field(canvas, /^Well name/)).toHaveValue(lastTicket.wellName);
      await expect(field(canvas, /^Customer name/)).toHaveValue(lastTicket.customerName);
      // The focus moves on to the next field to fill in.
      await expect(field(canvas, /^Description/)).toHaveFocus();
    });
  },
});

/** A field with text is not offered a value: typed text is never overwritten. */
export const TypedStays = meta.story({
  play: async ({ canvas }) => {
    await fill(await formReady(canvas), 'Yard 7');
    await choose(canvas, /^Customer company/, 'Apache Ridge Energy');
    const group = within(await canvas.findByRole('group', { name: 'Last ticket for Apache Ridge Energy' }));
    await expect(group.queryByRole('button', { name: /^Location/ })).toBeNull();
    await userEvent.click(group.getByRole('button', { name: 'Use all' }));
    await expect(field(canvas, /^Location/)).toHaveValue('Yard 7');
    await expect(field(canvas, /^Well name/)).toHaveValue(lastTicket.wellName);
  },
});

/** The name of no customer: the list offers to create it, and the field says that saving will. */
export const NewCustomer = meta.story({
  play: async ({ canvas }) => {
    await fillRequired(canvas);
    const customer = picker(canvas, /^Customer company/);
    await userEvent.type(customer, 'Zia Energy');
    await userEvent.click(await page().findByRole('option', { name: 'Create customer “Zia Energy”' }));
    await expect(customer).toHaveValue('Zia Energy');
    await waitFor(() => expect(customer).toHaveAccessibleDescription(/^“Zia Energy” is not a customer yet/));
    await submit(canvas);
    await waitFor(() => expect(created[0]?.input).toMatchObject({ customerCompany: 'Zia Energy' }));
  },
});

/** The user types the name of a new customer and leaves the field without choosing. A known name has no note. */
export const NewCustomerTyped = meta.story({
  globals: { ...phone, ...spanish },
  play: async ({ canvas }) => {
    const customer = await canvas.findByRole('combobox', { name: /^Empresa del cliente/ });
    await userEvent.type(customer, 'Zia Energy');
    await userEvent.tab();
    await waitFor(() => expect(customer).toHaveAccessibleDescription(/^«Zia Energy» todavía no es cliente/));
    await userEvent.clear(customer);
    await userEvent.type(customer, 'Apache Ridge Energy');
    await userEvent.tab();
    await waitFor(() => expect(customer).not.toHaveAccessibleDescription());
  },
});

const requiring = (...submitGates: TicketGate[]) => mock(getTicketRules, () => ({ ...noRules, submitGates }));

const isMarked = (control: HTMLElement) => control.getAttribute('aria-required') === 'true';

/** The company requires everything: all these fields are marked, and the travel times are not. */
export const AllRequired = meta.story({
  beforeEach({ msw }) {
    msw.use(requiring(...ticketRequirements));
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await waitFor(() => expect(isMarked(field(canvas, /^Work start/))).toBe(true));
    for (const name of [
      /^Work end/,
      /^Location/,
      /^Well name/,
      /^Description/,
      /^Customer name/,
      /^Cost ref/,
    ])
      await expect([name, isMarked(field(canvas, name))]).toEqual([name, true]);
    for (const name of [/^Technician/, /^Job type/, /^Customer company/])
      await expect([name, isMarked(picker(canvas, name))]).toEqual([name, true]);
    await expect(canvas.getByRole('heading', { name: 'Attachments' })).toHaveTextContent('Attachments*');
    for (const name of [/^Travel start/, /^Travel end/, /^Additional notes/])
      await expect([name, isMarked(field(canvas, name))]).toEqual([name, false]);
  },
});

/** The company requires nothing more: only location, well name and description are marked. */
export const NothingMoreRequired = meta.story({
  beforeEach({ msw }) {
    msw.use(requiring());
  },
  play: async ({ canvas, canvasElement }) => {
    await formReady(canvas);
    const marked = [...canvasElement.querySelectorAll('[aria-required="true"]')];
    const names = marked.map((control) => control.id.split('-').at(-1));
    await expect(names).toEqual(['location', 'wellName', 'description']);
  },
});
