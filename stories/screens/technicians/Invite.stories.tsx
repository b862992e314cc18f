import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { levelHandlers } from '../../mocks/levels.ts';
import { storyId } from '../../mocks/people.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, phone, spanish } from '../admin.tsx';
import { field, fillIn, LIST, mode, open, startInviting, submit } from './invite.ts';
import { expectToast, page, pick } from './people.ts';

const meta = preview.meta({
  ...adminAt(LIST),
  title: 'Screens/Technicians/Add technician',
  beforeEach: startInviting,
});

/** The dialog opens with SMS chosen and the focus on the name. */
export const Open = meta.story({
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(dialog.getByRole('radio', { name: 'SMS invite' })).toBeChecked();
    await waitFor(() => expect(field(dialog, /Full Name/)).toHaveFocus());
    await expect(dialog.getByRole('combobox', { name: /Technician Role/ })).toBeDisabled();
    await expect(dialog.queryByRole('textbox', { name: /Email/ })).not.toBeInTheDocument();
  },
});

/** The phone number is incomplete, and Invite is disabled, as in the mock-up. */
export const PhoneWrong = meta.story({
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await fillIn(dialog);
    await userEvent.type(field(dialog, /Phone/), '91555501');
    await expect(field(dialog, /Phone/)).toHaveValue('(915) 555-01');
    await expect(dialog.getByRole('button', { name: 'Invite' })).toBeDisabled();
    await userEvent.tab();
    await expect(
      await dialog.findByText('Please enter a valid phone number format (e.g., +1 (234) 567-8901)'),
    ).toBeVisible();
    await userEvent.type(field(dialog, /Phone/), '77');
    await expect(field(dialog, /Phone/)).toHaveValue('(915) 555-0177');
    await expect(dialog.getByRole('button', { name: 'Invite' })).toBeEnabled();
    await expect(
      dialog.queryByText('Please enter a valid phone number format (e.g., +1 (234) 567-8901)'),
    ).not.toBeInTheDocument();
    await userEvent.type(field(dialog, /Phone/), '{Backspace}{Backspace}');
  },
});

/** The user types in the middle, deletes and pastes. The caret stays at its position. */
export const PhoneTyping = meta.story({
  play: async ({ canvas, step }) => {
    const dialog = await open(canvas);
    const input = field(dialog, /Phone/);
    if (!(input instanceof HTMLInputElement)) throw new Error('The phone is no input');
    await step('accepts a leading 1', async () => {
      await userEvent.type(input, '12345678901');
      await expect(input).toHaveValue('+1 (234) 567-8901');
    });
    await step('deletes every character', async () => {
      for (let key = 0; key < 20; key += 1) await userEvent.keyboard('{Backspace}');
      await expect(input).toHaveValue('');
    });
    await step('types in the middle', async () => {
      await userEvent.type(input, '23567890');
      await expect(input).toHaveValue('(235) 678-90');
      input.setSelectionRange(3, 3);
      await userEvent.keyboard('4');
      await expect(input).toHaveValue('(234) 567-890');
      await expect(input.selectionStart).toBe(4);
    });
    await step('pastes a number', async () => {
      await userEvent.clear(input);
      await userEvent.paste('234.567.8901');
      await expect(input).toHaveValue('(234) 567-8901');
    });
  },
});

/** Validation follows the order of the specification. Each error appears in a toast and at its field. */
export const Checks = meta.story({
  play: async ({ canvas, step }) => {
    const dialog = await open(canvas);
    const refused = async (text: string) => {
      await submit(dialog);
      await expectToast('Failed!');
      await waitFor(() => expect(page().getAllByText(text).length).toBeGreaterThan(1));
    };
    await step('requires a name', async () => {
      await refused('Full Name is required');
      await waitFor(() => expect(field(dialog, /Full Name/)).toHaveFocus());
      await pasteInto(field(dialog, /Full Name/), 'Priya Nair');
    });
    await step('requires a level', async () => {
      await refused('Technician Level is required');
      await pick(dialog, /Technician Level/, 'Pump service');
    });
    await step('requires a role', async () => {
      await refused('Technician Role is required');
      await pick(dialog, /Technician Role/, 'Helper');
    });
    await step('requires a phone number', async () => {
      await refused('Phone is required for SMS invite method');
    });
    await step('requires a valid email address', async () => {
      await mode(dialog, 'Email invite');
      await refused('Email is required for email invite method');
      await userEvent.type(field(dialog, /Email/), 'priya');
      await refused('Please enter a valid email address');
    });
    await step('requires a password', async () => {
      await userEvent.clear(field(dialog, /Email/));
      await mode(dialog, 'Create profile');
      await refused('Password is required for create profile method');
      await userEvent.type(dialog.getByLabelText(/^Password/), 'short');
      await refused('Password must be at least 6 characters');
    });
  },
});

