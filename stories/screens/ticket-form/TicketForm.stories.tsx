import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { rememberCreated } from '../../../apps/admin/src/tickets/form/createdFlag.ts';
import { authHandlers, users } from '../../mocks/auth.ts';
import { created, editable, ticketFormHandlers } from '../../mocks/ticketForm.ts';
import { tickets } from '../../mocks/tickets.ts';
import { adminAt, phone, spanish } from '../admin.tsx';
import {
  expectCreated,
  field,
  fill,
  fillRequired,
  formReady,
  NEW,
  page,
  startTicketForm,
  submit,
} from './form.ts';

const meta = preview.meta({
  ...adminAt(NEW),
  title: 'Screens/Job tickets/Form',
  beforeEach: startTicketForm,
});

/** An empty form for a new ticket. */
export const Create = meta.story({
  play: async ({ canvas }) => {
    await formReady(canvas);
    await expect(canvas.getByRole('heading', { name: 'Create Job Ticket' })).toBeVisible();
    const breadcrumb = canvas.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(
      within(breadcrumb)
        .getAllByRole('listitem')
        .map((place) => place.textContent),
    ).toEqual(['Overview', 'Job Ticket', 'Add Job Ticket']);
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    await expect(await canvas.findByText('Images, PDF, DOC, DOCX or TXT, up to 25 MB each.')).toBeVisible();
  },
});

/** The form filled in as in the mock-up, with work past midnight. */
export const Filled = meta.story({
  play: async ({ canvas, step }) => {
    await fillRequired(canvas);
    await fill(field(canvas, /^Work start/), '10 pm');
    await fill(field(canvas, /^Work end/), '530');
    await fill(field(canvas, /^Travel start/), '9:15p');
    await fill(field(canvas, /^Travel end/), '22:00');
    await step('updates the totals while the user types', async () => {
      await expect(canvas.getByText('7h 30m')).toBeVisible();
      await expect(canvas.getByText('45m')).toBeVisible();
      await expect(canvas.getByText('+1 day')).toBeVisible();
      await userEvent.tab();
      await expect(field(canvas, /^Work end/)).toHaveValue('05:30 AM');
    });
    await step('the pickers show their options', async () => {
      const technician = canvas.getByRole('combobox', { name: 'Technician' });
      await userEvent.click(technician);
      await userEvent.click(await canvas.findByRole('option', { name: 'Luis Ortega' }));
      await userEvent.click(canvas.getByRole('combobox', { name: 'Job type' }));
      await userEvent.click(await canvas.findByRole('option', { name: 'Pump service' }));
      await userEvent.click(canvas.getByRole('combobox', { name: 'Customer company' }));
      await userEvent.click(await canvas.findByRole('option', { name: 'Apache Ridge Energy' }));
      await fill(field(canvas, 'Customer name'), 'R. Calloway');
      await expect(technician).toHaveValue('Luis Ortega');
    });
  },
});

/** Creating a ticket opens the list and shows the success dialog once, also after a reload. */
export const Created = meta.story({
  play: async ({ canvas, step }) => {
    await fillRequired(canvas);
    await fill(field(canvas, /^Work start/), '22:00');
    await fill(field(canvas, /^Work end/), '05:30');
    await fill(canvas.getByRole('combobox', { name: 'Customer company' }), 'Brand New Oil');
    await submit(canvas);
    const dialog = await expectCreated();
    await expect(created).toHaveLength(1);
    await expect(created[0]?.input).toMatchObject({
      location: 'Loving County, TX 79754',
      workStartedAt: '22:00',
      workEndedAt: '05:30',
      workHours: 7.5,
      travelHours: 0,
      customerCompany: 'Brand New Oil',
      technicianId: null,
    });
    await expect(within(dialog).getByRole('link', { name: 'View ticket' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/dashboard\/job-tickets\/[\da-f-]{36}$/),
    );
    await step('the dialog can be closed', async () => {
      const [close] = within(dialog).getAllByRole('button', { name: 'Close' });
      if (close) await userEvent.click(close);
      await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());
      await expect(await canvas.findByRole('grid')).toBeVisible();
      await expect(Object.keys(localStorage).filter((key) => key.startsWith('derrick.draft.'))).toEqual([]);
    });
  },
});

