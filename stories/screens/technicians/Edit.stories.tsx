import { technicianEndpoints } from '@derrick/domain/technicians';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { mock } from '../../mocks/mock.ts';
import { people } from '../../mocks/peopleFixtures.ts';
import { technicianHandlers } from '../../mocks/peopleHandlers.ts';
import { failure } from '../../mocks/replies.ts';
import { adminAt, phone, spanish } from '../admin.tsx';
import { EDIT, invitedPerson, luis, name, press, retype, sent, startEditing } from './editTechnician.ts';
import { expectToast, page, pick } from './people.ts';

/** Technician with a new email address that is not confirmed yet. */
const peopleWithPendingEmail = people.map((person) =>
  person.id === luis ? { ...person, pendingEmail: 'luis@new.example' } : person,
);

const meta = preview.meta({
  ...adminAt(EDIT),
  title: 'Screens/Technicians/Edit technician',
  beforeEach: startEditing,
});

export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await expect(await name(canvas)).toHaveValue('Luis Ortega');
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('Luis.Ortega@permian.test');
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveValue('+1 (432) 555-0100');
    await expect(canvas.getByText('Active')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Technician Level' })).toHaveValue('Pump service'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Technician Role' })).toHaveValue('Lead hand'),
    );
    await expect(canvas.getByRole('button', { name: 'Save as Draft' })).toBeVisible();
  },
});

/** Only the changed values are submitted, trimmed. The list then shows them. */
export const Updated = meta.story({
  play: async ({ canvas }) => {
    await retype(await name(canvas), '  Luis Ortega Ruiz ');
    await pick(canvas, /Technician Level/, 'Inspection');
    await pick(canvas, /Technician Role/, 'Operator');
    await press(canvas, 'Submit changes');
    await expectToast('Success!', 'Technician updated successfully');
    await expect(Object.keys(Object(sent.body)).sort()).toEqual(['fullname', 'jobRoleId', 'jobTypeId']);
    await expect(sent.body).toMatchObject({ fullname: 'Luis Ortega Ruiz' });
    await expect(await canvas.findByRole('searchbox', { name: 'Search technicians' })).toBeVisible();
  },
});

export const NoChanges = meta.story({
  play: async ({ canvas }) => {
    await name(canvas);
    await press(canvas, 'Submit changes');
    await expectToast('No changes to save', 'Please make changes before submitting');
    await expect(sent.body).toBeUndefined();
  },
});

/** Name and email address are required. Clearing the phone number removes it. */
export const Emptied = meta.story({
  play: async ({ canvas, step }) => {
    const email = canvas.getByRole.bind(null, 'textbox', { name: 'E-mail' });
    await step('rejects an empty name and email address', async () => {
      await retype(await name(canvas), '');
      await retype(email(), '');
      await press(canvas, 'Submit changes');
      await expectToast('Failed!');
      await expect(await name(canvas)).toHaveAccessibleDescription('Please enter a name');
      await expect(email()).toHaveAccessibleDescription(/^An email address is needed/);
      await expect(sent.body).toBeUndefined();
    });
    await step('removes the phone number', async () => {
      await retype(await name(canvas), 'Luis Ortega');
      await retype(email(), 'Luis.Ortega@permian.test');
      await retype(canvas.getByRole('textbox', { name: 'Phone number' }), '');
      await press(canvas, 'Submit changes');
      await expectToast('Success!', 'Technician updated successfully');
      await expect(sent.body).toMatchObject({ phone: '' });
    });
  },
});

/** A level without a role is rejected, as in the invitation. */
export const RoleMissing = meta.story({
  play: async ({ canvas }) => {
    await name(canvas);
    await pick(canvas, /Technician Level/, 'Inspection');
    await press(canvas, 'Submit changes');
    await expectToast('Failed!');
    const role = canvas.getByRole('combobox', { name: 'Technician Role' });
    await expect(role).toHaveAccessibleDescription('Technician Role is required');
    await expect(role).toHaveFocus();
    await expect(sent.body).toBeUndefined();
  },
});

export const Wrong = meta.story({
  tags: ['state:invalid'],
  play: async ({ canvas }) => {
    await name(canvas);
    await retype(canvas.getByRole('textbox', { name: 'E-mail' }), 'luis');
    await retype(canvas.getByRole('textbox', { name: 'Phone number' }), '432');
    await userEvent.tab();
    await expect(await canvas.findByText('Please enter a valid email address')).toBeVisible();
    await expect(
      await canvas.findByText('Please enter a valid phone number format (e.g., +1 (234) 567-8901)'),
    ).toBeVisible();
    await press(canvas, 'Submit changes');
    await expectToast('Failed!');
    await expect(sent.body).toBeUndefined();
  },
});