export const ChecksInSpanish = meta.story({
  tags: ['test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Invitar técnico', 'Agregar técnico');
    await userEvent.click(dialog.getByRole('button', { name: 'Invitar' }));
    await expectToast('¡Error!');
    await waitFor(() => expect(page().getAllByText('El nombre completo es obligatorio').length).toBe(2));
  },
});

/** Another level has other roles: choosing it clears the role. */
export const LevelClearsRole = meta.story({
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await fillIn(dialog);
    await pick(dialog, /Technician Level/, 'Inspection');
    await expect(dialog.getByRole('combobox', { name: /Technician Role/ })).toHaveValue('');
  },
});

/** A level without roles: the list of roles asks for a name, and creates the role. */
export const LevelWithoutRoles = meta.story({
  beforeEach({ msw }) {
    msw.use(...levelHandlers.ready({ all: [{ id: storyId(7, 500), name: 'Coiled tubing' }] }));
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await pick(dialog, /Technician Level/, 'Coiled tubing');
    const role = dialog.getByRole('combobox', { name: /Technician Role/ });
    await userEvent.click(role);
    await expect(await dialog.findByText('No roles found. Type a name to create one.')).toBeVisible();
    await userEvent.type(role, 'Operator');
    await userEvent.click(await dialog.findByRole('option', { name: /Operator/ }));
    await waitFor(() => expect(role).toHaveValue('Operator'));
    await userEvent.tab();
    await expect(role).toHaveValue('Operator');
  },
});

/** The levels fail to load: their list shows the error. */
export const LevelsFail = meta.story({
  beforeEach({ msw }) {
    msw.use(...levelHandlers.fail());
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.click(dialog.getByRole('combobox', { name: /Technician Level/ }));
    await expect(await dialog.findByText('Failed to load levels')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await expect(await dialog.findByRole('option', { name: 'Pump service' })).toBeVisible();
  },
});

export const CreateProfile = meta.story({
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await mode(dialog, 'Create profile');
    await expect(
      dialog.getByText(
        'They can sign in at once with their email address and the password you set. Then they choose their own.',
      ),
    ).toBeVisible();
    await expect(field(dialog, /Email/)).not.toBeRequired();
  },
});

/** Closing and reopening the dialog clears its form. */
export const ResetOnClose = meta.story({
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await mode(dialog, 'Email invite');
    await userEvent.type(field(dialog, /Full Name/), 'Priya');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());
    const reopened = await open(canvas);
    await expect(reopened.getByRole('radio', { name: 'SMS invite' })).toBeChecked();
    await expect(field(reopened, /Full Name/)).toHaveValue('');
  },
});

/** Escape with unsaved changes asks for confirmation first. */
export const EscapeAsks = meta.story({
  play: async ({ canvas, step }) => {
    const dialog = await open(canvas);
    await userEvent.type(field(dialog, /Full Name/), 'Priya');
    const question = () => page().findByRole('alertdialog', { name: 'Leave without saving?' });
    const answer = async (name: string) => {
      await userEvent.click(within(await question()).getByRole('button', { name }));
      await waitFor(() => expect(page().queryByRole('alertdialog')).not.toBeInTheDocument());
    };
    await step('Stay keeps the typed values', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(await question()).toHaveTextContent('What you typed will be lost.');
      await answer('Stay');
      await expect(field(dialog, /Full Name/)).toHaveValue('Priya');
    });
    await step('the close button asks too', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      await answer('Leave');
      await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('an empty form closes without asking', async () => {
      await open(canvas);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
});

export const EscapeAsksInSpanish = meta.story({
  tags: ['test-full'],
  globals: { ...spanish, ...phone },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Invitar técnico', 'Agregar técnico');
    await userEvent.type(field(dialog, /Nombre completo/), 'Priya');
    await userEvent.keyboard('{Escape}');
    await expect(await page().findByRole('alertdialog', { name: '¿Salir sin guardar?' })).toHaveTextContent(
      'Se perderá lo que escribió.',
    );
  },
});

export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await mode(dialog, 'Create profile');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const SpanishOnPhone = meta.story({
  tags: ['test-full'],
  globals: { ...spanish, ...phone },
  play: async ({ canvas }) => {
    await open(canvas, 'Invitar técnico', 'Agregar técnico');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Dark = meta.story({
  tags: ['test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await fillIn(await open(canvas));
  },
});
