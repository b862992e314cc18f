import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { technicianHandlers } from '../../mocks/peopleHandlers.ts';
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
    await userEvent.type(field(dialog, /Email/), 'priya@permian.test');
    await submit(dialog);
    await expectToast('Success!', 'Technician invited successfully');
  },
});

/** With a password they are in at once; e-mail and phone may be left out. */
export const ProfileCreated = meta.story({
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await mode(dialog, 'Create profile');
    await fillIn(dialog);
    await userEvent.type(dialog.getByLabelText(/^Password/), 'pump-jack-17');
    await submit(dialog);
    await expectToast('Success!', 'Technician invited successfully');
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Active Technicians' })).toHaveTextContent('22'),
    );
  },
});

/** A new company confirms an address before it invites anybody; the dialog mails the link again. */
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
  globals: { ...phone, theme: 'dark' },
});

/** Somebody else has the address: said at the field and by the toast; what was typed stays. */
export const EmailTaken = meta.story({
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await mode(dialog, 'Email invite');
    await fillIn(dialog);
    await userEvent.type(field(dialog, /Email/), 'abigail.stone@permian.test');
    fireEvent.blur(field(dialog, /Email/));
    // The fixtures write addresses as somebody typed them.
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

/** A server that fails without a word. */
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

/** On its way: it can be neither closed nor sent twice. */
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