export const WrongInSpanish = meta.story({
  tags: ['test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: 'Correo electrónico' });
    await retype(email, 'luis');
    await userEvent.tab();
    await expect(await canvas.findByText('Ingrese un correo electrónico válido')).toBeVisible();
    await press(canvas, 'Guardar cambios');
    await expectToast('¡Error!');
  },
});

/** Choosing another level clears the role. */
export const LevelClearsRole = meta.story({
  play: async ({ canvas }) => {
    await name(canvas);
    const role = () => canvas.getByRole('combobox', { name: 'Technician Role' });
    await waitFor(() => expect(role()).toHaveValue('Lead hand'));
    await pick(canvas, /Technician Level/, 'Inspection');
    await expect(role()).toHaveValue('');
  },
});

export const Updating = meta.story({
  tags: ['state:pending'],
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.updatePending());
  },
  play: async ({ canvas }) => {
    await retype(await name(canvas), 'Luis O.');
    await press(canvas, 'Submit changes');
    await expect(await canvas.findByRole('button', { name: /Updating\.\.\./ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
});

export const UpdateFails = meta.story({
  tags: ['state:failed'],
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.updateFails());
  },
  play: async ({ canvas }) => {
    await retype(await name(canvas), 'Luis O.');
    await press(canvas, 'Submit changes');
    await expectToast('Failed to update technician', 'The database is being moved. Try again in a minute.');
    await expect(await name(canvas)).toHaveValue('Luis O.');
  },
});

/** The error reply has no message: the page shows its own. */
export const UpdateFailsInSilence = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.updateSilent());
  },
  play: async ({ canvas }) => {
    await retype(await name(canvas), 'Luis O.');
    await press(canvas, 'Submit changes');
    await expectToast('Failed to update technician', 'An error occurred while updating the technician');
  },
});

/**
 * A technician with a pending invitation gets the new email address without confirmation. A taken address is rejected at
 * its field.
 */
export const EmailTaken = meta.story({
  args: { location: `/dashboard/technicians/edit/${invitedPerson}` },
  play: async ({ canvas }) => {
    await name(canvas);
    await retype(canvas.getByRole('textbox', { name: 'E-mail' }), 'dana.whitfield@permian.test');
    await press(canvas, 'Submit changes');
    await expectToast('Failed to update technician');
    await waitFor(() => expect(page().getAllByText('This email address is already in use').length).toBe(2));
  },
});

/** The company allows only addresses of its own domains. */
export const EmailOfAnotherDomain = meta.story({
  args: { location: `/dashboard/technicians/edit/${invitedPerson}` },
  beforeEach({ msw }) {
    const message = 'Your company accepts only addresses of @permian.test';
    msw.use(
      mock(technicianEndpoints.update, () =>
        failure(400, 'MAIL_DOMAIN_REFUSED', message, { email: 'mailDomainRefused' }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await name(canvas);
    await retype(canvas.getByRole('textbox', { name: 'E-mail' }), 'dana@elsewhere.test');
    await press(canvas, 'Submit changes');
    await expectToast('Failed to update technician');
    await waitFor(() => expect(page().getAllByText(/accepts only addresses of its own/).length).toBe(2));
  },
});

/** The new address of a technician who can sign in applies after the technician confirms it. */
export const EmailAsked = meta.story({
  play: async ({ canvas }) => {
    await name(canvas);
    await retype(canvas.getByRole('textbox', { name: 'E-mail' }), 'luis@new.example');
    await press(canvas, 'Submit changes');
    await expectToast(
      'Success!',
      'A link to confirm the new address was sent to luis@new.example. The old address works until then.',
    );
  },
});

export const EmailWaits = meta.story({
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.ready({ all: peopleWithPendingEmail }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
      'Waiting for confirmation of luis@new.example. Until then, this address stays in use.',
    );
  },
});

export const EmailWaitsInSpanish = meta.story({
  tags: ['test-full'],
  globals: { ...spanish, ...phone },
  beforeEach({ msw }) {
    msw.use(...technicianHandlers.ready({ all: peopleWithPendingEmail }));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Falta confirmar luis@new.example. Hasta entonces se usa esta dirección.'),
    ).toBeVisible();
  },
});

export const Spanish = meta.story({
  tags: ['state:spanish', 'test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Nombre del técnico' })).toHaveValue(
      'Luis Ortega',
    );
  },
});

export const Dark = meta.story({
  tags: ['state:dark', 'test-full'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await name(canvas);
  },
});

export const Phone = meta.story({
  tags: ['state:phone'],
  globals: phone,
  play: async ({ canvas }) => {
    await name(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
