import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AdminApp } from '../../../apps/admin/src/app/AdminApp.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { fileHandlers } from '../../mocks/files.ts';
import { signedIn } from '../../mocks/session.ts';
import { created, ticketFormHandlers } from '../../mocks/ticketForm.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { forgetChoices, phone, renderAdmin, spanish } from '../admin.tsx';
import {
  expectCreated,
  expectProblems,
  field,
  fill,
  fillRequired,
  formReady,
  NEW,
  page,
  submit,
} from './form.ts';

const meta = preview.meta({
  component: AdminApp,
  title: 'Screens/Job tickets/Form',
  args: { location: NEW },
  render: (args, context) => renderAdmin({ location: args.location ?? NEW }, context),
  parameters: { layout: 'fullscreen' },
  beforeEach({ msw }) {
    msw.use(
      ...authHandlers.signedIn(),
      ...ticketFormHandlers.ready(),
      ...fileHandlers.ready(),
      ...ticketHandlers.ready(),
    );
    const end = [signedIn(), forgetChoices()];
    return () => {
      for (const undo of end) undo();
    };
  },
});

/** An empty form. */
export const Create = meta.story({
  play: async ({ canvas }) => {
    await formReady(canvas);
    await expect(canvas.getByRole('heading', { name: 'Create Job Ticket' })).toBeVisible();
    const way = canvas.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(
      within(way)
        .getAllByRole('listitem')
        .map((place) => place.textContent),
    ).toEqual(['Overview', 'Job Ticket', 'Add Job Ticket']);
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    await expect(
      await canvas.findByText('Images, PDF, DOC, DOCX or TXT, up to 25.00 MB each.'),
    ).toBeVisible();
  },
});

/** As the mock-up shows it: filled, over midnight. */
export const Filled = meta.story({
  play: async ({ canvas, step }) => {
    await fillRequired(canvas);
    await fill(field(canvas, /^Work start/), '10 pm');
    await fill(field(canvas, /^Work end/), '530');
    await fill(field(canvas, /^Travel start/), '9:15p');
    await fill(field(canvas, /^Travel end/), '22:00');
    await step('totals are counted as one types', async () => {
      await expect(canvas.getByText('7h 30m')).toBeVisible();
      await expect(canvas.getByText('45m')).toBeVisible();
      await expect(canvas.getByText('+1 day')).toBeVisible();
      await userEvent.tab();
      await expect(field(canvas, /^Work end/)).toHaveValue('05:30 AM');
    });
    await step('pickers', async () => {
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

/** Creates the ticket and comes to the list, which says so, once. */
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
    await step('closed', async () => {
      const [close] = within(dialog).getAllByRole('button', { name: 'Close' });
      if (close) await userEvent.click(close);
      await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());
      await expect(await canvas.findByRole('grid')).toBeVisible();
      await expect(Object.keys(localStorage).filter((key) => key.startsWith('derrick.draft.'))).toEqual([]);
    });
  },
});

/** All problems are listed in order, and each leads to its field. */
export const Problems = meta.story({
  play: async ({ canvas, step }) => {
    await formReady(canvas);
    await submit(canvas);
    const summary = await expectProblems(
      canvas,
      'Please enter location',
      'Please enter well name',
      'Please enter description',
    );
    await step('to a field', async () => {
      await userEvent.click(within(summary).getByRole('link', { name: 'Please enter well name' }));
      await expect(field(canvas, /^Well name/)).toHaveFocus();
      await expect(field(canvas, /^Well name/)).toHaveAccessibleDescription('Please enter well name');
    });
    await step('what is put right leaves the list', async () => {
      await fill(field(canvas, /^Well name/), 'Ridgeback 14-2H');
      await expect(within(summary).getAllByRole('listitem')).toHaveLength(2);
    });
    await expect(created).toHaveLength(0);
  },
});

/** On leaving a field it says what it misses. */
export const ProblemOnBlur = meta.story({
  play: async ({ canvas }) => {
    const location = await formReady(canvas);
    await userEvent.click(location);
    await userEvent.tab();
    await expect(location).toHaveAccessibleDescription('Please enter location');
    await expect(field(canvas, /^Well name/)).toBeValid();
    await expect(canvas.queryByRole('group', { name: /problem/ })).not.toBeInTheDocument();
  },
});

/** What is no time is not sent as none. */
export const UnreadableTime = meta.story({
  play: async ({ canvas }) => {
    await fillRequired(canvas);
    await fill(field(canvas, /^Work start/), 'half past');
    await submit(canvas);
    await expectProblems(canvas, 'Work start: Please enter a time, or nothing');
    await expect(field(canvas, /^Work start/)).toHaveValue('half past');
  },
});

/** Longer than can be stored: nothing is cut off silently. */
export const TooLong = meta.story({
  play: async ({ canvas }) => {
    await fillRequired(canvas);
    await fill(field(canvas, 'Customer name'), 'R. Calloway '.repeat(20));
    await submit(canvas);
    await expectProblems(canvas, 'Customer name: Please shorten this to 200 characters');
  },
});

/** The server's findings come to their fields. */
export const ServerProblems = meta.story({
  beforeEach({ msw }) {
    msw.use(
      ...ticketFormHandlers.fieldErrors({ technicianId: 'technicianUnknown', wellName: 'textInvalid' }),
    );
  },
  play: async ({ canvas }) => {
    await fillRequired(canvas);
    await submit(canvas);
    await expectProblems(
      canvas,
      "Well name: Please remove characters that can't be stored",
      /^Technician: Please choose another/,
    );
    await expect(canvas.getByRole('combobox', { name: 'Technician' })).toBeInvalid();
  },
});

/** More than 16 hours is asked about, and taken. */
export const LongDay = meta.story({
  play: async ({ canvas }) => {
    await fillRequired(canvas);
    await fill(field(canvas, /^Work start/), '5a');
    await fill(field(canvas, /^Work end/), '4a');
    await expect(canvas.getByText('23h')).toBeVisible();
    await expect(canvas.getByText(/more than 16 hours of work/)).toBeVisible();
    await submit(canvas);
    await expectCreated();
  },
});

/** The way there can be long, too. */
export const LongWay = meta.story({
  play: async ({ canvas }) => {
    await formReady(canvas);
    await fill(field(canvas, /^Travel start/), '7');
    await fill(field(canvas, /^Travel end/), '6:30');
    await expect(canvas.getByText('23h 30m')).toBeVisible();
    await expect(canvas.getByText(/more than 16 hours of travel/)).toBeVisible();
  },
});

/** Something chosen is gone by now. */
export const JobTypeGone = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.fieldErrors({ jobTypeId: 'jobTypeUnknown' }));
  },
  play: async ({ canvas }) => {
    await fillRequired(canvas);
    await submit(canvas);
    await expectProblems(canvas, 'Job type: Please choose another: this one no longer exists');
  },
});

