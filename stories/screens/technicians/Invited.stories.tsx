import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { technicianHandlers } from '../../mocks/peopleHandlers.ts';
import { pasteInto } from '../../pasteInto.ts';
import { adminAt, phone } from '../admin.tsx';
import { field, fillIn, LIST, mode, open, startInviting, submit } from './invite.ts';
import { expectToast, page } from './people.ts';

const meta = preview.meta({
  ...adminAt(LIST),
  title: 'Screens/Technicians/Add technician, sending',
  beforeEach: startInviting,
});

export const InvitedBySms = meta.story({
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await fillIn(dialog);
    await userEvent.type(field(dialog, /Phone/), '9155550177');
    await submit(dialog);
    await expectToast('Success!', 'Technician invited successfully');
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Pending Invitations' })).toHaveTextContent('4'),
    );
  },
});

export const InvitedByEmail = meta.story({
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await mode(dialog, 'Email invite');
    await fillIn(dialog);
    await pasteInto(field(dialog, /Email/), 'priya@permian.test');
    await submit(dialog);
    await expectToast('Success!', 'Technician invited successfully');
  },
});

/** A password is set: the profile is active at once. Email and phone are optional. */
export const ProfileCreated = meta.story({
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await mode(dialog, 'Create profile');
    await fillIn(dialog);
    await pasteInto(dialog.getByLabelText(/^Password/), 'pump-jack-17');
    await submit(dialog);
    await expectToast('Success!', 'Technician invited successfully');
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Active Technicians' })).toHaveTextContent('22'),
    );
  },
});

/** A new company must confirm its email address before inviting: the dialog can send the link again. */
export const AddressNotConfirmed = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.unconfirmed());
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await fillIn(dialog);
    await userEvent.type(field(dialog, /Phone/), '9155550177');
    await submit(dialog);
    await expect(await dialog.findByText('Your email address is not confirmed yet')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send the link again' }));
    await expectToast('Success!', 'The link is on its way to olga@permian.test');
    await expect(field(dialog, /Phone/)).toHaveValue('(915) 555-0177');
  },
});

export const AddressNotConfirmedOnAPhone = AddressNotConfirmed.extend({
  tags: ['test-full'],
  globals: { ...phone, theme: 'dark' },
});

/** The address is taken: the field and a toast show the error, and the form keeps everything typed. */
export const EmailTaken = meta.story({
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await mode(dialog, 'Email invite');
    await fillIn(dialog);
    await pasteInto(field(dialog, /Email/), 'abigail.stone@permian.test');
    fireEvent.blur(field(dialog, /Email/));
    // The fixtures store addresses as users typed them, with capital letters.
    await submit(dialog);
    await expectToast('Failed!');
    await waitFor(() => expect(page().getAllByText('This email address is already in use').length).toBe(2));
    await expect(field(dialog, /Full Name/)).toHaveValue('Priya Nair');
  },
});

export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.createFails());
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await fillIn(dialog);
    await userEvent.type(field(dialog, /Phone/), '9155550177');
    await submit(dialog);
    await expectToast('Failed!', 'The SMS gateway does not answer');
  },
});

/** The error reply has no message: the dialog shows its own. */
export const RefusedInSilence = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.createSilent());
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await fillIn(dialog);
    await userEvent.type(field(dialog, /Phone/), '9155550177');
    await submit(dialog);
    await expectToast('Failed!', 'Failed to invite technician');
  },
});

/** The request is still running: the dialog can neither be closed nor submitted again. */
export const Inviting = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.createPending());
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await fillIn(dialog);
    await userEvent.type(field(dialog, /Phone/), '9155550177');
    await submit(dialog);
    await expect(await dialog.findByRole('button', { name: /Inviting/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await expect(page().getByRole('dialog', { name: 'Add technician' })).toBeVisible();
  },
});