/** The 101st technician is found by a search on the server. */
export const ManyTechnicians = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.manyTechnicians());
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    const technician = canvas.getByRole('combobox', { name: 'Technician' });
    await userEvent.click(technician);
    await expect(await canvas.findByText('There are more: type a name to find them.')).toBeVisible();
    await expect(canvas.queryByRole('option', { name: 'Zoë Zúñiga' })).not.toBeInTheDocument();
    await userEvent.paste('zuniga');
    await userEvent.click(await canvas.findByRole('option', { name: 'Zoë Zúñiga' }));
    await expect(technician).toHaveValue('Zoë Zúñiga');
  },
});

/** The options of the pickers fail to load: each list shows the error and can be retried. */
export const PickersFail = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.optionsFail());
  },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await expect((await page().findAllByText('Failed to load technicians'))[0]).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Technician' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('option', { name: 'Luis Ortega' })).toBeVisible();
  },
});

/** The voice button is visible but disabled, and its hint gives the reason. */
export const Voice = meta.story({
  play: async ({ canvas }) => {
    await formReady(canvas);
    // Waits for the form's last request: a later render could interrupt the hover.
    await canvas.findByText(/up to 25 MB each/);
    const voice = canvas.getByRole('button', { name: 'Create Ticket with voice' });
    await expect(voice).toHaveAttribute('aria-disabled', 'true');
    await userEvent.hover(voice);
    await expect(await page().findByRole('tooltip')).toHaveTextContent(/not available yet/);
  },
});

/** A technician can only record tickets of their own. */
export const Technician = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me(users.TECHNICIAN));
  },
  play: async ({ canvas }) => {
    await fillRequired(canvas);
    const technician = canvas.getByRole('combobox', { name: 'Technician' });
    await expect(technician).toHaveValue('Luis Ortega');
    await expect(technician).toHaveAttribute('readonly');
    await submit(canvas);
    await expectCreated();
    await expect(created[0]?.input).toMatchObject({ technicianId: users.TECHNICIAN.id });
  },
});

/** A user with read access opens the form: the page denies access. */
export const NotAllowed = meta.story({
  beforeEach({ msw }) {
    msw.use(...authHandlers.me({ ...users.MANAGER, permissions: ['tickets:read'] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You can't create tickets")).toBeVisible();
  },
});

export const OnPhone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await formReady(canvas);
    await submit(canvas);
    await canvas.findByRole('group', { name: 'There are 3 problems' });
  },
});

export const InSpanish = meta.story({
  tags: ['test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Ubicación/ });
    await fill(field(canvas, /^Inicio del trabajo/), '7:30 pm');
    await userEvent.tab();
    await expect(field(canvas, /^Inicio del trabajo/)).toHaveProperty(
      'value',
      expect.stringMatching(/^07:30 p\.\s?m\.$/),
    );
    await submit(canvas, 'Crear ticket de trabajo');
    await expect(await canvas.findByRole('group', { name: 'Hay 3 problemas' })).toHaveFocus();
  },
});

export const InDark = meta.story({
  tags: ['test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await submit(canvas);
    await canvas.findByRole('group', { name: 'There are 3 problems' });
  },
});

export const CreatedOnPhoneInSpanish = meta.story({
  tags: ['test-full'],
  args: { location: '/dashboard/job-tickets?created=TK-10483' },
  beforeEach: () => rememberCreated({ jobcode: 'TK-10483', id: tickets[0]?.id ?? '' }),
  globals: { ...phone, ...spanish },
  play: async () => {
    const dialog = await page().findByRole('dialog', { name: 'Ticket de trabajo creado' });
    await expect(dialog).toHaveTextContent('Su ticket de trabajo se creó y se guardó correctamente.');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The success dialog of a new ticket leads to the signature of the customer who is still there. */
export const CreatedSignNow = meta.story({
  args: { location: '/dashboard/job-tickets?created=TK-10483' },
  beforeEach: () => rememberCreated({ jobcode: 'TK-10483', id: editable.id }),
  play: async () => {
    const dialog = within(await expectCreated());
    await userEvent.click(dialog.getByRole('link', { name: 'Sign now' }));
    await expect(
      await page().findByRole('dialog', { name: `Sign ticket ${editable.jobcode}` }),
    ).toBeVisible();
  },
});

export const CreatedInDark = meta.story({
  tags: ['test-full'],
  args: { location: '/dashboard/job-tickets?created=TK-10483' },
  beforeEach: () => rememberCreated({ jobcode: 'TK-10483', id: tickets[0]?.id ?? '' }),
  globals: { theme: 'dark' },
  play: async () => {
    await expectCreated();
  },
});