/** A refusal that belongs to no field of the form is said at the top alone. */
export const RefusedAsAWhole = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.fieldErrors({ body: 'invalid' }));
  },
  play: async ({ canvas }) => {
    await fillRequired(canvas);
    await submit(canvas);
    await expectProblems(canvas, /^The server did not accept the ticket/);
  },
});

/** The 101st technician is found by asking the server. */
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

/** Pickers that could not be loaded say so, and are asked again from their list. */
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

/** While it is saved nothing can be changed. */
export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.savePending());
  },
  play: async ({ canvas }) => {
    await fillRequired(canvas);
    await submit(canvas);
    const button = await canvas.findByRole('button', { name: 'Creating job ticket...' });
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(field(canvas, /^Location/)).toBeDisabled();
    await expect(canvas.getByRole('combobox', { name: 'Technician' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeDisabled();
  },
});

/** A double click makes one ticket. */
export const DoubleClick = meta.story({
  play: async ({ canvas }) => {
    await fillRequired(canvas);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Create Job Ticket' }));
    await expectCreated();
    await expect(created).toHaveLength(1);
  },
});

/** Everything stays when saving fails; the next try is the same attempt. */
export const SaveFails = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.saveFails('The database is being moved.', { once: true }));
  },
  play: async ({ canvas }) => {
    await fillRequired(canvas);
    await submit(canvas);
    await expectProblems(canvas, 'Failed to create job ticket: The database is being moved.');
    await expect(field(canvas, /^Well name/)).toHaveValue('Ridgeback 14-2H');
    await submit(canvas);
    await expectCreated();
  },
});

/** A reply that is lost makes no second ticket: the same content has the same key. */
export const ReplyLost = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketFormHandlers.replyLost());
  },
  play: async ({ canvas }) => {
    await fillRequired(canvas);
    await submit(canvas);
    await expectProblems(canvas, 'Failed to create job ticket: No response from server');
    await submit(canvas);
    await expectCreated();
    await expect(created).toHaveLength(2);
    await expect(created[1]?.key).toBe(created[0]?.key);
    await expect(created[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  },
});

/** Visible, not usable, and it says why. */
export const Voice = meta.story({
  play: async ({ canvas }) => {
    await formReady(canvas);
    // The last of the form's calls: a render in between could take the pointer's rest away.
    await canvas.findByText(/up to 25.00 MB each/);
    const voice = canvas.getByRole('button', { name: 'Create Ticket with voice' });
    await expect(voice).toHaveAttribute('aria-disabled', 'true');
    await userEvent.hover(voice);
    await expect(await page().findByRole('tooltip')).toHaveTextContent(/not available yet/);
  },
});

/** A technician records their own tickets. */
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

/** Who may only read is told so. */
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
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await formReady(canvas);
    await submit(canvas);
    await canvas.findByRole('group', { name: 'There are 3 problems' });
  },
});

export const CreatedOnPhoneInSpanish = meta.story({
  args: { location: '/dashboard/job-tickets?created=TK-10483' },
  globals: { ...phone, ...spanish },
  play: async () => {
    const dialog = await page().findByRole('dialog', { name: 'Ticket de trabajo creado' });
    await expect(dialog).toHaveTextContent('Su ticket de trabajo se creó y se guardó correctamente.');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const CreatedInDark = meta.story({
  args: { location: '/dashboard/job-tickets?created=TK-10483' },
  globals: { theme: 'dark' },
  play: async () => {
    await expectCreated();
  },
});
